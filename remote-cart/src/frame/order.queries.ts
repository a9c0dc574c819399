import { keptCartJoined } from '@tessera/shared/cart';
import { api } from '@tessera/shared/client';
import type { Checkout, Order } from '@tessera/shared/contract';
import { sessionStore } from '@tessera/shared/session';
import { queryOptions } from '@tessera/shared/vendor/query';

/** What the signed-in shopper is about to order, kept by the server: it survives reloads, lost sessions and other devices. */
export function checkoutQuery(userId = sessionStore.getState().userId) {
  return queryOptions({
    queryKey: ['checkout', userId ?? null],
    queryFn: async ({ signal }) => {
      await keptCartJoined();
      return api.get<Checkout>('checkout', { signal });
    },
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

/** One order of the signed-in shopper by its number. */
export function orderQuery(number: string, userId = sessionStore.getState().userId) {
  return queryOptions({
    queryKey: ['order', userId ?? null, number],
    queryFn: ({ signal }) => api.get<Order>(`orders/${encodeURIComponent(number)}`, { signal }),
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}
