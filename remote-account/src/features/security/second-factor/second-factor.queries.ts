import { api } from '@tessera/shared/client';
import type { SecondFactor } from '@tessera/shared/contract';
import { sessionStore, useSession } from '@tessera/shared/session';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';

/** Whether the shopper's sign-in asks for a code. */
export function secondFactorQuery(userId = sessionStore.getState().userId) {
  return queryOptions({
    // the user is part of the key, so a late answer for one user is never shown to the next
    queryKey: ['second-factor', userId ?? null],
    queryFn: ({ signal }) => api.get<SecondFactor>('users/me/second-factor', { signal }),
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

/** That of whoever is signed in, following sign-in and sign-out. */
export function useSecondFactor() {
  return useQuery(secondFactorQuery(useSession(({ userId }) => userId)));
}
