import { LANGUAGES, type Language } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';

/** The languages that the shop is offered in, the first one before the others (docs/product.md §10). */
export const useShopLanguages = (): readonly Language[] => useQuery(storeQuery()).data?.languages ?? LANGUAGES;
