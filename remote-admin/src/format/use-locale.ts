import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';

/** The shop's language for numbers, money and dates, e.g. 'en-US'. */
export function useLocale(): string {
  return useQuery(storeQuery()).data?.locale ?? 'en-US';
}
