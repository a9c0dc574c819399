import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import { falling, isBehind } from '../../../infra/database/lists/list-window';
import type { ListPlace } from '../../../infra/database/lists/list-window';
import type { OrderDraftsTable } from '../../../infra/database/tables/orders';

export type OrderDraftRow = Selectable<OrderDraftsTable>;

const LAST_CHANGED = falling(sql`draft.last_modified_at`, 'timestamptz');

/** Orders that staff are writing. */
export const orderDraftsRepository = {
  async insert(trx: Trx, draft: Insertable<OrderDraftsTable>): Promise<void> {
    await trx.insertInto('order_drafts').values(draft).execute();
  },

  find: (db: Db | Trx, id: string): Promise<OrderDraftRow | undefined> =>
    db.selectFrom('order_drafts').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The row, which nobody else changes until the transaction ends. */
  lock: (trx: Trx, id: string): Promise<OrderDraftRow | undefined> =>
    trx.selectFrom('order_drafts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** The one that exchanges a return, while it is no order; nobody else changes it until the transaction ends. */
  lockOfReturn: (trx: Trx, return_id: string): Promise<OrderDraftRow | undefined> =>
    trx
      .selectFrom('order_drafts')
      .selectAll()
      .where('return_id', '=', return_id)
      .where('order_id', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  async update(trx: Trx, id: string, values: Updateable<OrderDraftsTable>): Promise<void> {
    await trx
      .updateTable('order_drafts')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  /** Not a change of the draft: its version stays. */
  async noteSums(db: Db, id: string, sums: { total: number; item_count: number }): Promise<void> {
    await db.updateTable('order_drafts').set(sums).where('id', '=', id).execute();
  },

  async remove(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('order_drafts').where('id', '=', id).execute();
  },

  async removeExpired(db: Db, now: Date): Promise<void> {
    await db.deleteFrom('order_drafts').where('expires_at', '<=', now).execute();
  },

  /** Those for an address, whether or not it had an account then. */
  async removeFor(trx: Trx, email: string): Promise<void> {
    await trx
      .deleteFrom('order_drafts')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .execute();
  },

  /** Those that have become nothing yet, last changed first. @param after the place before the first one */
  list: (db: Db, after: ListPlace | undefined, limit: number) =>
    db
      .selectFrom('order_drafts as draft')
      .leftJoin('users as author', 'author.id', 'draft.created_by')
      .select(['draft.id', 'draft.user_id', 'draft.email', 'draft.first_name', 'draft.last_name'])
      .select(['draft.item_count', 'draft.total', 'draft.last_modified_at', 'draft.expires_at'])
      .select(sql<string>`coalesce(author.first_name || ' ' || author.last_name, '')`.as('created_by_name'))
      .where('draft.order_id', 'is', null)
      .select(sql<string>`draft.last_modified_at::text`.as('sort_key'))
      .where(sql<boolean>`${isBehind(LAST_CHANGED, after, sql`draft.id`)}`)
      .orderBy('draft.last_modified_at', 'desc')
      .orderBy('draft.id', 'desc')
      .limit(limit)
      .execute(),

  /** What is kept of somebody, for their export. */
  listOfUser: (db: Db, user_id: string) =>
    db
      .selectFrom('order_drafts')
      .select([
        'email',
        'first_name',
        'last_name',
        'lines',
        'shipping_address',
        'billing_address',
        'note',
        'created_at',
      ])
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .execute(),
};
