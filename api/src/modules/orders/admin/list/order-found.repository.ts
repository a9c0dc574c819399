import { sql } from 'kysely';
import { byOneOf, likeStart } from '../../../../infra/database/lists/conditions';
import type { Condition } from '../../../../infra/database/lists/conditions';
import { falling, isBehind, rising } from '../../../../infra/database/lists/list-window';
import type { ListOrder, ListWindow } from '../../../../infra/database/lists/list-window';
import { plannedAnew } from '../../../../infra/database/prepared/prepared';
import {
  datesOf,
  isTagged,
  plain,
  plainByState,
  restOf,
  UNLISTED,
  wholeInKeys,
  wholeInStates,
} from './order-conditions.repository';
import type { OrderFilter } from './order-conditions.repository';

export type OrderSort = '-placed_at' | 'placed_at' | '-total' | 'total';

export type OrderWindow = ListWindow<OrderSort>;

/** The order in which they come, and where they begin. */
type From = Pick<OrderWindow, 'sort' | 'after'>;
export const NEWEST: From = { sort: '-placed_at' };

export const SORTS: Record<OrderSort, ListOrder> = {
  '-placed_at': falling(sql`placed_at`, 'timestamptz'),
  placed_at: rising(sql`placed_at`, 'timestamptz'),
  '-total': falling(sql`total`, 'bigint'),
  total: rising(sql`total`, 'bigint'),
};

/** migrations/0131_order_list.sql has the index of this very expression. */
export const sentAs = (code: string): Condition =>
  sql`upper(replace(tracking_number, ' ', '')) like ${likeStart(code)} and tracking_number <> ''`;

/** The ways to be what was searched for, each by an index of its own; none: everything is. */
export function waysToBeFound({ search }: OrderFilter): Condition[] {
  if (!search) return [];
  const { email, code, words } = search;
  if (email !== null) return [sql`lower(orders.email) like ${likeStart(email)}`];
  const ways: Condition[] = words === null ? [] : [sql`orders.search @@ ${words}::tsquery`];
  if (code === null) return ways.length > 0 ? ways : [sql`false`];
  const sent = sql`orders.id in (select order_id from shipments where ${sentAs(code)})`;
  return [sql`orders.number like ${likeStart(code)}`, ...ways, sent];
}

export const matching = (filter: OrderFilter, ways = waysToBeFound(filter)): Condition => byOneOf(ways, plain(filter));

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
  /**
   * Words and tags are looked for in the keys of the list: `all` of what the other filters have in them, or of the first so many
   * orders in the order that is asked for, from where the window begins
   */
  in_keys?: 'all' | number;
  /** Totals or days leave few enough to look at each of those */
  in_range?: boolean;
}

/** What the list is filtered and sorted by, all of it in each of its keys. */
const KEYS = sql`id, placed_at, total, status, payment_status, fulfilment_status, country, found_by`;

/** What matches by its words and its tag, read from a key alone; and of what is in none, each. */
function foundInKeys(filter: OrderFilter, window: From, { most, in_keys }: Bounds): Condition {
  const { column, order } = SORTS[window.sort];
  const looked = sql`${UNLISTED} and ${matching(filter)}`;
  return in_keys === 'all'
    ? sql`
      (select id, ${column} from orders where ${wholeInStates(filter)} limit ${most})
      union all (select id, ${column} from orders where ${looked})`
    : sql`
      (select id, ${column} from (
        select ${KEYS} from orders where ${plain(datesOf(filter))} and ${beyond(window)}
        order by ${column} ${order}, id ${order} limit ${in_keys ?? null}
      ) as orders
      where ${wholeInKeys(filter)} or ${UNLISTED} and id in (select id from orders where ${looked})
      limit ${most})`;
}

/** All orders that match, or at least `most` of them; each way of being found by its own index. */
export function found(filter: OrderFilter, window: From, bounds: Bounds): Condition {
  const { most, among_few, in_keys, in_range } = bounds;
  if (in_keys !== undefined) return foundInKeys(filter, window, bounds);
  const { column } = SORTS[window.sort];
  const rest = among_few ? restOf(filter) : undefined;
  if (rest)
    return sql`(select id, ${column} from orders where ${plainByState(rest)} and ${isFound(filter)} limit ${most})`;
  const some = (way: Condition): Condition =>
    sql`(select id, ${column} from orders where ${plain(filter)} and ${way} limit ${most})`;
  const ways = waysToBeFound(filter);
  if (ways.length > 0) return sql.join(ways.map(some), sql` union `);
  return sql`(select id, ${column} from orders where ${in_range ? plain(filter) : plainByState(filter)} limit ${most})`;
}

export const beyond = ({ sort, after }: From): Condition => isBehind(SORTS[sort], after, sql`id`);

/** The rows of what has been `shown`, in the order of the window. */
export function rowsOf({ sort }: From, columns: Condition): Condition {
  const { column, order } = SORTS[sort];
  return sql`
    select ${columns}, orders.${column}::text as sort_key
    from shown join orders using (id) left join users on users.id = orders.user_id
    order by orders.${column} ${order}, orders.id ${order}`;
}

export function orderAndLimit({ sort, limit, offset }: OrderWindow): Condition {
  const { column, order } = SORTS[sort];
  return sql`order by ${column} ${order}, id ${order} limit ${limit} offset ${offset}`;
}

/** All that match, or a window of those: `counted` beside each says how many, no further than the bound. */
export const foundRows = (
  filter: OrderFilter,
  window: OrderWindow,
  bounds: Bounds,
  columns: Condition,
): Condition => sql`
  ${plannedAnew} with found as materialized (${found(filter, window, bounds)}),
  shown as materialized (
    select id, (select count(*)::integer from found) as counted from found where ${beyond(window)} ${orderAndLimit(window)})
  ${rowsOf(window, columns)}`;

/** A window of what is met on the way along the order that is asked for, from the first of the days that are asked for. */
export function walkedRows(filter: OrderFilter, window: OrderWindow, most: number, columns: Condition): Condition {
  const { column, order } = SORTS[window.sort];
  return sql`
    ${plannedAnew} with shown as materialized (
      select id from (
        select * from orders where ${plain(datesOf(filter))} and ${beyond(window)}
        order by ${column} ${order}, id ${order} limit ${most}
      ) as orders where ${matching(filter)} ${orderAndLimit(window)})
    ${rowsOf(window, columns)}`;
}
