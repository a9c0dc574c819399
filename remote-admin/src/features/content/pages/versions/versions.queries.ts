import { api } from '@tessera/shared/client';
import type { AdminPage, PageVersion, PageVersionList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { textPath, type TextKey } from '../text.queries';

/** What was saved of a text. @param version of the text: another one is asked for anew */
export function textVersionsQuery({ slug, language, version }: TextKey & Pick<AdminPage, 'version'>) {
  return queryOptions({
    queryKey: ['admin', 'page', slug, language, 'versions', version],
    queryFn: ({ signal }) => api.get<PageVersionList>(`${textPath({ slug, language })}/versions`, { signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** A text as it was saved; that never changes. */
export function textVersionQuery({ slug, language }: TextKey, version: number) {
  return queryOptions({
    queryKey: ['admin', 'page', slug, language, 'version', version],
    queryFn: ({ signal }) => api.get<PageVersion>(`${textPath({ slug, language })}/versions/${version}`, { signal }),
    staleTime: Infinity,
    meta: { personal: true },
  });
}
