import { api } from '@tessera/shared/client';
import type { Order, OrderList } from '@tessera/shared/contract';
import { sessionStore, useSession } from '@tessera/shared/session';
import { queryOptions, useQuery, useQueryClient } from '@tessera/shared/vendor/query';

/** A page of the signed-in shopper's orders, newest first. @param page from 1 */
export function ordersQuery(page: number, userId = sessionStore.getState().userId) {
  return queryOptions({
    // the user is part of the key, so a late answer for one user is never shown to the next
    queryKey: ['orders', userId ?? null, 'page', page],
    queryFn: ({ signal }) => api.get<OrderList>('orders', { searchParams: { page }, signal }),
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

/** One order. @param number its number, or its id */
export function orderQuery(number: string, userId = sessionStore.getState().userId) {
  return queryOptions({
    queryKey: ['orders', userId ?? null, 'order', number],
    queryFn: ({ signal }) => api.get<Order>(`orders/${encodeURIComponent(number)}`, { signal }),
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

/** The orders of whoever is signed in, following sign-in and sign-out. */
export function useOrders(page: number) {
  return useQuery(
    ordersQuery(
      page,
      useSession(({ userId }) => userId),
    ),
  );
}

export function useOrder(number: string) {
  return useQuery(
    orderQuery(
      number,
      useSession(({ userId }) => userId),
    ),
  );
}

/** Shows an order as the server has just told it, and has the lists read again. */
export function useShowOrder() {
  const queryClient = useQueryClient();
  const userId = useSession((session) => session.userId);
  return (order: Order): void => {
    queryClient.setQueryData<Order>(orderQuery(order.number, userId).queryKey, order);
    void queryClient.invalidateQueries({ queryKey: ['orders', userId ?? null, 'page'] });
  };
}
