import type { Infra } from '../../../../infra';
import { wordsToFind } from '../../order/order-words';
import type { OrderViewsService } from '../../views/order-views.service';
import type { AdminOrderFilters } from '../../../../schemas/order-filter';
import type { AdminOrderListView, AdminOrderSearch } from './order-list.schemas';
import { orderListRepository } from './order-list.repository';
import { restOf } from './order-conditions.repository';
import type { OrderFilter } from './order-conditions.repository';
import type { Bounds, ListedOrder, OrderWindow } from './order-list.repository';

export interface OrderListDeps extends Pick<Infra, 'db'> {
  views: Pick<OrderViewsService, 'summarise'>;
}

export type OrderListService = ReturnType<typeof createOrderListService>;

/** Counts are exact so far (docs/api.md, 'Paging'). */
export const MOST_COUNTED = 10_000;
/** So far where no index tells alone, so that each order that is counted has to be looked at. */
const MOST_LOOKED_AT = 1_000;
/** What is met in every thousandth order is met so soon. */
export const MOST_WALKED = 20_000;
/** Looked at one by one they take less than an index of words or tags that many have. */
const FEW = 2_000;
const DAY_MS = 86_400_000;

/** What a request's filter means for the database: days begin and end in UTC. */
export function toFilter({
  sort: _sort,
  search,
  placed_from,
  placed_to,
  country,
  ...filter
}: AdminOrderFilters): OrderFilter {
  const text = search?.trim() ?? '';
  return {
    ...filter,
    ...(placed_from === undefined ? {} : { placed_from: new Date(placed_from) }),
    ...(placed_to === undefined ? {} : { placed_before: new Date(Date.parse(placed_to) + DAY_MS) }),
    ...(country === undefined ? {} : { country: country.toUpperCase() }),
    ...(text === '' ? {} : { search: wordsToFind(text) }),
  };
}

const isGiven = (filter: OrderFilter) => (name: keyof OrderFilter) => filter[name] !== undefined;
/** What goes together is known of these. */
const KNOWN_TOGETHER = ['status', 'payment_status', 'fulfilment_status', 'country'] as const;

/** How far is counted. */
function mostOf(filter: OrderFilter): number {
  const isLookedAt = filter.search !== undefined || (filter.tag !== undefined && Object.keys(filter).length > 1);
  return isLookedAt ? MOST_LOOKED_AT : MOST_COUNTED;
}

/** Whether the orders lie in few stretches of an index, each in the order of the list. */
function liesInStretches(filter: OrderFilter, { sort }: OrderWindow): boolean {
  const keys = [...KNOWN_TOGETHER, 'placed_from', 'placed_before'] as const;
  if (sort === 'total' || sort === '-total' || !keys.some(isGiven(filter))) return false;
  const others = ['total_from', 'total_to', 'tag', 'customer_id', 'search'] as const;
  return filter.is_held !== true && !others.some(isGiven(filter));
}

/** The list of orders, for staff. */
export function createOrderListService({ db, views }: OrderListDeps) {
  async function present(rows: ListedOrder[]): Promise<AdminOrderListView['items']> {
    const summaries = await views.summarise(db, rows);
    return summaries.flatMap((summary, index) => {
      const row = rows[index];
      if (!row) return [];
      const { user_id, customer_name, version, email, tags, held_at, shipping_address } = row;
      const customer = user_id === null ? null : { id: user_id, name: customer_name ?? '' };
      const { country } = shipping_address;
      return [{ ...summary, version, customer, email, tags, country, is_held: held_at !== null }];
    });
  }

  /** Whether surely more match than are counted; of some conditions PostgreSQL knows without looking. */
  async function isMany(filter: OrderFilter, most: number): Promise<boolean> {
    const names = Object.keys(filter) as (keyof OrderFilter)[]; // its own keys
    const isKnown = names.length < 2 || names.every((name) => KNOWN_TOGETHER.some((known) => known === name));
    // So many expected are more than are counted, however far off that is.
    return isKnown && (await orderListRepository.expect(db, filter)) >= 2 * most;
  }

  const listMany = (filter: OrderFilter, window: OrderWindow): Promise<ListedOrder[]> =>
    liesInStretches(filter, window)
      ? orderListRepository.listByStates(db, filter, window)
      : orderListRepository.walk(db, filter, window, MOST_WALKED + window.offset);

  async function isAmongFew(filter: OrderFilter): Promise<boolean> {
    const rest = restOf(filter);
    return rest !== undefined && (await orderListRepository.expect(db, rest)) <= FEW;
  }

  /** With how many match: where the window is the first one, and empty, none do. */
  async function listFound(filter: OrderFilter, window: OrderWindow, bounds: Bounds, most: number) {
    const rows = await orderListRepository.listFound(db, filter, window, bounds);
    const isFirst = window.offset === 0 && window.after === undefined;
    const counted =
      rows[0]?.counted ?? (isFirst ? 0 : await orderListRepository.count(db, filter, { ...bounds, most }));
    return { rows, counted };
  }

  /** @returns with how many there are, counted to one more than `counts_to` at most */
  async function find(filter: OrderFilter, window: OrderWindow) {
    const counts_to = mostOf(filter);
    const most = counts_to + 1;
    if (!(await isMany(filter, counts_to))) {
      const found = await listFound(filter, window, { most, among_few: await isAmongFew(filter) }, most);
      if (found.counted < most) return { ...found, counts_to };
    }
    const many = await listMany(filter, window);
    if (many.length === window.limit) return { rows: many, counted: most, counts_to };
    // They all lie further on, or are fewer than was expected.
    return { ...(await listFound(filter, window, { most: null }, most)), counts_to };
  }

  return {
    /** A page of the orders that match, newest first where nothing else is said. */
    async list({ page, page_size, after, ...asked }: AdminOrderSearch): Promise<AdminOrderListView> {
      const sort = asked.sort ?? '-placed_at';
      // One more than is shown tells whether there is a next page.
      const limit = page_size + 1;
      const window: OrderWindow =
        after === undefined ? { sort, limit, offset: (page - 1) * page_size } : { sort, limit, offset: 0, after };
      const { rows: found, counted, counts_to } = await find(toFilter(asked), window);
      const rows = found.slice(0, page_size);
      return {
        items: await present(rows),
        total: Math.min(counted, counts_to),
        total_is_exact: counted <= counts_to,
        next_cursor: found.length > page_size ? (rows.at(-1)?.id ?? null) : null,
        page: after === undefined ? page : 1,
        page_size,
      };
    },
  };
}
