import { api } from '@tessera/shared/client';
import type { OwnStoreCredit, RedeemedGiftCard } from '@tessera/shared/contract';
import { sessionStore, useSession } from '@tessera/shared/session';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';

/** The store credit of the signed-in shopper. */
export function storeCreditQuery(userId = sessionStore.getState().userId) {
  return queryOptions({
    // the user is part of the key, so a late answer for one user is never shown to the next
    queryKey: ['store-credit', userId ?? null],
    queryFn: ({ signal }) => api.get<OwnStoreCredit>('store-credit', { signal }),
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

export function useStoreCredit() {
  return useQuery(storeCreditQuery(useSession(({ userId }) => userId)));
}

/** Makes what is on a gift card the shopper's store credit, and shows that as it is then. */
export function useRedeem() {
  const client = useQueryClient();
  const userId = useSession((session) => session.userId);
  return useMutation({
    mutationFn: (code: string) => api.post<RedeemedGiftCard>('store-credit/redeem', { json: { code } }),
    onSuccess: ({ credit }) => {
      client.setQueryData<OwnStoreCredit>(storeCreditQuery(userId).queryKey, credit);
      // what it can pay
      void client.invalidateQueries({ queryKey: ['checkout', userId ?? null] });
    },
  });
}
