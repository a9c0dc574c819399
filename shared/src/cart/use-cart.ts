import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Cart } from '@tessera/shared/contract';
import { useProfile } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { applyChange } from './cart-model';
import { keptCart } from './kept/kept-cart';
import type { KeptLine } from './kept/kept-cart';
import { loadActions } from './load-actions';
import { pendingChanges } from './pending-changes';

export interface CartView {
  /** 'loading' also before the stored session is restored and on the server */
  status: 'loading' | 'signed-out' | 'error' | 'ready';
  /** the server's cart with the changes that are under way; undefined unless 'ready' */
  cart: Cart | undefined;
  error: Error | null;
  retry: () => void;
}

function statusOf(session: string, hasCart: boolean, isError: boolean): CartView['status'] {
  if (session !== 'signed-in') return session === 'signed-out' ? 'signed-out' : 'loading';
  if (hasCart) return 'ready';
  return isError ? 'error' : 'loading';
}

/** The visitor's cart, replaced whenever the profile loads (docs/product.md §4). */
export function useCart(): CartView {
  const session = useSession((state) => state.status);
  const userId = useSession((state) => state.userId);
  const { data, error, isError, refetch } = useProfile();
  const pending = useStore(pendingChanges);
  const confirmed = data?.cart;
  const cart = useMemo(() => {
    const own = pending.filter((entry) => entry.userId === userId);
    return confirmed && own.reduce((changed, { change }) => applyChange(changed, change), confirmed);
  }, [confirmed, pending, userId]);
  // so that the first click of somebody who may buy shows at once, and what they chose before they signed in is theirs
  useEffect(() => {
    if (session === 'signed-in')
      loadActions()
        .then(({ joinKeptCart }) => joinKeptCart())
        .catch(() => undefined);
  }, [session]);
  const status = statusOf(session, cart !== undefined, isError);
  return { status, cart: status === 'ready' ? cart : undefined, error, retry: () => void refetch() };
}

/** What a visitor has put into the cart without a session (decision 40). */
export function useKeptLines(): KeptLine[] {
  return useStore(keptCart, ({ lines }) => lines);
}

/** The badge: the sum of the quantities, those among them that have not joined an account yet. */
export function useCartCount(): number {
  const kept = useKeptLines().reduce((sum, { quantity }) => sum + quantity, 0);
  return (useCart().cart?.item_count ?? 0) + kept;
}

/** How many of a variant the cart holds, as far as it is known. */
export function usePiecesInCart(variant_id: string): number {
  const kept = useKeptLines().find((line) => line.variant_id === variant_id);
  const item = useCart().cart?.cart_items.find(({ variant }) => variant.id === variant_id);
  return (item?.quantity ?? 0) + (kept?.quantity ?? 0);
}
