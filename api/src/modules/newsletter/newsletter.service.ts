import { newsletterSchema } from '@tessera/shared/forms';
import { oneClickHeaders } from '../../framework/routes/one-click';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import { messageOf } from '../../messages/message';
import type { Told } from '../../messages/message';
import { checkForm } from '../../schemas/check-form';
import type { MailService } from '../mail/mail.service';
import { createNewsletterTokens } from './newsletter-tokens';
import { newsletterRepository } from './newsletter.repository';
import type { SubscriptionRow } from './newsletter.repository';
import { subscribersRepository } from './subscribers/subscribers.repository';

/** Whose address it is, and what they read. */
type Reader = Pick<Subscriber, 'email' | 'language'>;
type Owner = Pick<Subscriber, 'email' | 'email_verified'>;

/** The address of an account. */
export interface Subscriber {
  email: string;
  /** an address that is known to be theirs needs no second confirmation */
  email_verified: boolean;
  language: Language;
}

export interface NewsletterDeps extends Pick<Infra, 'db' | 'clock' | 'config'> {
  mail: Pick<MailService, 'send'>;
}
export type NewsletterService = ReturnType<typeof createNewsletterService>;

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** How long an address waits to be confirmed. */
export const CONFIRM_DAYS = 7;
const CONFIRM_MS = CONFIRM_DAYS * DAY_MS;
/** Nobody's mailbox is filled by somebody else's clicks. */
const MAIL_PAUSE_MS = 10 * 60_000;
const MOST_MAILS_AN_HOUR = 500;
/** What is agreed to, word by word: the footer's (docs/product.md §2) and the profile's. */
const CONSENT = {
  footer: 'By subscribing, you agree to our Privacy Policy and consent to receive updates from our company.',
  account: 'Send me the newsletter.',
};
const SENT: Told = { message: messageOf('newsletter.asked') };

function notValid(): AppError {
  return new AppError('auth.link_not_valid');
}

/** The newsletter's subscribers: an address receives it after its owner has confirmed that, and until they have enough. */
export function createNewsletterService({ db, clock, config, mail }: NewsletterDeps) {
  const tokens = createNewsletterTokens(config.shop_secret);

  function lock(
    trx: Trx,
    email: string,
    source: SubscriptionRow['source'],
    consent_text: string,
  ): Promise<SubscriptionRow> {
    const consent = { source, consent_text };
    return newsletterRepository.lock(trx, { id: newId(), email, ...consent, requested_at: clock.now() });
  }

  function endingIn(token: string): Record<string, string> {
    return oneClickHeaders(`${config.public_url}/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`);
  }

  /**
   * Asks the address's owner by mail, unless that was done a moment ago. Who receives the newsletter already is told
   * so: for the one who asks it looks the same.
   */
  async function ask(trx: Trx, reader: Reader, source: keyof typeof CONSENT): Promise<void> {
    const { email, language } = reader;
    const now = clock.now();
    const row = await lock(trx, email, source, CONSENT[source]);
    if (row.mailed_at !== null && now.getTime() - row.mailed_at.getTime() < MAIL_PAUSE_MS) return;
    const end_token = tokens.unsubscribe(row.id);
    const headers = endingIn(end_token);
    if (row.state === 'confirmed') {
      await newsletterRepository.update(trx, row.id, { mailed_at: now });
      return mail.send(trx, { to: row.email, template: 'newsletter-known', data: { end_token }, language, headers });
    }
    const token = tokens.create();
    const valid_until = new Date(now.getTime() + CONFIRM_MS);
    const consent = { source, consent_text: CONSENT[source], requested_at: now };
    const link = { token_hash: tokens.hashOf(token), token_expires_at: valid_until, mailed_at: now };
    const cleared = { confirmed_at: null, unsubscribed_at: null };
    await newsletterRepository.update(trx, row.id, { state: 'pending', language, ...consent, ...link, ...cleared });
    const data = { token, end_token };
    await mail.send(trx, { to: row.email, template: 'newsletter-confirm', data, language, headers, valid_until });
  }

  return {
    /**
     * Double opt-in: keeps the wish and asks by mail. The answer is the same for every address, known or not.
     * @throws AppError `validation.failed`, `request.rate_limited`
     */
    async subscribe(email: string, language: Language): Promise<Told> {
      await checkForm(newsletterSchema, { email });
      const since = new Date(clock.now().getTime() - HOUR_MS);
      if ((await newsletterRepository.countMailedSince(db, since)) >= MOST_MAILS_AN_HOUR) {
        throw new AppError('request.rate_limited', {}, { retry_after: 600 });
      }
      await withTransaction(db, (trx) => ask(trx, { email: email.trim().toLowerCase(), language }, 'footer'));
      return SENT;
    },

    /** What a program gets that filled in the trap. */
    pretend: async (): Promise<Told> => SENT,

    /** @throws AppError `auth.link_not_valid` */
    confirm: (token: string): Promise<Told> =>
      withTransaction(db, async (trx) => {
        const now = clock.now();
        const row = await newsletterRepository.lockByToken(trx, tokens.hashOf(token));
        if (!row || row.token_expires_at === null || row.token_expires_at <= now) throw notValid();
        // The link may be opened twice; the first time counts.
        if (row.state === 'pending') {
          await newsletterRepository.update(trx, row.id, { state: 'confirmed', confirmed_at: now });
        }
        return { message: messageOf('newsletter.confirmed') };
      }),

    /** @throws AppError `auth.link_not_valid` */
    async unsubscribe(token: string): Promise<Told> {
      const id = tokens.readUnsubscribe(token);
      if (id === undefined || !(await subscribersRepository.unsubscribe(db, id, clock.now()))) throw notValid();
      return { message: messageOf('newsletter.ended') };
    },

    /**
     * The choice in somebody's profile. A confirmed address is subscribed at once; another one is asked by mail first,
     * and what its owner chose elsewhere stays.
     */
    async setForUser(trx: Trx, subscriber: Subscriber, wanted: boolean): Promise<void> {
      const { email, email_verified, language } = subscriber;
      if (wanted && !email_verified) return ask(trx, subscriber, 'account');
      const now = clock.now();
      const row = wanted
        ? await lock(trx, email, 'account', CONSENT.account)
        : await newsletterRepository.find(trx, email);
      if (!row || (wanted && row.state === 'confirmed')) return;
      if (wanted)
        return newsletterRepository.confirm(
          trx,
          row.id,
          { source: 'account', consent_text: CONSENT.account, language },
          now,
        );
      if (concerns(row, subscriber)) await subscribersRepository.unsubscribe(trx, row.id, now);
    },

    /**
     * What a file of customers says that somebody has chosen in another shop, as part of `trx`. Whoever has unsubscribed here
     * stays so, and who receives it already keeps the proof that is there; one who has been asked is answered by it.
     * @param proof where they agreed, and when, as the file has it; null: it does not say
     */
    async setFromFile(
      trx: Trx,
      { email, language }: Reader,
      wanted: boolean,
      proof: { source: string; at: Date | null },
    ): Promise<void> {
      const now = clock.now();
      const row = wanted ? await lock(trx, email, 'import', proof.source) : await newsletterRepository.find(trx, email);
      if (!row) return;
      if (!wanted) await subscribersRepository.unsubscribe(trx, row.id, now);
      else if (row.state === 'pending') {
        const consent = { source: 'import', consent_text: proof.source, language } as const;
        // nobody has agreed at a time that is still to come
        const at = proof.at && proof.at < now ? proof.at : now;
        await newsletterRepository.confirm(trx, row.id, consent, at);
      }
    },

    /** Whether an address receives the newsletter, or has been asked to confirm that. */
    async isWanted(handle: Db | Trx, subscriber: Owner): Promise<boolean> {
      const row = await newsletterRepository.find(handle, subscriber.email);
      return row !== undefined && row.state !== 'unsubscribed' && concerns(row, subscriber);
    },

    /** What is kept about an address, for its owner's export; null where that is nothing. */
    async read(person: Owner) {
      const row = await newsletterRepository.find(db, person.email);
      if (!row || !concerns(row, person)) return null;
      const { email, state, source, language, consent_text, requested_at, confirmed_at, unsubscribed_at } = row;
      return { email, state, source, language, consent_text, requested_at, confirmed_at, unsubscribed_at };
    },

    /** Forgets an address, because it is no account's any more. */
    async forget(trx: Trx, person: Owner): Promise<void> {
      const row = await newsletterRepository.find(trx, person.email);
      if (row && concerns(row, person)) await newsletterRepository.remove(trx, row.id);
    },

    removeExpired: (): Promise<void> => newsletterRepository.removeUnconfirmed(db, clock.now()),
  };
}

/** An address that is not confirmed may be somebody else's: then only what was asked for in the profile is theirs. */
function concerns({ source, state }: SubscriptionRow, { email_verified }: Owner): boolean {
  return email_verified || (source === 'account' && state === 'pending');
}
