import { sql } from 'kysely';
import type { Db, Trx } from '../../../../infra/database/db';
import { plannedAnew } from '../../../../infra/database/prepared';
import type { OrderRow } from '../../order/orders.repository';
import type { WantedWords } from '../../order/order-words';
import {
  besideStates,
  datesOf,
  isTagged,
  likeStart,
  plain,
  restOf,
  plainByState,
  statesOf,
} from './order-conditions.repository';
import type { Condition, OrderFilter } from './order-conditions.repository';

export type OrderSort = '-placed_at' | 'placed_at' | '-total' | 'total';

export interface OrderWindow {
  sort: OrderSort;
  /** the id of the order that the one before ended with */
  after?: string;
  limit: number;
  offset: number;
}

export type ListedOrder = OrderRow & { customer_name: string | null };

const SORTS: Record<OrderSort, { column: Condition; order: Condition; beyond: Condition }> = {
  '-placed_at': { column: sql`placed_at`, order: sql`desc`, beyond: sql`<` },
  placed_at: { column: sql`placed_at`, order: sql`asc`, beyond: sql`>` },
  '-total': { column: sql`total`, order: sql`desc`, beyond: sql`<` },
  total: { column: sql`total`, order: sql`asc`, beyond: sql`>` },
};

/** So many of the ways are told by columns of the order itself. */
const KNOWN_WAYS = 2;

/** migrations/0131_order_list.sql has the index of this very expression. */
const sentAs = (code: string): Condition =>
  sql`upper(replace(tracking_number, ' ', '')) like ${likeStart(code)} and tracking_number <> ''`;

/** The ways to be what was searched for, each by an index of its own; none: everything is. */
function waysToBeFound({ search }: OrderFilter): Condition[] {
  if (!search) return [];
  const { email, code, words } = search;
  if (email !== null) return [sql`lower(orders.email) like ${likeStart(email)}`];
  const ways: Condition[] = words === null ? [] : [sql`orders.search @@ ${words}::tsquery`];
  if (code === null) return ways.length > 0 ? ways : [sql`false`];
  const sent = sql`orders.id in (select order_id from shipments where ${sentAs(code)})`;
  return [sql`orders.number like ${likeStart(code)}`, ...ways, sent];
}

function matching(filter: OrderFilter, ways = waysToBeFound(filter)): Condition {
  return ways.length === 0 ? plain(filter) : sql`${plain(filter)} and (${sql.join(ways, sql` or `)})`;
}

/** The same of each order by itself, where other conditions leave few. */
function isFound({ search, tag }: OrderFilter): Condition {
  if (search === undefined) return isTagged(tag ?? '');
  const ways = waysToBeFound({ search });
  const sent = sql`exists (select from shipments where order_id = orders.id and ${sentAs(search.code ?? '')})`;
  return sql`(${sql.join(search.code === null ? ways : [...ways.slice(0, -1), sent], sql` or `)}) is true`;
}

/** How far is looked. */
export interface Bounds {
  /** null: at all of them, however many */
  most: number | null;
  /** what is left of the filter without its search (or its tag) leaves few, of which each is looked at */
  among_few?: boolean;
}

/** All orders that match, or at least `most` of them; each way of being found by its own index. */
function found(filter: OrderFilter, column: Condition, { most, among_few }: Bounds): Condition {
  const rest = among_few ? restOf(filter) : undefined;
  if (rest)
    return sql`(select id, ${column} from orders where ${plainByState(rest)} and ${isFound(filter)} limit ${most})`;
  const some = (way: Condition): Condition =>
    sql`(select id, ${column} from orders where ${plain(filter)} and ${way} limit ${most})`;
  const ways = waysToBeFound(filter);
  if (ways.length > 0) return sql.join(ways.map(some), sql` union `);
  return sql`(select id, ${column} from orders where ${plainByState(filter)} limit ${most})`;
}

function beyond({ sort, after }: OrderWindow): Condition {
  const { column, beyond: passed } = SORTS[sort];
  if (after === undefined) return sql`true`;
  return sql`(${column}, id) ${passed} ((select ${column} from orders where id = ${after}), ${after}::uuid)`;
}

/** The rows of what has been `shown`, in the order of the window. */
function rowsOf({ sort }: OrderWindow, further: Condition): Condition {
  const { column, order } = SORTS[sort];
  return sql`
    select orders.*, users.first_name || ' ' || users.last_name as customer_name ${further}
    from shown join orders using (id) left join users on users.id = orders.user_id
    order by orders.${column} ${order}, orders.id ${order}`;
}

function windowOf({ sort, limit, offset }: OrderWindow): Condition {
  const { column, order } = SORTS[sort];
  return sql`order by ${column} ${order}, id ${order} limit ${limit} offset ${offset}`;
}

/**
 * Orders as staff look for them. What PostgreSQL would choose by itself depends on how many it expects of several
 * conditions and of beginnings of words, where it may be wrong by a thousand times: so it is told.
 */
export const orderListRepository = {
  /** How many PostgreSQL expects to match, from what it knows of the columns' values; few are found by their parcels. */
  async expect(db: Db | Trx, filter: OrderFilter): Promise<number> {
    const known = matching(filter, waysToBeFound(filter).slice(0, KNOWN_WAYS));
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`
      ${plannedAnew} explain (format json) select from orders where ${known}`.execute(db);
    return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  },

  /** How many match, counted no further than `most`. */
  async count(db: Db | Trx, filter: OrderFilter, bounds: Bounds & { most: number }): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      ${plannedAnew} with found as (${found(filter, sql`placed_at`, bounds)})
      select least(count(*), ${bounds.most})::integer as total from found`.execute(db);
    return rows[0]?.total ?? 0;
  },

  /** Ids and numbers of all that match, oldest first, or of `most` of them. */
  async listKeys(db: Db | Trx, filter: OrderFilter, most: number): Promise<{ id: string; number: string }[]> {
    const { rows } = await sql<{ id: string; number: string }>`
      ${plannedAnew} with found as (${found(filter, sql`placed_at`, { most })})
      select orders.id, orders.number from found join orders using (id)
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
    const { column } = SORTS[window.sort];
    const { rows } = await sql<ListedOrder & { counted: number }>`
      ${plannedAnew} with found as materialized (${found(filter, column, bounds)}),
      shown as materialized (
        select id, (select count(*)::integer from found) as counted from found where ${beyond(window)} ${windowOf(window)})
      ${rowsOf(window, sql`, shown.counted`)}`.execute(db);
    return rows;
  },

  /**
   * A window of many: they are met soon in the order that is asked for, so it is walked along, from the first of the days that
   * are asked for, for `most` orders at most.
   * @returns fewer than the window has where they were not met so soon
   */
  async walk(db: Db, filter: OrderFilter, window: OrderWindow, most: number): Promise<ListedOrder[]> {
    const { column, order } = SORTS[window.sort];
    const { rows } = await sql<ListedOrder>`
      ${plannedAnew} with shown as materialized (
        select id from (
          select * from orders where ${plain(datesOf(filter))} and ${beyond(window)}
          order by ${column} ${order}, id ${order} limit ${most}
        ) as orders where ${matching(filter)} ${windowOf(window)})
      ${rowsOf(window, sql``)}`.execute(db);
    return rows;
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
   * A window of those that are told by their states, by country, by when they were placed and by not being held, in the
   * order in which they were placed: from the stretch that each of the states has in an index, as many as the window
   * could take.
   */
  async listByStates(db: Db, filter: OrderFilter, window: OrderWindow): Promise<ListedOrder[]> {
    const { column, order } = SORTS[window.sort];
    const { rows } = await sql<ListedOrder>`
      ${plannedAnew} with shown as materialized (
        select newest.id from ${statesOf(filter)} cross join lateral (
          select id, ${column} from orders
          where orders.status = state.status and orders.payment_status = state.payment_status
            and orders.fulfilment_status = state.fulfilment_status
            and ${plain(besideStates(filter))} and ${beyond(window)}
          order by ${column} ${order}, id ${order} limit ${window.limit + window.offset}
        ) as newest ${windowOf(window)})
      ${rowsOf(window, sql``)}`.execute(db);
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

  /** How many pieces are in each of these orders. */
  async countItems(db: Db, order_ids: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ order_id: string; pieces: number }>`
      select order_id, sum(quantity)::integer as pieces from order_items
      where order_id = any(${order_ids}::uuid[]) group by order_id`.execute(db);
    return new Map(rows.map(({ order_id, pieces }) => [order_id, pieces]));
  },
};
