import { api } from '@tessera/shared/client';
import type { Category, Profile, Store } from '@tessera/shared/contract';
import { currentLanguage, localeOf } from '@tessera/shared/i18n';
import { sessionStore, useSession } from '@tessera/shared/session';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { FIVE_MINUTES } from './query-client';

/** All categories; fresh for 5 minutes, repeated neither here nor by the client (docs/product.md §7, §9). */
export function categoriesQuery() {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.get<Category[]>('products/categories', { signal, retry: false }),
    staleTime: FIVE_MINUTES,
  });
}

/** Name, currency, contact details and settings of the shop. */
export function storeQuery() {
  return queryOptions({
    queryKey: ['store'],
    queryFn: ({ signal }) => api.get<Store>('store', { signal }),
    staleTime: FIVE_MINUTES,
  });
}

/** BCP 47 tag in which the page writes money and dates: the store's own in its language, else that of the page's. */
export function useLocale(): string {
  return localeOf(currentLanguage(), useQuery(storeQuery()).data?.locale);
}

/**
 * The signed-in visitor's profile with the cart; runs only when signed in (docs/product.md §7). In components:
 * `useProfile`.
 */
export function profileQuery(userId = sessionStore.getState().userId) {
  return queryOptions({
    // the user is part of the key, so a late answer for one user is never shown to the next
    queryKey: ['users', 'me', userId ?? null],
    queryFn: ({ signal }) => api.get<Profile>('users/me', { signal }),
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

/** The profile of whoever is signed in, following sign-in and sign-out. */
export function useProfile() {
  return useQuery(profileQuery(useSession((state) => state.userId)));
}
