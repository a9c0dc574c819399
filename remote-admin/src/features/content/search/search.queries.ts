import { api } from '@tessera/shared/client';
import type { RedirectList, SearchReport, SynonymList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { SearchWords } from './search.model';

const SYNONYMS = 'admin/search/synonyms';
const REDIRECTS = 'admin/search/redirects';
const DAYS = 30;
const MOST_SHOWN = 50;

/** What staff have told the search. */
export function searchWordsQuery() {
  return queryOptions({
    queryKey: ['admin', 'search-words'],
    queryFn: async ({ signal }): Promise<SearchWords> => {
      const [synonyms, redirects] = await Promise.all([
        api.get<SynonymList>(SYNONYMS, { signal }),
        api.get<RedirectList>(REDIRECTS, { signal }),
      ]);
      return { synonyms, redirects };
    },
    meta: { personal: true },
  });
}

/** What was looked for in the last 30 days, most often first. @param nothing_found only what found nothing */
export function lookedForQuery(nothing_found: boolean) {
  const searchParams = { days: DAYS, nothing_found, limit: MOST_SHOWN };
  return queryOptions({
    queryKey: ['admin', 'search-terms', nothing_found],
    queryFn: ({ signal }) => api.get<SearchReport>('admin/search/terms', { searchParams, signal }),
    meta: { personal: true },
  });
}

/** Each is refused when somebody changed it since its version. */
export const saveSynonyms = (json: SynonymList) => api.put<SynonymList>(SYNONYMS, { json });
export const saveRedirects = (json: RedirectList) => api.put<RedirectList>(REDIRECTS, { json });
