import { api } from '@tessera/shared/client';
import type { Wishlist } from '@tessera/shared/contract';
import { sessionStore } from '@tessera/shared/session';
import { queryOptions } from '@tessera/shared/vendor/query';
import { wishes } from './wishes';

/** The signed-in shopper's wishlist. What they marked before they signed in joins it first. */
export function wishlistQuery(userId = sessionStore.getState().userId) {
  return queryOptions({
    queryKey: ['wishlist', userId ?? null],
    queryFn: async ({ signal }) => {
      if (wishes.getState().hearts.length > 0)
        await (await import(/* webpackChunkName: "cart-actions" */ './join-hearts')).joinHearts();
      return api.get<Wishlist>('wishlist', { signal });
    },
    enabled: userId !== undefined,
    // hearts stand on every tile: the next page need not ask again
    staleTime: 60_000,
    meta: { personal: true },
  });
}
