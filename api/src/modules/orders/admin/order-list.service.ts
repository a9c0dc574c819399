import type { Infra } from '../../../infra';
import { wordsToFind } from '../order/order-words';
import type { OrderViewsService } from '../views/order-views.service';
import type { AdminOrderFilters, AdminOrderSearch } from './admin-order-requests.schemas';
import type { AdminOrderListView } from './admin-orders.schemas';
import { orderListRepository } from './order-list.repository';
import type { ListedOrder, OrderFilter, OrderSort } from './order-list.repository';

export interface OrderListDeps extends Pick<Infra, 'db'> {
  views: Pick<OrderViewsService, 'summarise'>;
}

export type OrderListService = ReturnType<typeof createOrderListService>;

/** Counts are exact so far (docs/api.md, 'Paging'). */
const MOST_COUNTED = 10_000;
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
    ...(text === '' ? {} : { words: wordsToFind(text) }),
  };
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

  return {
    /** A page of the orders that match, newest first where nothing else is said. */
    async list({ page, page_size, after, ...asked }: AdminOrderSearch): Promise<AdminOrderListView> {
      const filter = toFilter(asked);
      const sort: OrderSort = asked.sort ?? '-placed_at';
      const counted = await orderListRepository.count(db, filter, MOST_COUNTED + 1);
      const few = counted <= MOST_COUNTED && Object.keys(filter).length > 0;
      // One more than is shown tells whether there is a next page.
      const window = { sort, few, limit: page_size + 1, offset: after === undefined ? (page - 1) * page_size : 0 };
      const found = await orderListRepository.list(db, filter, {
        ...window,
        ...(after === undefined ? {} : { after }),
      });
      const rows = found.slice(0, page_size);
      return {
        items: await present(rows),
        total: Math.min(counted, MOST_COUNTED),
        total_is_exact: counted <= MOST_COUNTED,
        next_cursor: found.length > page_size ? (rows.at(-1)?.id ?? null) : null,
        page: after === undefined ? page : 1,
        page_size,
      };
    },
  };
}
