import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../infra/db';
import type { OrderEventsTable } from '../../infra/db-types-orders';

/** The timelines of orders. */
export const orderEventsRepository = {
  async insert(trx: Trx, event: Insertable<OrderEventsTable>): Promise<void> {
    await trx.insertInto('order_events').values(event).execute();
  },

  find: (db: Db, id: string) => db.selectFrom('order_events').selectAll().where('id', '=', id).executeTakeFirst(),

  listOf: (db: Db | Trx, order_id: string) =>
    db
      .selectFrom('order_events')
      .select(['event', 'data', 'at'])
      .where('order_id', '=', order_id)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  /** This payment's (or refund's) event is in the timeline already. */
  async has(trx: Trx, order_id: string, event: string, key: string, value: string): Promise<boolean> {
    const row = await trx
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', order_id)
      .where('event', '=', event)
      .where((eb) => eb(eb.fn<string>('jsonb_extract_path_text', ['data', eb.val(key)]), '=', value))
      .executeTakeFirst();
    return row !== undefined;
  },
};
