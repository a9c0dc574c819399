import { createStore, useStore } from 'zustand';
import { emit } from '@tessera/shared/events';
import { initialSession, sessionReducer } from './session-reducer';
import type { SessionFact, SessionState } from './session-reducer';
import {
  SESSION_KEY,
  forgetClosedBrowser,
  forgetTyped,
  noteExpiredAt,
  readStored,
  rememberSession,
  wasExpired,
  writeStored,
} from './session-storage';

/** The one session of this tab. Never written on the server: there it stays 'restoring' for every visitor. */
export const sessionStore = createStore<SessionState>(() => initialSession);

/** Reads the session in a component; on the server and while hydrating it is the state 'restoring', without tokens. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

function announce(before: SessionState, after: SessionState, fact: SessionFact, expired: boolean): void {
  if (fact.type === 'restored') return;
  const origin = fact.type === 'synced' ? 'other-tab' : 'this-tab';
  if (fact.type === 'expired') emit('session-expired');
  else if (after.status === 'signed-out') emit('signed-out', { origin, expired });
  else if (after.role && before.userId !== after.userId) emit('signed-in', { role: after.role, origin });
}

/** Applies a fact to the session, keeps the storage in step and raises the event that follows from it. */
export function dispatch(fact: SessionFact): void {
  // another tab may have signed out or in anew, and its storage event be still under way: its session is the newer one
  if ('from' in fact) syncSession();
  const before = sessionStore.getState();
  const after = sessionReducer(before, fact);
  if (after === before) return;
  if (fact.type === 'expired') noteExpiredAt();
  if (fact.type !== 'restored' && fact.type !== 'synced') writeStored(after, fact.type === 'expired');
  const expired = fact.type === 'expired' || wasExpired();
  if (after.status === 'signed-out' && !expired) forgetTyped();
  sessionStore.setState(after, true);
  announce(before, after, fact, expired);
}

/**
 * Takes the tokens of a successful login.
 * @param options.remember false ends the session with the browser ('Remember me', docs/product.md §2)
 */
export function signIn(tokens: { access: string; refresh: string }, { remember = true } = {}): void {
  rememberSession(remember);
  dispatch({ type: 'signed-in', tokens });
}

/** Takes over what another tab has stored. Without a storage the session stays as it is. */
export function syncSession(): void {
  const stored = readStored();
  if (stored !== undefined) dispatch({ type: 'synced', stored });
}

function handleStorage({ key }: StorageEvent): void {
  // `key` is null when the whole storage was cleared. The event's own value may be older than what is stored by now.
  if (key === null || key === SESSION_KEY) syncSession();
}

function handleVisibility(): void {
  if (!document.hidden) syncSession();
}

/**
 * Restores the stored session when a page has loaded (docs/product.md §4) and follows other tabs from then on. May be
 * called again.
 */
export function restoreSession(): void {
  forgetClosedBrowser();
  dispatch({ type: 'restored', stored: readStored() ?? null });
  window.addEventListener('storage', handleStorage);
  // pages that slept (in the background, or kept for the back button) hear of no storage events
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pageshow', handleVisibility);
}
