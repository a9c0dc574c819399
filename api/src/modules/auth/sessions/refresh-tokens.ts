import { createHash, randomBytes } from 'node:crypto';
import { createSecretBox } from '../../../infra/basics/secret-box';

export const GRACE_MS = 10_000;
export const SLIDING_MS = 30 * 24 * 3600_000;
export const FAMILY_DAYS = 90;
export const FAMILY_MS = FAMILY_DAYS * 24 * 3600_000;

export interface RefreshTokens {
  first(): string;
  /** The one token that may follow `token`: the same however often it is asked for, so that it need not be stored. */
  successorOf(token: string): string;
  hashOf(token: string): Buffer;
}

/** Opaque tokens; each one's successor is HMAC(server key, token) (docs/api.md, 'Tokens'). */
export function createRefreshTokens(shop_secret: Buffer): RefreshTokens {
  const box = createSecretBox(shop_secret, 'refresh-tokens');
  return {
    first: () => randomBytes(32).toString('base64url'),
    successorOf: (token) => box.mac(Buffer.from(token)).toString('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest(),
  };
}
