import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Wishlist } from '@tessera/shared/contract';
import { on } from '@tessera/shared/events';
import { activeQueryClient } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { useQuery } from '@tessera/shared/vendor/query';
import { wishlistQuery } from './wishlist-query';
import { wishKey, wishes } from './wishes';

export interface WishlistView {
  /** 'loading' also before the stored session is restored and on the server */
  status: 'loading' | 'signed-out' | 'error' | 'ready';
  /** undefined unless 'ready'; what was just taken off is gone already */
  wishlist: Wishlist | undefined;
  error: Error | null;
  retry: () => void;
}

function useUserId(): string | undefined {
  return useSession(({ userId }) => userId);
}

on('signed-in', () => {
  if (wishes.getState().hearts.length > 0) void activeQueryClient()?.prefetchQuery(wishlistQuery());
});

/** Whether a product's heart is filled: a click shows at once, and moves back when the server refuses. */
export function useIsWished(productId: string): boolean {
  const userId = useUserId();
  const clicked = useStore(
    wishes,
    ({ hearts, wanted }) => wanted[wishKey(userId, productId)] ?? (hearts.includes(productId) || undefined),
  );
  const { data } = useQuery({
    ...wishlistQuery(userId),
    select: ({ items }) => items.some(({ product }) => product.id === productId),
  });
  return clicked ?? data ?? false;
}

/** The wishlist itself, for its page. */
export function useWishlist(): WishlistView {
  const userId = useUserId();
  const session = useSession(({ status }) => status);
  const wanted = useStore(wishes, (state) => state.wanted);
  const { data, error, refetch } = useQuery(wishlistQuery(userId));
  const wishlist = useMemo(
    () => data && { ...data, items: data.items.filter(({ product }) => wanted[wishKey(userId, product.id)] !== false) },
    [data, userId, wanted],
  );
  const asked = wishlist ? 'ready' : error ? 'error' : 'loading';
  const status = session === 'signed-in' ? asked : session === 'signed-out' ? 'signed-out' : 'loading';
  return { status, wishlist: status === 'ready' ? wishlist : undefined, error, retry: () => void refetch() };
}
