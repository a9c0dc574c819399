import type { KeptLine } from '@tessera/shared/cart';
import { api } from '@tessera/shared/client';
import type { Cart } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** What a visitor's lines cost now, and what of them can be bought: asked anew whenever they are looked at or change. */
export function keptCartQuery(lines: readonly KeptLine[]) {
  return queryOptions({
    // quantities need no answer of the API: prices are for one piece
    queryKey: [
      'kept-cart',
      lines.map(({ variant_id, seen_price, seen_available }) => [variant_id, seen_price, seen_available]),
    ],
    queryFn: ({ signal }) => api.post<Cart>('cart/preview', { json: { items: lines }, signal }),
    placeholderData: (previous) => previous,
  });
}
