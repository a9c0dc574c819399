import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';

/** The store's locale, for dates and names of countries. */
export function useLocale(): string {
  return useQuery(storeQuery()).data?.locale ?? 'en-US';
}
