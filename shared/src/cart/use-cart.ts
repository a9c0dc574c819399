import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Cart } from '@tessera/shared/contract';
import { useProfile } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { applyChange } from './cart-model';
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
  // so that the first click of somebody who may buy shows at once
  useEffect(() => {
    if (session === 'signed-in') loadActions().catch(() => undefined);
  }, [session]);
  const status = statusOf(session, cart !== undefined, isError);
  return { status, cart: status === 'ready' ? cart : undefined, error, retry: () => void refetch() };
}

/** The badge: the sum of the quantities, 0 without a session. */
export function useCartCount(): number {
  return useCart().cart?.item_count ?? 0;
}
