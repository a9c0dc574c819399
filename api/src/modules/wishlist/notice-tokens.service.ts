import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { oneClickHeaders } from '../../framework/routes/one-click';
import type { Config } from '../../core/config';
import { isId } from '../../infra/basics/ids';
import { createSecretBox } from '../../infra/basics/secret-box';

/** What a link at the foot of a mail ends: one subscription, or all notices about somebody's wishlist. */
export type NoticeKind = 'stock' | 'wishlist';

export interface NoticeTokens {
  /** a new one for a link that confirms; only its hash is kept */
  create(): string;
  hashOf(token: string): Buffer;
  /** the same one in every mail: whoever has it may end these notices, and nothing else */
  end(kind: NoticeKind, id: string): string;
  /** what a token of `end` speaks of */
  readEnd(token: string): { kind: NoticeKind; id: string } | undefined;
  /** RFC 8058: these mails can be ended in one click, by the mail program itself */
  headers(end_token: string): Record<string, string>;
}

const MAC_BYTES = 18;
const LETTERS: Record<string, NoticeKind> = { s: 'stock', w: 'wishlist' };

export function createNoticeTokens({
  shop_secret,
  public_url,
}: Pick<Config, 'shop_secret' | 'public_url'>): NoticeTokens {
  const box = createSecretBox(shop_secret, 'notices');
  const macOf = (letter: string, id: string): Buffer => box.mac(Buffer.from(`${letter}.${id}`)).subarray(0, MAC_BYTES);
  return {
    create: () => randomBytes(32).toString('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest(),
    end(kind, id) {
      const letter = kind.charAt(0);
      return `${letter}.${id}.${macOf(letter, id).toString('base64url')}`;
    },
    readEnd(token) {
      const [letter = '', id = '', mac = ''] = token.split('.');
      const kind = LETTERS[letter];
      const given = Buffer.from(mac, 'base64url');
      if (!kind || !isId(id) || given.length !== MAC_BYTES) return undefined;
      return timingSafeEqual(given, macOf(letter, id)) ? { kind, id } : undefined;
    },
    headers(end_token) {
      return oneClickHeaders(`${public_url}/api/back-in-stock/unsubscribe?token=${encodeURIComponent(end_token)}`);
    },
  };
}
