import { wishlistQuery } from '@tessera/shared/cart';
import { api } from '@tessera/shared/client';
import type { Product, Variant, Wishlist } from '@tessera/shared/contract';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';

/** A change of the list whose answer is the list. */
function useListChange<Request>(call: (request: Request) => Promise<Wishlist>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (list) => queryClient.setQueryData<Wishlist>(wishlistQuery().queryKey, list),
  });
}

/** Turns mails about a price drop or new stock on or off. */
export function useNotify() {
  return useListChange(({ id, notify }: { id: string; notify: boolean }) =>
    api.put<Wishlist>(`wishlist/${encodeURIComponent(id)}`, { json: { notify } }),
  );
}

/** Makes the link to the list, or takes it back. */
export function useSharing() {
  return useListChange((isShared: boolean) =>
    isShared ? api.post<Wishlist>('wishlist/share') : api.delete<Wishlist>('wishlist/share'),
  );
}

/** The kinds of a product that can be bought now. */
export async function readBuyable(productId: string): Promise<Variant[]> {
  const { variants } = await api.get<Product>(`products/${encodeURIComponent(productId)}`);
  return variants.filter(({ available, stock_state }) => available > 0 && stock_state !== 'out');
}
