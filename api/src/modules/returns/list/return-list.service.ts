import { MOST_COUNTED, pageOf, totalOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { endOf } from '../../../infra/basics/calendar';
import type { Db } from '../../../infra/database/db';
import type { AdminReturnFilters } from '../../../schemas/filters/return-filter';
import { searchOrders } from '../../orders/admin/list/order-search.service';
import { returnListRepository } from './return-list.repository';
import type { ListedReturn, ReturnFilter } from './return-list.repository';
import type { AdminReturnListView, AdminReturnSearch } from './return-list.schemas';

export type ReturnListService = ReturnType<typeof createReturnListService>;

/** Of more orders than these, returns are not looked up by their ids: their own orders are looked at. */
const MOST_ORDERS = 20_000;

/**
 * What a request's filter means for the database: days begin and end in UTC. Whoever is searched for is found by the
 * orders: few of them, or words that nearly every order has.
 */
export async function toReturnFilter(
  db: Db,
  { sort: _sort, search, created_from, created_to, ...filter }: AdminReturnFilters,
): Promise<ReturnFilter> {
  return {
    ...filter,
    ...(created_from !== undefined && { created_from: new Date(created_from) }),
    ...(created_to !== undefined && { created_before: endOf(created_to) }),
    ...(await searched(db, search?.trim() ?? '')),
  };
}

async function searched(db: Db, text: string): Promise<Pick<ReturnFilter, 'orders' | 'code'>> {
  if (text === '') return {};
  const { ids, words, code } = await searchOrders(db, text, MOST_ORDERS);
  const orders = ids === undefined && words !== null ? { words } : { ids: ids ?? [] };
  return code === null ? { orders } : { orders, code };
}

/** The queue of returns over all orders, for staff. */
export function createReturnListService({ db }: Pick<Infra, 'db'>) {
  return {
    /** A page of the returns that match, newest first where nothing else is said. */
    async list(asked: AdminReturnSearch): Promise<AdminReturnListView> {
      const { window, filters } = windowOf(asked, '-created_at');
      const filter = await toReturnFilter(db, filters);
      const [found, counted] = await Promise.all([
        returnListRepository.list(db, filter, window),
        returnListRepository.count(db, filter, MOST_COUNTED + 1),
      ]);
      const { rows, fields } = pageOf(asked, window.sort, { rows: found, ...totalOf(counted) });
      return { items: rows.map(present), ...fields };
    },
  };
}

function present({
  order_id,
  order_number,
  email,
  name,
  reasons,
  created_at,
  decided_at: _decided_at,
  received_at: _received_at,
  refunded_at: _refunded_at,
  ...row
}: ListedReturn): AdminReturnListView['items'][number] {
  return {
    ...row,
    created_at: created_at.toISOString(),
    order: { id: order_id, number: order_number, email, name },
    // Written by the request alone, whose body is checked by the schema.
    reasons: reasons as AdminReturnListView['items'][number]['reasons'],
  };
}
