import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../infra/database/db';
import type { OrderRow } from '../order/orders.repository';

export type OrderSort = '-placed_at' | 'placed_at' | '-total' | 'total';

/** Which orders. */
export interface OrderFilter {
  status?: OrderRow['status'];
  payment_status?: OrderRow['payment_status'];
  fulfilment_status?: OrderRow['fulfilment_status'];
  placed_from?: Date;
  /** that moment not included */
  placed_before?: Date;
  /** minor units, included */
  total_from?: number;
  total_to?: number;
  /** ISO 3166-1 alpha-2, upper case */
  country?: string;
  tag?: string;
  customer_id?: string;
  is_held?: boolean;
  /** a tsquery of lexemes; null: words that nothing can have */
  words?: string | null;
}

export interface OrderWindow {
  sort: OrderSort;
  /** the id of the order that the one before ended with */
  after?: string;
  limit: number;
  offset: number;
  /** so few match that all of them may be sorted */
  few: boolean;
}

export type ListedOrder = OrderRow & { customer_name: string | null };

type Condition = RawBuilder<unknown>;
type Conditions = { [Name in keyof OrderFilter]-?: (value: NonNullable<OrderFilter[Name]>) => Condition };

const CONDITIONS: Conditions = {
  status: (value) => sql`orders.status = ${value}`,
  payment_status: (value) => sql`orders.payment_status = ${value}`,
  fulfilment_status: (value) => sql`orders.fulfilment_status = ${value}`,
  placed_from: (value) => sql`orders.placed_at >= ${value}`,
  placed_before: (value) => sql`orders.placed_at < ${value}`,
  total_from: (value) => sql`orders.total >= ${value}`,
  total_to: (value) => sql`orders.total <= ${value}`,
  country: (value) => sql`orders.shipping_address ->> 'country' = ${value}`,
  tag: (value) => sql`orders.tags @> array[${value}]::text[]`,
  customer_id: (value) => sql`orders.user_id = ${value}`,
  is_held: (value) => (value ? sql`orders.held_at is not null` : sql`orders.held_at is null`),
  words: (value) => sql`orders.search @@ ${value}::tsquery`,
};

const SORTS: Record<OrderSort, { column: Condition; order: Condition; beyond: Condition }> = {
  '-placed_at': { column: sql`placed_at`, order: sql`desc`, beyond: sql`<` },
  placed_at: { column: sql`placed_at`, order: sql`asc`, beyond: sql`>` },
  '-total': { column: sql`total`, order: sql`desc`, beyond: sql`<` },
  total: { column: sql`total`, order: sql`asc`, beyond: sql`>` },
};

function matching(filter: OrderFilter): Condition {
  const names = Object.keys(CONDITIONS) as (keyof OrderFilter)[]; // its own keys
  const found = names.flatMap((name) => {
    const value = filter[name];
    if (value === undefined) return [];
    // The condition of a name takes what the filter has under that name.
    return value === null ? [sql`false`] : [(CONDITIONS[name] as (value: unknown) => Condition)(value)];
  });
  return found.length === 0 ? sql`true` : sql.join(found, sql` and `);
}

/** Orders as staff look for them. */
export const orderListRepository = {
  /** How many match, counted no further than `most`. */
  async count(db: Db, filter: OrderFilter, most: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from (select from orders where ${matching(filter)} limit ${most}) as found`.execute(
      db,
    );
    return rows[0]?.total ?? 0;
  },

  /**
   * A window of those that match. Few are looked for by whatever index finds them, and sorted; many are met soon in the
   * order that is asked for. What PostgreSQL would choose by itself depends on how many it expects of words and tags,
   * where it may be wrong by a thousand times.
   */
  async list(db: Db, filter: OrderFilter, { sort, after, limit, offset, few }: OrderWindow): Promise<ListedOrder[]> {
    const { column, order, beyond } = SORTS[sort];
    const behind = after
      ? sql`(${column}, id) ${beyond} ((select ${column} from orders where id = ${after}), ${after}::uuid)`
      : sql`true`;
    const found = few
      ? sql`with found as materialized (select id, ${column} from orders where ${matching(filter)}), `
      : sql`with `;
    const from = few ? sql`found where ${behind}` : sql`orders where ${matching(filter)} and ${behind}`;
    const { rows } = await sql<ListedOrder>`
      ${found} shown as materialized (
        select id from ${from} order by ${column} ${order}, id ${order} limit ${limit} offset ${offset})
      select orders.*, users.first_name || ' ' || users.last_name as customer_name
      from shown join orders using (id) left join users on users.id = orders.user_id
      order by ${column} ${order}, orders.id ${order}`.execute(db);
    return rows;
  },
};
