import { api } from '@tessera/shared/client';
import type { SharedWishlist } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** A list that its owner shares; `token` is the end of the link. */
export function sharedWishlistQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-wishlist', token],
    queryFn: ({ signal }) => api.get<SharedWishlist>(`wishlist/shared/${encodeURIComponent(token)}`, { signal }),
  });
}
