import type { AdminOrderList } from '@tessera/shared/contract';
import { askForCsv, jsonOf, listQuery } from '../../list-page/list.queries';
import type { OrdersState } from './orders.model';

/** One page of orders. */
export const ordersQuery = (state: OrdersState) => listQuery<AdminOrderList>('orders', state);

/** The list's question in the types of JSON. */
export const filterOf = (state: OrdersState) =>
  jsonOf(state, { numbers: ['total_from', 'total_to'], truths: ['is_held'] });

/** The address of a file of all orders which the list's filter shows. */
export const exportOrders = (state: OrdersState): Promise<string> =>
  askForCsv('downloads', { kind: 'orders', filter: filterOf(state) });
