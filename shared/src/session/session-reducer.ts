import type { Role, Tokens } from '@tessera/shared/contract';
import { readClaims } from './claims';

export type SessionStatus = 'restoring' | 'signed-out' | 'signed-in';

export interface SessionState {
  status: SessionStatus;
  tokens?: Tokens;
  role?: Role;
  /** the `sub` claim of the access token: whose data may be shown */
  userId?: string;
}

/** What lies in the browser's storage under `auth` (docs/product.md §3). */
export interface StoredSession {
  tokens: Tokens;
  role: Role;
}

/** Things that have happened to the session; `from` is the refresh token whose renewal was answered. */
export type SessionFact =
  | { type: 'signed-in'; tokens: Tokens }
  | { type: 'refreshed'; tokens: Tokens; from: string }
  | { type: 'expired'; from: string }
  | { type: 'signed-out' }
  | { type: 'restored'; stored: StoredSession | null }
  | { type: 'synced'; stored: StoredSession | null };

export const initialSession: SessionState = { status: 'restoring' };
const signedOut: SessionState = { status: 'signed-out' };

function signedIn(tokens: Tokens): SessionState {
  const { role, userId } = readClaims(tokens.access);
  return { status: 'signed-in', tokens: { access: tokens.access, refresh: tokens.refresh }, role, userId };
}

function adopt(state: SessionState, stored: StoredSession | null): SessionState {
  if (!stored) return state.status === 'signed-out' ? state : signedOut;
  const { access, refresh } = stored.tokens;
  return state.tokens?.access === access && state.tokens.refresh === refresh ? state : signedIn(stored.tokens);
}

/** Tokens of somebody else (a proxy's mistake) make nobody somebody else. */
function renewed(state: SessionState, tokens: Tokens): SessionState {
  const next = signedIn(tokens);
  return next.userId === state.userId ? next : state;
}

function isPresent(state: SessionState, refresh: string): boolean {
  return state.tokens?.refresh === refresh;
}

/**
 * The next state of the session (docs/product.md §4). Pure. An answer to a renewal counts only while the session that
 * asked for it is still the present one; otherwise the very same state is returned.
 */
export function sessionReducer(state: SessionState, fact: SessionFact): SessionState {
  switch (fact.type) {
    case 'signed-in':
      return signedIn(fact.tokens);
    case 'refreshed':
      return isPresent(state, fact.from) ? renewed(state, fact.tokens) : state;
    case 'expired':
      return isPresent(state, fact.from) ? signedOut : state;
    case 'signed-out':
      return adopt(state, null);
    case 'restored':
    case 'synced':
      return adopt(state, fact.stored);
  }
}
