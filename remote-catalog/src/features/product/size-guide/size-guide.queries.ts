import { api } from '@tessera/shared/client';
import type { Page } from '@tessera/shared/contract';
import { currentLanguage, DEFAULT_LANGUAGE } from '@tessera/shared/i18n';
import { queryOptions } from '@tessera/shared/vendor/query';

/** The store's own words on sizes: those of its page. */
export function sizeGuideQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['pages', 'size-guide', language],
    queryFn: ({ signal }) =>
      api.get<Page>('pages/size-guide', { searchParams: language === DEFAULT_LANGUAGE ? {} : { language }, signal }),
    staleTime: 60_000,
  });
}
