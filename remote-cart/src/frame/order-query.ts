import { api } from '@tessera/shared/client';
import type { Order } from '@tessera/shared/contract';
import { sessionStore } from '@tessera/shared/session';
import { queryOptions } from '@tessera/shared/vendor/query';

/** One order of the signed-in shopper by its number. */
export function orderQuery(number: string, userId = sessionStore.getState().userId) {
  return queryOptions({
    queryKey: ['order', userId ?? null, number],
    queryFn: ({ signal }) => api.get<Order>(`orders/${encodeURIComponent(number)}`, { signal }),
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}
