import type { StaffToken } from '@tessera/shared/contract';

export type TokenState = 'good' | 'expired' | 'revoked';

/** @param now milliseconds since the epoch */
export function stateOf({ revoked_at, expires_at }: StaffToken, now: number): TokenState {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && Date.parse(expires_at) <= now ? 'expired' : 'good';
}

/** What a token is for: some rights of the back office, or the releases of one part of the shop. */
export const PURPOSES = ['rights', 'remote'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a part of the shop may be called (docs/how-to/ship-a-remote.md). */
export const isRemoteName = (text: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(text);

/** How long a token may be good, in days; null: until somebody ends it. */
export const LIFETIMES = [30, 90, 365, null] as const;

const DAY_MS = 24 * 3600_000;

/** When a token ends that is made now, as the API takes it. */
export const endAfter = (days: number | null, now: number): string | null =>
  days === null ? null : new Date(now + days * DAY_MS).toISOString();
