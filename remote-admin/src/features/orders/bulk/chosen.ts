import type { AdminOrderList } from '@tessera/shared/contract';
import type { Chosen } from '../../../jobs/choosing/chosen';
import type { OrdersState } from '../orders.model';
import { filterOf } from '../orders.queries';

/** All that match, where one job takes so many: the API counts them, and more are refused. */
export function allThatMatch(state: OrdersState, { total }: Pick<AdminOrderList, 'total'>): Chosen {
  return { filter: filterOf(state), count: total };
}
