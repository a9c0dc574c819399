import type { Insertable, Selectable, Updateable } from 'kysely';
import { countRows } from '../../infra/database/count-rows';
import type { Db, Trx } from '../../infra/database/db';
import type { NewsletterSubscriptionsTable } from '../../infra/database/tables/shell';

export type SubscriptionRow = Selectable<NewsletterSubscriptionsTable>;

/** Who receives the newsletter. Addresses are compared without regard to case. */
export const newsletterRepository = {
  find: (db: Db | Trx, email: string): Promise<SubscriptionRow | undefined> =>
    db
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst(),

  /** Makes the row if it is missing, then locks it: two requests for one address take turns. */
  async lock(trx: Trx, fresh: Insertable<NewsletterSubscriptionsTable>): Promise<SubscriptionRow> {
    await trx
      .insertInto('newsletter_subscriptions')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return trx
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['email']), '=', fresh.email.toLowerCase()))
      .forUpdate()
      .executeTakeFirstOrThrow();
  },

  lockByToken: (trx: Trx, token_hash: Buffer): Promise<SubscriptionRow | undefined> =>
    trx
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('token_hash', '=', token_hash)
      .forUpdate()
      .executeTakeFirst(),

  async update(trx: Db | Trx, id: string, changes: Updateable<NewsletterSubscriptionsTable>): Promise<void> {
    await trx.updateTable('newsletter_subscriptions').set(changes).where('id', '=', id).execute();
  },

  /** Consent of somebody whose address is known to be theirs, given at a moment. */
  async confirm(
    db: Db | Trx,
    id: string,
    consent: Pick<SubscriptionRow, 'source' | 'consent_text' | 'language'>,
    at: Date,
  ): Promise<void> {
    await db
      .updateTable('newsletter_subscriptions')
      .set({ state: 'confirmed', ...consent, requested_at: at, confirmed_at: at })
      .set({ unsubscribed_at: null, token_hash: null, token_expires_at: null })
      .where('id', '=', id)
      .execute();
  },

  countMailedSince: (db: Db | Trx, since: Date): Promise<number> =>
    countRows(db.selectFrom('newsletter_subscriptions').where('mailed_at', '>', since)),

  async remove(db: Db | Trx, id: string): Promise<void> {
    await db.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
  },

  /** An address that was never confirmed is nobody's consent. */
  async removeUnconfirmed(db: Db | Trx, before: Date): Promise<void> {
    await db
      .deleteFrom('newsletter_subscriptions')
      .where('state', '=', 'pending')
      .where('token_expires_at', '<', before)
      .execute();
  },
};
