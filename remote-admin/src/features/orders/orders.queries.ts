import { api } from '@tessera/shared/client';
import type { AdminOrderList, Download } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { searchParamsOf } from '../../list/list-address';
import { PAGE_SIZE, type OrdersState } from './orders.model';

/** One page of orders; while the next one is on its way the last one stays. */
export function ordersQuery(state: OrdersState) {
  const { after } = state;
  const question = { ...searchParamsOf(state), ...(after && { after }), page_size: PAGE_SIZE };
  return queryOptions({
    queryKey: ['admin', 'orders', question],
    queryFn: ({ signal }) => api.get<AdminOrderList>('admin/orders', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** An address that downloads all orders which the list's filter shows, as CSV; it is good once and for a minute. */
export async function exportOrders(state: OrdersState): Promise<string> {
  const { url } = await api.post<Download>('admin/downloads', {
    json: { kind: 'orders', filter: filterOf(state) },
  });
  return url;
}

/** The list's question in the types of JSON. */
export function filterOf(state: OrdersState): Record<string, string | number | boolean> {
  const { total_from, total_to, is_held, ...words } = searchParamsOf(state);
  return {
    ...words,
    ...(total_from !== undefined && { total_from: Number(total_from) }),
    ...(total_to !== undefined && { total_to: Number(total_to) }),
    ...(is_held !== undefined && { is_held: is_held === 'true' }),
  };
}
