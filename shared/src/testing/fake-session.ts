import type { Role, Tokens } from '@tessera/shared/contract';
import { dispatch } from '@tessera/shared/session';

export interface FakeUser {
  sub?: string;
  role?: Role;
  /** makes tokens of one user differ */
  serial?: number;
}

function encode(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Tokens as the server would issue them, unsigned: an access token with readable claims and an opaque refresh token. */
export function fakeTokens({ sub = 'user-1', role = 'REGULAR', serial = 1 }: FakeUser = {}): Tokens {
  return {
    access: `${encode({ alg: 'none' })}.${encode({ sub, role, serial })}.x`,
    refresh: `refresh-${sub}-${serial}`,
  };
}

/** Signs in (or, with null, out) before a test begins. */
export function startSession(user: FakeUser | null): void {
  if (user) dispatch({ type: 'signed-in', tokens: fakeTokens(user) });
  else dispatch({ type: 'signed-out' });
}
