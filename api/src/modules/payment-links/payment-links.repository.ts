import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { PaymentLinksTable } from '../../infra/database/tables/orders';

export type PaymentLinkRow = Selectable<PaymentLinksTable>;

const MOST_SHOWN = 20;

/** Links to pay orders, known by the hash of what their addresses hold. */
export const paymentLinksRepository = {
  async insert(trx: Trx, link: Insertable<PaymentLinksTable>): Promise<void> {
    await trx.insertInto('payment_links').values(link).execute();
  },

  findByHash: (db: Db, hash: Buffer): Promise<PaymentLinkRow | undefined> =>
    db.selectFrom('payment_links').selectAll().where('hash', '=', hash).executeTakeFirst(),

  /** The last twenty of an order, newest first. */
  listOf: (db: Db | Trx, order_id: string) =>
    db
      .selectFrom('payment_links as link')
      .leftJoin('users as author', 'author.id', 'link.created_by')
      .select(['link.id', 'link.sent_to', 'link.created_at', 'link.expires_at', 'link.revoked_at'])
      .select(sql<string>`coalesce(author.first_name || ' ' || author.last_name, '')`.as('created_by_name'))
      .where('link.order_id', '=', order_id)
      .orderBy('link.created_at', 'desc')
      .orderBy('link.id', 'desc')
      .limit(MOST_SHOWN)
      .execute(),

  /** Ends one link of an order, or all of them that are good. @returns how many were */
  async revoke(trx: Trx, order_id: string, id: string | undefined, now: Date): Promise<number> {
    const { numUpdatedRows } = await trx
      .updateTable('payment_links')
      .set({ revoked_at: now })
      .where('order_id', '=', order_id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  /** Where links to somebody's orders were sent is forgotten. @param email null: it is not confirmed, and may be another's */
  async forget(trx: Trx, user_id: string, email: string | null): Promise<void> {
    await sql`
      update payment_links set sent_to = '' where sent_to <> '' and order_id in (
        select id from orders where user_id = ${user_id}
        union all select id from orders where user_id is null and lower(email) = lower(${email}::text))`.execute(trx);
  },
};
