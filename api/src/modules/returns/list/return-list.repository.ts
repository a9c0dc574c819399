import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import { allOf, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition } from '../../../infra/database/lists/conditions';
import { falling, isBehind, rising } from '../../../infra/database/lists/list-window';
import type { ListWindow, Placed } from '../../../infra/database/lists/list-window';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { AdminReturnFilters } from '../../../schemas/filters/return-filter';
import type { ReturnRow } from '../records/returns.repository';

/** Which returns. */
export interface ReturnFilter extends Pick<AdminReturnFilters, 'state' | 'reason' | 'customer_id'> {
  created_from?: Date;
  /** that moment not included */
  created_before?: Date;
  /** the orders that were searched for, or the words to be found in each return's order where there are too many */
  orders?: { ids: readonly string[] } | { words: string };
  /** the beginning of a number */
  code?: string;
}

export type ReturnWindow = ListWindow<'-created_at' | 'created_at'>;

export interface ListedReturn extends Placed, Pick<ReturnRow, 'id' | 'number' | 'state' | 'refund_amount' | 'version'> {
  created_at: Date;
  decided_at: Date | null;
  received_at: Date | null;
  refunded_at: Date | null;
  order_id: string;
  order_number: string;
  email: string;
  /** of the account; of a guest that of the delivery */
  name: string;
  currency: string;
  reasons: string[];
  quantity: number;
  quantity_received: number;
}

function found({ orders, code }: ReturnFilter): Condition[] {
  if (orders === undefined) return [];
  const ways = [
    'ids' in orders
      ? sql`returns.order_id = any(${orders.ids}::uuid[])`
      : sql`exists (select from orders where orders.id = returns.order_id and orders.search @@ ${orders.words}::tsquery)`,
    ...(code === undefined ? [] : [sql`returns.number like ${likeStart(code)}`]),
  ];
  return [sql`(${sql.join(ways, sql` or `)})`];
}

function matching(filter: ReturnFilter): Condition {
  const { state, reason, customer_id, created_from, created_before } = filter;
  const conditions = [
    state !== undefined && sql`returns.state = ${state}`,
    customer_id !== undefined && sql`returns.user_id = ${customer_id}`,
    created_from !== undefined && sql`returns.created_at >= ${created_from}`,
    created_before !== undefined && sql`returns.created_at < ${created_before}`,
    reason !== undefined && sql`returns.id in (select return_id from return_items where reason = ${reason})`,
    ...found(filter),
  ].filter((condition) => condition !== false);
  return allOf(conditions);
}

const SORTS = {
  '-created_at': falling(sql`created_at`, 'timestamptz'),
  created_at: rising(sql`created_at`, 'timestamptz'),
};

/** Returns as staff look for them: each filter finds what is rare by an index of its own, what is common is met soon. */
export const returnListRepository = {
  /** How many match, counted no further than `most`. */
  async count(db: Db, filter: ReturnFilter, most: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      ${plannedAnew} select count(*)::integer as total from (
        select from returns where ${matching(filter)} limit ${most}) as matching`.execute(db);
    return rows[0]?.total ?? 0;
  },

  async list(db: Db, filter: ReturnFilter, { sort, after, limit, offset }: ReturnWindow): Promise<ListedReturn[]> {
    const { order } = SORTS[sort];
    const { rows } = await sql<ListedReturn>`
      ${plannedAnew} with shown as materialized (
        select * from returns where ${matching(filter)} and ${isBehind(SORTS[sort], after, sql`id`)}
        order by created_at ${order}, id ${order} limit ${limit} offset ${offset})
      select shown.id, shown.created_at::text as sort_key, shown.number, shown.state, shown.refund_amount, shown.version, shown.created_at,
        shown.decided_at, shown.received_at, shown.refunded_at, shown.order_id, orders.number as order_number,
        orders.email, orders.currency, lines.*,
        trim(coalesce(users.first_name || ' ' || users.last_name,
          (orders.shipping_address ->> 'first_name') || ' ' || (orders.shipping_address ->> 'last_name'))) as name
      from shown
        join orders on orders.id = shown.order_id
        left join users on users.id = shown.user_id
        cross join lateral (
          select array_agg(distinct reason) as reasons, sum(quantity)::integer as quantity,
            sum(coalesce(quantity_received, 0))::integer as quantity_received
          from return_items where return_id = shown.id) as lines
      order by shown.created_at ${order}, shown.id ${order}`.execute(db);
    return rows;
  },
};
