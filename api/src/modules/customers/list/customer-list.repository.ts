import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { CustomerSort } from '../../../schemas/customer-filter';
import { LAST_ORDER, matching, plain, waysToBeFound } from './customer-conditions.repository';
import type { Condition, CustomerFilter } from './customer-conditions.repository';

export interface CustomerWindow {
  sort: CustomerSort;
  /** the id of the customer that the one before ended with */
  after?: string;
  limit: number;
  offset: number;
}

export interface ListedCustomer {
  id: string;
  /** as they write it; empty once they are anonymous */
  name: string;
  email: string;
  state: 'active' | 'suspended' | 'anonymised';
  orders_count: number;
  spent: number;
  last_order_at: Date | null;
  created_at: Date;
  newsletter: boolean;
  is_staff: boolean;
  tags: string[];
  groups: { id: string; name: string }[];
}

/** One of them, and how many match beside it. */
export type CountedCustomer = ListedCustomer & { counted: number };

const rising = (column: Condition) => ({ column, order: sql`asc`, passed: sql`>` });
const falling = (column: Condition) => ({ column, order: sql`desc`, passed: sql`<` });
const [created_at, name] = [sql`customers.created_at`, sql`customers.name`];
const [spent, orders] = [sql`customers.spent`, sql`customers.orders_count`];

const SORTS: Record<CustomerSort, ReturnType<typeof rising>> = {
  '-created_at': falling(created_at),
  created_at: rising(created_at),
  name: rising(name),
  '-name': falling(name),
  '-spent': falling(spent),
  spent: rising(spent),
  '-orders': falling(orders),
  orders: rising(orders),
  '-last_order': falling(LAST_ORDER),
  last_order: rising(LAST_ORDER),
};

/** Ids of all that match, or at least `most` of them, each with what the list is sorted by as `key`. */
function found(filter: CustomerFilter, sort: CustomerSort, most: number | null): Condition {
  const some = (way: Condition): Condition =>
    sql`(select customers.id, ${SORTS[sort].column} as key from customers where ${plain(filter)} and ${way} limit ${most})`;
  const ways = waysToBeFound(filter);
  return ways.length === 0 ? some(sql`true`) : sql.join(ways.map(some), sql` union `);
}

/** Behind the customer that the page before ended with. @param key what the rows are sorted by */
function beyond({ sort, after }: CustomerWindow, key: Condition, id: Condition): Condition {
  const { column, passed } = SORTS[sort];
  if (after === undefined) return sql`true`;
  return sql`(${key}, ${id}) ${passed} ((select ${column} from customers where id = ${after}), ${after}::uuid)`;
}

/** What lists and files say of the customers of `page`, in the order of the list. */
function rowsOf(sort: CustomerSort): Condition {
  const { column, order } = SORTS[sort];
  return sql`
    select customers.id, customers.state, customers.orders_count, customers.spent, customers.last_order_at,
      customers.created_at, customers.newsletter, customers.tags, page.counted,
      coalesce(users.first_name || ' ' || users.last_name, '') as name, coalesce(users.email, '') as email,
      coalesce(users.role = 'ADMIN', false) as is_staff,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', own.id, 'name', own.name) order by lower(own.name), own.id)
        from customer_group_members as member join customer_groups as own on own.id = member.group_id
        where member.customer_id = customers.id
      ), '[]') as groups
    from page
    join customers on customers.id = page.id
    left join users on users.id = customers.id
    order by ${column} ${order}, customers.id ${order}`;
}

/** Customers as staff look for them: what is rare is found by an index of its own, what is common is met soon. */
export const customerListRepository = {
  /** How many PostgreSQL expects to match, from what it knows of the columns' values. */
  async expect(db: Db | Trx, filter: CustomerFilter): Promise<number> {
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`
      ${plannedAnew} explain (format json) select from customers where ${matching(filter)}`.execute(db);
    return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  },

  /** How many match, counted no further than `most`. */
  async count(db: Db | Trx, filter: CustomerFilter, most: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      ${plannedAnew} with found as (${found(filter, '-created_at', most)})
      select least(count(*), ${most})::integer as total from found`.execute(db);
    return rows[0]?.total ?? 0;
  },

  /** Ids and names of all that match, oldest first, or of `most` of them. */
  async listKeys(db: Db | Trx, filter: CustomerFilter, most: number): Promise<{ id: string; name: string }[]> {
    const { rows } = await sql<{ id: string; name: string }>`
      ${plannedAnew} with found as (${found(filter, 'created_at', most)})
      select found.id, coalesce(users.first_name || ' ' || users.last_name, '') as name
      from found left join users on users.id = found.id order by found.key, found.id limit ${most}`.execute(db);
    return rows;
  },

  /** The names of these customers, as far as they have one. */
  async namesOf(db: Db | Trx, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await db
      .selectFrom('users')
      .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return new Map(rows.map((row) => [row.id, row.name]));
  },

  /**
   * A window of all that match: they are looked for by whatever index finds them, and sorted.
   * @param most how far they are counted; where there are more, it is the window of some of them. null: all
   */
  async listFound(db: Db, filter: CustomerFilter, window: CustomerWindow, most: number | null) {
    const { order } = SORTS[window.sort];
    const { rows } = await sql<CountedCustomer>`
      ${plannedAnew} with found as materialized (${found(filter, window.sort, most)}),
      page as materialized (
        select id, (select count(*)::integer from found) as counted from found
        where ${beyond(window, sql`key`, sql`id`)}
        order by key ${order}, id ${order} limit ${window.limit} offset ${window.offset})
      ${rowsOf(window.sort)}`.execute(db);
    return rows;
  },

  /**
   * A window of many, which are met soon in the order of the list: it is walked along for `most` customers.
   * @returns fewer than the window has where they were not met so soon
   */
  async walk(db: Db, filter: CustomerFilter, window: CustomerWindow, most: number): Promise<ListedCustomer[]> {
    const { column, order } = SORTS[window.sort];
    const { rows } = await sql<ListedCustomer>`
      ${plannedAnew} with page as materialized (
        select customers.id, null::integer as counted from (
          select customers.*, ${column} as key from customers where ${beyond(window, column, sql`customers.id`)}
          order by ${column} ${order}, customers.id ${order} limit ${most}
        ) as customers
        where ${matching(filter)}
        order by customers.key ${order}, customers.id ${order} limit ${window.limit} offset ${window.offset})
      ${rowsOf(window.sort)}`.execute(db);
    return rows;
  },
};
