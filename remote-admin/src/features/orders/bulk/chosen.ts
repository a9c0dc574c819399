import type { AdminOrderList } from '@tessera/shared/contract';
import type { OrdersState } from '../orders.model';
import { filterOf } from '../orders.queries';

/** The orders that something is to be done with: those that are ticked, or all that the list's filter shows. */
export type Chosen = { ids: readonly string[] } | { filter: ReturnType<typeof filterOf>; count: number };

export const countOf = (chosen: Chosen): number => ('ids' in chosen ? chosen.ids.length : chosen.count);

/** All that match, where one job takes so many: the API counts them, and more are refused. */
export function allThatMatch(state: OrdersState, { total }: Pick<AdminOrderList, 'total'>): Chosen {
  return { filter: filterOf(state), count: total };
}
