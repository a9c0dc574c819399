import { sql } from 'kysely';
import type { Db, Trx } from '../../../../infra/database/db';
import { likeStart } from '../../../../infra/database/lists/conditions';
import { expectRows, readKnown } from '../../../../infra/database/lists/expected-rows';
import type { TableKnown } from '../../../../infra/database/lists/expected-rows';
import { countFound } from '../../../../infra/database/lists/list-sql';
import type { Placed } from '../../../../infra/database/lists/list-window';
import { plannedAnew } from '../../../../infra/database/prepared/prepared';
import type { OrderRow } from '../../order/orders.repository';
import type { WantedWords } from '../../order/order-words';
import { besideStatesInKeys, statesOf, UNLISTED } from './order-conditions.repository';
import type { OrderFilter } from './order-conditions.repository';
import {
  beyond,
  found,
  foundRows,
  matching,
  NEWEST,
  orderAndLimit,
  rowsOf,
  sentAs,
  SORTS,
  walkedRows,
  waysToBeFound,
} from './order-found.repository';
import type { Bounds, OrderWindow } from './order-found.repository';

export type ListedOrder = OrderRow & Placed & { customer_name: string | null };

/** All of an order, for lists. */
const WHOLE = sql`orders.*, users.first_name || ' ' || users.last_name as customer_name`;

/** So many of the ways are told by columns of the order itself. */
const KNOWN_WAYS = 2;

/**
 * Orders as staff look for them. What PostgreSQL would choose by itself depends on how many it expects of several
 * conditions and of beginnings of words, where it may be wrong by a thousand times: so it is told.
 */
export const orderListRepository = {
  /** How many PostgreSQL expects to match, from what it knows of the columns' values; few are found by their parcels. */
  expect: (db: Db | Trx, filter: OrderFilter): Promise<number> =>
    expectRows(db, 'orders', matching(filter, waysToBeFound(filter).slice(0, KNOWN_WAYS))),

  /** What PostgreSQL knows of all orders. */
  known: (db: Db): Promise<TableKnown> => readKnown(db, 'orders'),

  /**
   * Whether words say all of what is searched for, so that the keys of the list tell it: no order's or parcel's number begins so,
   * and those of which the keys say nothing are `most` at most.
   */
  async isInKeys(db: Db, { search }: OrderFilter, most: number): Promise<boolean> {
    const code = search?.code ?? null;
    const isCode =
      code === null
        ? sql`false`
        : sql`exists (select from orders where number like ${likeStart(code)})
            or exists (select from shipments where ${sentAs(code)})`;
    const { rows } = await sql<{ is_in_keys: boolean }>`
      ${plannedAnew} select not (${isCode})
        and (select count(*) from (select from orders where ${UNLISTED} limit ${most + 1}) as few) <= ${most} as is_in_keys`.execute(
      db,
    );
    return rows[0]?.is_in_keys ?? false;
  },

  /** How many match, counted no further than the bound. */
  count: (db: Db | Trx, filter: OrderFilter, bounds: Bounds): Promise<number> =>
    countFound(db, found(filter, NEWEST, bounds), bounds.most),

  /** Ids and numbers of all that match, oldest first, or of `most` of them. */
  async listKeys(db: Db | Trx, filter: OrderFilter, most: number): Promise<{ id: string; label: string }[]> {
    const { rows } = await sql<{ id: string; label: string }>`
      ${plannedAnew} with found as (${found(filter, NEWEST, { most })})
      select orders.id, orders.number as label from found join orders using (id)
      order by orders.placed_at, orders.id limit ${most}`.execute(db);
    return rows;
  },

  /**
   * A window of all that match: they are looked for by whatever index finds them, and sorted. With each comes how many
   * there are, counted no further than the bound: where there are more, it is the window of some of them.
   */
  async listFound(
    db: Db,
    filter: OrderFilter,
    window: OrderWindow,
    bounds: Bounds,
  ): Promise<(ListedOrder & { counted: number })[]> {
    const columns = sql`${WHOLE}, shown.counted`;
    const { rows } = await sql<
      ListedOrder & { counted: number }
    >`${foundRows(filter, window, bounds, columns)}`.execute(db);
    return rows;
  },

  /**
   * A window of many: they are met soon in the order that is asked for, so it is walked along, from the first of the days that
   * are asked for, for `most` orders at most.
   * @returns fewer than the window has where they were not met so soon
   */
  async walk(db: Db, filter: OrderFilter, window: OrderWindow, most: number): Promise<ListedOrder[]> {
    return (await sql<ListedOrder>`${walkedRows(filter, window, most, WHOLE)}`.execute(db)).rows;
  },

  /** The ids of orders that are found by what they say of themselves, in any order; at most `most`. */
  async findIds(db: Db, search: WantedWords, most: number): Promise<string[]> {
    const ways = waysToBeFound({ search }).slice(0, KNOWN_WAYS);
    const { rows } = await sql<{ id: string }>`
      ${plannedAnew} ${sql.join(
        ways.map((way) => sql`(select id from orders where ${way} limit ${most})`),
        sql` union `,
      )}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /**
   * A window of those that are told by their states, by country, by when they were placed, by not being held, and by words and
   * a tag as far as the keys of the list tell them, in the order in which they were placed: from the stretch that each of the
   * states has in an index, as many as the window could take.
   */
  async listByStates(db: Db, filter: OrderFilter, window: OrderWindow): Promise<ListedOrder[]> {
    const { column, order } = SORTS[window.sort];
    const unlisted = sql`select id from orders where ${UNLISTED} and ${matching(filter)}`;
    const { rows } = await sql<ListedOrder>`
      ${plannedAnew} with shown as materialized (
        select newest.id from ${statesOf(filter)} cross join lateral (
          select id, ${column} from orders
          where orders.status = state.status and orders.payment_status = state.payment_status
            and orders.fulfilment_status = state.fulfilment_status
            and ${besideStatesInKeys(filter, unlisted)} and ${beyond(window)}
          order by ${column} ${order}, id ${order} limit ${window.limit + window.offset}
        ) as newest ${orderAndLimit(window)})
      ${rowsOf(window, WHOLE)}`.execute(db);
    return rows;
  },

  /** The numbers of these orders, as far as they are there. */
  async numbersOf(db: Db | Trx, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return new Map(rows.map(({ id, number }) => [id, number]));
  },
};
