import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isId } from '../../infra/basics/ids';
import { createSecretBox } from '../../infra/basics/secret-box';

export interface NewsletterTokens {
  /** a new one for a link that confirms; only its hash is kept */
  create(): string;
  hashOf(token: string): Buffer;
  /** the same one in every mail to a subscriber: whoever has it may end that subscription, and nothing else */
  unsubscribe(subscription_id: string): string;
  /** which subscription a token of `unsubscribe` speaks of */
  readUnsubscribe(token: string): string | undefined;
}

const MAC_BYTES = 18;

export function createNewsletterTokens(shop_secret: Buffer): NewsletterTokens {
  const box = createSecretBox(shop_secret, 'newsletter');
  const macOf = (id: string): Buffer => box.mac(Buffer.from(id)).subarray(0, MAC_BYTES);
  return {
    create: () => randomBytes(32).toString('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest(),
    unsubscribe: (id) => `${id}.${macOf(id).toString('base64url')}`,
    readUnsubscribe(token) {
      const [id = '', mac = ''] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      return isId(id) && given.length === MAC_BYTES && timingSafeEqual(given, macOf(id)) ? id : undefined;
    },
  };
}
