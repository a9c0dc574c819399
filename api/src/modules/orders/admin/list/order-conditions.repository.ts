import { sql } from 'kysely';
import { allOf, conditionsOf, hasTag, likePart, likeStart } from '../../../../infra/database/lists/conditions';
import type { Condition, Conditions } from '../../../../infra/database/lists/conditions';
import { ORDER_STATES } from '../../../../schemas/filters/order-filter';
import { TROUBLED_ORDERS } from '../../../../infra/database/troubled-orders';
import type { OrderRow } from '../../order/orders.repository';
import { tagText } from '../../order/order-words';
import type { WantedWords } from '../../order/order-words';

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
  dispute?: NonNullable<OrderRow['dispute']>;
  trouble?: keyof typeof TROUBLED_ORDERS;
  search?: WantedWords;
}

/** Of an order that is not held nothing says so in an index; few are. */
const HELD = sql`select id from orders where held_at is not null`;
const CONDITIONS: Conditions<Omit<OrderFilter, 'search'>> = {
  status: (value) => sql`orders.status = ${value}`,
  payment_status: (value) => sql`orders.payment_status = ${value}`,
  fulfilment_status: (value) => sql`orders.fulfilment_status = ${value}`,
  placed_from: (value) => sql`orders.placed_at >= ${value}`,
  placed_before: (value) => sql`orders.placed_at < ${value}`,
  total_from: (value) => sql`orders.total >= ${value}`,
  total_to: (value) => sql`orders.total <= ${value}`,
  country: (value) => sql`orders.country = ${value}`,
  tag: (value) => hasTag('orders', value),
  customer_id: (value) => sql`orders.user_id = ${value}`,
  dispute: (value) => sql`orders.dispute = ${value}`,
  trouble: (value) => sql`orders.id in ${TROUBLED_ORDERS[value]}`,
  is_held: (value) => (value ? sql`orders.held_at is not null` : sql`orders.id not in (${HELD})`),
};

type State = keyof typeof ORDER_STATES;
const STATES = Object.keys(ORDER_STATES) as State[]; // its own keys

/**
 * Where some states or the country are asked for, all values of the others are named, so that the indexes that begin with
 * states serve, alone or behind the country.
 */
function anyState(filter: OrderFilter): Condition[] {
  if (filter.country === undefined && STATES.every((name) => filter[name] === undefined)) return [];
  return STATES.flatMap((name) =>
    filter[name] === undefined ? [sql`${sql.ref(`orders.${name}`)} = any(${ORDER_STATES[name]}::text[])`] : [],
  );
}

const asked = (filter: OrderFilter): Condition[] => conditionsOf(CONDITIONS, filter);

/** Everything but what was searched for. */
export const plain = (filter: OrderFilter): Condition => allOf(asked(filter));

/** The same, as an index that begins with states reads it. */
export const plainByState = (filter: OrderFilter): Condition => allOf([...asked(filter), ...anyState(filter)]);

/** All states that fit, one row each of `state`: their orders each lie in a stretch of an index, newest first. */
export function statesOf(filter: OrderFilter): Condition {
  const values = STATES.map((name) => {
    const value = filter[name];
    return sql`unnest(${value === undefined ? ORDER_STATES[name] : [value]}::text[]) as ${sql.ref(name)}`;
  });
  return sql`(select * from ${sql.join(values, sql` cross join `)}) as state`;
}

const isFoundBy = (part: string): Condition => sql`orders.found_by like ${part}`;

/** What was searched for and the tag, as the keys of the list tell them. */
function inKeys({ search, tag }: OrderFilter): Condition[] {
  const words = search?.beginnings ?? [];
  const parts = words.map((beginning) => `% ${likeStart(beginning)}`);
  return [...parts, ...(tag === undefined ? [] : [likePart(tagText(tag))])].map(isFoundBy);
}

/** Orders that have nothing of what they are found by in the keys: they are looked at by themselves. */
export const UNLISTED = sql`(orders.found_by is null or orders.found_by = '')`;

/** @returns what no words and no tag say */
export const besideWords = ({ search: _, tag: __, ...rest }: OrderFilter): OrderFilter => rest;

/** All of a filter that has a search by words or a tag, as one of the keys of the list tells it without the order's row. */
export const wholeInKeys = (filter: OrderFilter): Condition =>
  allOf([...asked(besideWords(filter)), ...inKeys(filter)]);

/** The same, as an index that begins with states reads it. */
export const wholeInStates = (filter: OrderFilter): Condition =>
  allOf([...asked(besideWords(filter)), ...anyState(filter), ...inKeys(filter)]);

/** What no state says, as each of the keys tells it: by words and a tag, too, where `unlisted` are those of which no key says more. */
export function besideStatesInKeys(filter: OrderFilter, unlisted: Condition): Condition {
  const rest = besideStates(filter);
  if (filter.search === undefined && filter.tag === undefined) return plain(rest);
  return sql`(${wholeInKeys(rest)} or ${UNLISTED} and orders.id in (${unlisted}))`;
}

/** Of orders that others found: no index is asked. */
export const isTagged = (tag: string): Condition => sql`(${CONDITIONS.tag(tag)}) is true`;

/** What is left of a filter without what takes an index longest: the search, or else the tag; undefined: nothing is. */
export function restOf({ search, tag, ...others }: OrderFilter): OrderFilter | undefined {
  const rest = search === undefined || tag === undefined ? others : { ...others, tag };
  const isAsked = search !== undefined || tag !== undefined;
  return isAsked && Object.keys(rest).some((name) => name !== 'is_held') ? rest : undefined;
}

/** @returns what `statesOf` does not say */
const besideStates = ({ status: _, payment_status: __, fulfilment_status: ___, ...rest }: OrderFilter) => rest;

/** What lies in one stretch of a key: by total, or else by day; nothing where neither is asked for. */
export function rangeOf(filter: OrderFilter): OrderFilter {
  const { total_from, total_to } = filter;
  if (total_from === undefined && total_to === undefined) return datesOf(filter);
  return { ...(total_from !== undefined && { total_from }), ...(total_to !== undefined && { total_to }) };
}

/** When they were placed, and nothing else. */
export const datesOf = ({ placed_from, placed_before }: OrderFilter): OrderFilter => ({
  ...(placed_from && { placed_from }),
  ...(placed_before && { placed_before }),
});
