import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../../errors/errors';
import type { Trx } from '../../../infra/database/db';
import { mailTokensRepository } from './mail-tokens.repository';
import type { MailTokenPurpose } from './mail-tokens.repository';

const MINUTE_MS = 60_000;

/** How long a link works. */
export const LINK_MS: Record<MailTokenPurpose, number> = {
  reset: 30 * MINUTE_MS,
  verify: 7 * 24 * 60 * MINUTE_MS,
  change: 24 * 60 * MINUTE_MS,
  invite: 7 * 24 * 60 * MINUTE_MS,
};

export interface MailLink {
  user_id: string;
  purpose: MailTokenPurpose;
  /** the address that the link speaks of */
  email: string;
}

/** Makes the token of a link; only its hash stays here. */
export async function makeLink(trx: Trx, link: MailLink, now: Date): Promise<{ token: string; expires_at: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LINK_MS[link.purpose]);
  await mailTokensRepository.insert(trx, { ...link, token_hash: hashOfLink(token), created_at: now, expires_at });
  return { token, expires_at };
}

export function hashOfLink(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The answer to every link that is unknown, too old or used. */
export function linkNotValid(): AppError {
  return new AppError('auth.link_not_valid');
}
