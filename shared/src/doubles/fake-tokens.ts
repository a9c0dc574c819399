import type { Role, Tokens } from '@tessera/shared/contract';

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

/** The fact that signs this user in or, with null, out; for `dispatch`. */
export function signedInAs(user: FakeUser | null) {
  return user ? { type: 'signed-in' as const, tokens: fakeTokens(user) } : { type: 'signed-out' as const };
}
