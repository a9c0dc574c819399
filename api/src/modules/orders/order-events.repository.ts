import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { compiledOnce, insertedOnce } from '../../infra/compiled-once';
import type { Db, Trx } from '../../infra/db';
import type { OrderEventsTable } from '../../infra/db-types-orders';

export type OrderEventRow = Selectable<OrderEventsTable>;

/** The timelines of orders, and the outbox that they are. */
export const orderEventsRepository = {
  insert: insertedOnce('order_events'),

  /** With whose order it is. */
  find: async (db: Db, id: string) => (await selectWithOwner(db, { id }))[0],

  /** Takes events that are due, at most `limit`, oldest first; nobody else takes them until `again_at`. */
  async take(db: Db, now: Date, again_at: Date, limit: number): Promise<string[]> {
    const { rows } = await sql<Pick<OrderEventRow, 'id' | 'at'>>`
      update order_events set try_at = ${again_at}
      where id in (
        select id from order_events where try_at <= ${now} order by try_at, id limit ${limit} for update skip locked)
      returning id, at`.execute(db);
    return rows.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
  },

  /** Counts one more try; answers how many there are with it. */
  async countTry(db: Db, id: string): Promise<number> {
    const rows = await addTry(db, { id });
    return rows[0]?.tries ?? 0;
  },

  /** When it is to be told (again); null: it is not. */
  async setTryAt(db: Db | Trx, id: string, try_at: Date | null): Promise<void> {
    await db.updateTable('order_events').set({ try_at }).where('id', '=', id).execute();
  },

  listOf: (db: Db | Trx, order_id: string) => selectTimeline(db, { order_id }),

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

const addTry = compiledOnce((db, { id }: { id: string }) =>
  db
    .updateTable('order_events')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .returning('tries'),
);

const selectWithOwner = compiledOnce((db, { id }: { id: string }) =>
  db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['order_events.order_id', 'order_events.event', 'order_events.data', 'orders.user_id'])
    .where('order_events.id', '=', id),
);

const selectTimeline = compiledOnce((db, { order_id }: { order_id: string }) =>
  db
    .selectFrom('order_events')
    .select(['event', 'data', 'at'])
    .where('order_id', '=', order_id)
    .orderBy('at')
    .orderBy('id'),
);
