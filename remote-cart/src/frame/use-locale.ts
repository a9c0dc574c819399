import { currentLanguage, localeOf } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';

/** The page's locale, for prices, dates and names of countries. */
export function useLocale(): string {
  return localeOf(currentLanguage(), useQuery(storeQuery()).data?.locale);
}
