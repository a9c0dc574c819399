import { api } from '@tessera/shared/client';
import type { PayLaterAccount } from '@tessera/shared/contract';
import { sessionStore, useSession } from '@tessera/shared/session';
import { queryOptions, useQuery, useQueryClient } from '@tessera/shared/vendor/query';

/** The pay-later account of the signed-in shopper. */
export function payLaterQuery(userId = sessionStore.getState().userId) {
  return queryOptions({
    // the user is part of the key, so a late answer for one user is never shown to the next
    queryKey: ['pay-later', userId ?? null],
    queryFn: ({ signal }) => api.get<PayLaterAccount>('pay-later', { signal }),
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

export function usePayLater() {
  return useQuery(payLaterQuery(useSession(({ userId }) => userId)));
}

/** Shows the account as the server has just told it, and has the orders that it pays read again. */
export function useShowPayLater() {
  const queryClient = useQueryClient();
  const userId = useSession((session) => session.userId);
  return (account: PayLaterAccount): void => {
    queryClient.setQueryData<PayLaterAccount>(payLaterQuery(userId).queryKey, account);
    void queryClient.invalidateQueries({ queryKey: ['orders', userId ?? null] });
  };
}
