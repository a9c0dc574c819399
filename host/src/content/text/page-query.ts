import { api } from '@tessera/shared/client';
import type { Page } from '@tessera/shared/contract';
import { DEFAULT_LANGUAGE, currentLanguage } from '@tessera/shared/i18n';
import { queryOptions } from '@tessera/shared/vendor/query';

/** The name of a text is the last part of its address: `/size-guide` is `size-guide`, `/pages/our-story` is `our-story`. */
export const slugOf = (pathname: string): string => pathname.slice(pathname.lastIndexOf('/') + 1);

/** One of the store's own texts; the web server drops what it shows as soon as it is edited. */
export function pageQuery(slug: string, language = currentLanguage()) {
  return queryOptions({
    queryKey: ['pages', slug, language],
    queryFn: ({ signal }) =>
      api.get<Page>(`pages/${slug}`, { searchParams: language === DEFAULT_LANGUAGE ? {} : { language }, signal }),
    staleTime: 60_000,
  });
}
