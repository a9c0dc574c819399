import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { compiledOnce, insertedOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';
import type { OrderEventsTable } from '../../../infra/database/tables/orders';

export type OrderEventRow = Selectable<OrderEventsTable>;

/** What is to be told; `tries`: how often somebody began with that before. */
export type UntoldEvent = Pick<OrderEventRow, 'id' | 'order_id' | 'event' | 'data' | 'tries'>;

/** The timelines of orders, and the outbox that they are. */
export const orderEventsRepository = {
  insert: insertedOnce('order_events'),

  /** With its order's id; undefined where that is gone. */
  find: async (db: Db, id: string): Promise<UntoldEvent | undefined> => (await selectOne(db, { id }))[0],

  /**
   * Takes what is due of at most `most` orders, in the order in which it happened. What is not told of an order keeps
   * everything that came after it, whoever has taken it.
   */
  async take(db: Db, now: Date, again_at: Date, most: number): Promise<UntoldEvent[]> {
    const rows = await takeDue(db, { now, again_at, most });
    return rows
      .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
      .map(({ id, order_id, event, data, tries }) => ({ id, order_id, event, data, tries }));
  },

  /** Counts one more try; answers how many there are with it. */
  async countTry(db: Db, id: string): Promise<number> {
    const rows = await addTry(db, { id });
    return rows[0]?.tries ?? 0;
  },

  /** When they are to be told (again); null: they are not. */
  async setTryAt(db: Db | Trx, ids: readonly string[], try_at: Date | null): Promise<void> {
    await updateTryAt(db, { ids, try_at });
  },

  listOf: (db: Db | Trx, order_ids: readonly string[]) => selectTimelines(db, { order_ids }),

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

const selectOne = compiledOnce((db, { id }: { id: string }) =>
  db.selectFrom('order_events').select(['id', 'order_id', 'event', 'data', 'tries']).where('id', '=', id),
);

/** An event is the first of its order's while nothing before it is untold; who holds that one has those behind it. */
const takeDue = compiledOnce(
  (_db, { now, again_at, most }: { now: Date; again_at: Date; most: number }) => sql<UntoldEvent & { at: Date }>`
    with firsts as (
      select order_id from order_events as event
      where try_at <= ${now} and not exists (
        select from order_events as earlier where earlier.order_id = event.order_id and earlier.try_at is not null
        and (earlier.at, earlier.id) < (event.at, event.id))
      order by try_at, id limit ${most} for update skip locked
    ), due as (
      select event.id, event.tries from firsts join order_events as event using (order_id)
      where event.try_at <= ${now} and not exists (
        select from order_events as earlier where earlier.order_id = event.order_id and earlier.try_at > ${now}
        and (earlier.at, earlier.id) < (event.at, event.id))
    )
    update order_events as event set try_at = ${again_at}, tries = greatest(event.tries, 1)
    from due where event.id = due.id
    returning event.id, event.order_id, event.event, event.data, event.at, due.tries`,
);

const updateTryAt = compiledOnce((db, { ids, try_at }: { ids: readonly string[]; try_at: Date | null }) =>
  db
    .updateTable('order_events')
    .set({ try_at })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`),
);

const selectTimelines = compiledOnce((db, { order_ids }: { order_ids: readonly string[] }) =>
  db
    .selectFrom('order_events')
    .select(['id', 'order_id', 'event', 'data', 'at'])
    .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
    .orderBy('at')
    .orderBy('id'),
);
