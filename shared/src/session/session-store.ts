import { createStore, useStore } from 'zustand';
import { emit } from '@tessera/shared/events';
import { initialSession, sessionReducer } from './session-reducer';
import type { SessionFact, SessionState } from './session-reducer';
import {
  SESSION_KEY,
  forgetClosedBrowser,
  parseStored,
  readStored,
  rememberSession,
  writeStored,
} from './session-storage';

/** The one session of this tab. Never written on the server: there it stays 'restoring' for every visitor. */
export const sessionStore = createStore<SessionState>(() => initialSession);

/** Reads the session in a component; on the server and while hydrating it is the state 'restoring', without tokens. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

function announce(before: SessionState, after: SessionState, fact: SessionFact): void {
  if (fact.type === 'restored') return;
  const origin = fact.type === 'synced' ? 'other-tab' : 'this-tab';
  if (fact.type === 'expired') emit('session-expired');
  else if (after.status === 'signed-out') emit('signed-out', { origin });
  else if (after.role && before.userId !== after.userId) emit('signed-in', { role: after.role, origin });
}

/** Applies a fact to the session, keeps the storage in step and raises the event that follows from it. */
export function dispatch(fact: SessionFact): void {
  const before = sessionStore.getState();
  const after = sessionReducer(before, fact);
  if (after === before) return;
  if (fact.type !== 'restored' && fact.type !== 'synced') writeStored(after);
  sessionStore.setState(after, true);
  announce(before, after, fact);
}

/**
 * Takes the tokens of a successful login.
 * @param options.remember false ends the session with the browser ('Remember me', SPEC.md §2)
 */
export function signIn(tokens: { access: string; refresh: string }, { remember = true } = {}): void {
  rememberSession(remember);
  dispatch({ type: 'signed-in', tokens });
}

function handleStorage(event: StorageEvent): void {
  // `key` is null when the whole storage was cleared
  if (event.key !== null && event.key !== SESSION_KEY) return;
  dispatch({ type: 'synced', stored: event.key === null ? null : parseStored(event.newValue) });
}

/** Restores the stored session when a page has loaded (SPEC.md §4) and follows other tabs from then on. May be called again. */
export function restoreSession(): void {
  forgetClosedBrowser();
  dispatch({ type: 'restored', stored: readStored() ?? null });
  window.removeEventListener('storage', handleStorage);
  window.addEventListener('storage', handleStorage);
}

/** Takes over what another tab has stored, without waiting for its storage event. Without a storage the session stays as it is. */
export function syncSession(): void {
  const stored = readStored();
  if (stored !== undefined) dispatch({ type: 'synced', stored });
}
