import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { Condition } from '../../../infra/database/lists/conditions';
import { createListQueries, createListSql } from '../../../infra/database/lists/list-sql';
import { falling, rising } from '../../../infra/database/lists/list-window';
import type { ListWindow } from '../../../infra/database/lists/list-window';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { CustomerSort } from '../../../schemas/filters/customer-filter';
import { columnsOf, LAST_ORDER, plain, stretchOf, waysToBeFound } from './customer-conditions.repository';
import type { CustomerFilter } from './customer-conditions.repository';

export type CustomerWindow = ListWindow<CustomerSort>;

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

const [created_at, name] = [sql`customers.created_at`, sql`customers.name`];
const [spent, orders] = [sql`customers.spent`, sql`customers.orders_count`];

const pages = createListSql<CustomerFilter, CustomerSort>({
  table: 'customers',
  sorts: {
    '-created_at': falling(created_at, 'timestamptz'),
    created_at: rising(created_at, 'timestamptz'),
    name: rising(name, 'text'),
    '-name': falling(name, 'text'),
    '-spent': falling(spent, 'bigint'),
    spent: rising(spent, 'bigint'),
    '-orders': falling(orders, 'bigint'),
    orders: rising(orders, 'bigint'),
    '-last_order': falling(LAST_ORDER, 'timestamptz'),
    last_order: rising(LAST_ORDER, 'timestamptz'),
  },
  usual: '-created_at',
  plain,
  waysToBeFound,
  told_by: columnsOf,
  stretchOf,
});

/**
 * What lists and files say of the customers of `page`, in the order of the list. Tags come as JSON, which the driver reads without
 * what it makes of an array: V8 keeps that of a million rows until it looks through the whole heap.
 */
const rowsOf = (window: CustomerWindow): Condition => sql`
    select customers.id, customers.state, customers.orders_count, customers.spent, customers.last_order_at,
      customers.created_at, customers.newsletter, to_jsonb(customers.tags) as tags, page.counted, ${pages.keyOf(window)},
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
    ${pages.orderBy(window)}`;

/** Customers as staff look for them: what is rare is found by an index of its own, what is common is met soon. */
export const customerListRepository = {
  ...createListQueries<ListedCustomer, CustomerFilter, CustomerSort>(pages, rowsOf),

  /** Ids and names of all that match, oldest first, or of `most` of them. */
  async listKeys(db: Db | Trx, filter: CustomerFilter, most: number): Promise<{ id: string; label: string }[]> {
    const { rows } = await sql<{ id: string; label: string }>`
      ${plannedAnew} with found as (${pages.found(filter, 'created_at', most)})
      select found.id, coalesce(users.first_name || ' ' || users.last_name, '') as label
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
};
