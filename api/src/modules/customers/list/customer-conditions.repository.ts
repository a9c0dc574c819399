import { sql } from 'kysely';
import { allOf, conditionsOf, hasTag, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition, Conditions } from '../../../infra/database/lists/conditions';
import type { CustomerSort } from '../../../schemas/filters/customer-filter';

/** Which customers. */
export interface CustomerFilter {
  state?: 'active' | 'suspended' | 'anonymised';
  group_id?: string;
  tag?: string;
  newsletter?: boolean;
  orders_from?: number;
  orders_to?: number;
  /** minor units */
  spent_from?: number;
  spent_to?: number;
  last_order_from?: Date;
  /** exclusive, like `since_before` */
  last_order_before?: Date;
  since_from?: Date;
  since_before?: Date;
  search?: CustomerSearch;
}

/** What somebody has typed. */
export interface CustomerSearch {
  /** the start of an e-mail address, in lower case; null: it is none, and the others count */
  email: string | null;
  /** a text of `to_tsquery`; null: nothing of what was typed is a word */
  words: string | null;
  /** digits of a telephone number without zeros before them; null: it is none */
  digits: string | null;
}

/** What the list is sorted by, and the index of 0260 holds. */
export const LAST_ORDER = sql`coalesce(customers.last_order_at, '-infinity')`;

const CONDITIONS: Conditions<Omit<CustomerFilter, 'search'>> = {
  // The index has only those that are not active.
  state: (value) =>
    value === 'active'
      ? sql`customers.state = 'active'`
      : sql`customers.state <> 'active' and customers.state = ${value}`,
  group_id: (value) => sql`exists (
    select from customer_group_members as member where member.group_id = ${value} and member.customer_id = customers.id)`,
  tag: (value) => hasTag('customers', value),
  newsletter: (value) => (value ? sql`customers.newsletter` : sql`not customers.newsletter`),
  orders_from: (value) => sql`customers.orders_count >= ${value}`,
  orders_to: (value) => sql`customers.orders_count <= ${value}`,
  spent_from: (value) => sql`customers.spent >= ${value}`,
  spent_to: (value) => sql`customers.spent <= ${value}`,
  last_order_from: (value) => sql`${LAST_ORDER} >= ${value}`,
  last_order_before: (value) => sql`${LAST_ORDER} < ${value} and customers.last_order_at is not null`,
  since_from: (value) => sql`customers.created_at >= ${value}`,
  since_before: (value) => sql`customers.created_at < ${value}`,
};

/** What the orders of the list begin with, and the fields of a filter that ask for stretches of it. */
const STRETCHES: Partial<Record<CustomerSort, readonly (keyof typeof CONDITIONS)[]>> = {
  created_at: ['since_from', 'since_before'],
  orders: ['orders_from', 'orders_to'],
  spent: ['spent_from', 'spent_to'],
  last_order: ['last_order_from', 'last_order_before'],
};

/** What is asked for of what the list is sorted by. */
export function stretchOf(filter: CustomerFilter, sort: CustomerSort): Condition[] {
  const by = sort.replace('-', '') as CustomerSort; // each order has its opposite
  const asked = Object.fromEntries((STRETCHES[by] ?? []).map((name) => [name, filter[name]]));
  // who ordered nothing spent nothing (migrations/0380_list_keys.sql)
  const nothing = by === 'spent' && filter.orders_to === 0 ? [sql`customers.spent <= 0`] : [];
  return [...conditionsOf(CONDITIONS, asked), ...nothing];
}

const COLUMNS: Record<keyof CustomerFilter, readonly string[]> = {
  state: ['state'],
  group_id: [],
  tag: ['tags'],
  newsletter: ['newsletter'],
  orders_from: ['orders_count'],
  orders_to: ['orders_count'],
  spent_from: ['spent'],
  spent_to: ['spent'],
  last_order_from: ['last_order_at'],
  last_order_before: ['last_order_at'],
  since_from: ['created_at'],
  since_before: ['created_at'],
  search: ['email', 'words', 'phone'],
};

/** The columns that tell whether a customer matches. */
export function columnsOf(filter: CustomerFilter): string[] {
  const asked = Object.keys(filter) as (keyof CustomerFilter)[]; // its own keys
  return [...new Set(asked.flatMap((name) => (filter[name] === undefined ? [] : COLUMNS[name])))];
}

/** Everything but what was searched for. */
export const plain = (filter: CustomerFilter): Condition => allOf(conditionsOf(CONDITIONS, filter));

/** The ways to be what was searched for, each by an index of its own; none: everybody is. */
export function waysToBeFound({ search }: CustomerFilter): Condition[] {
  if (!search) return [];
  const { email, words, digits } = search;
  if (email !== null) return [sql`customers.email like ${likeStart(email)}`];
  const phone = digits === null ? null : `'${digits}':*`;
  const ways = [
    ...(words === null ? [] : [sql`customers.words @@ to_tsquery('simple', ${words})`]),
    ...(phone === null
      ? []
      : [
          sql`customers.phone <> '' and phone_words(customers.phone) @@ ${phone}::tsquery`,
          sql`customers.id in (
            select user_id from addresses where phone <> '' and phone_words(phone) @@ ${phone}::tsquery)`,
        ]),
  ];
  return ways.length === 0 ? [sql`false`] : ways;
}
