import { api } from '@tessera/shared/client';
import type { RedirectList, SearchReport, SearchTrial, SynonymList } from '@tessera/shared/contract';
import type { Language } from '@tessera/shared/i18n';
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

/** What was looked for in the last 30 days, most often first; the answer before stays until the next one is there. @param nothing_found only what found nothing */
export function lookedForQuery(nothing_found: boolean) {
  const searchParams = { days: DAYS, nothing_found, limit: MOST_SHOWN };
  return queryOptions({
    queryKey: ['admin', 'search-terms', nothing_found],
    queryFn: ({ signal }) => api.get<SearchReport>('admin/search/terms', { searchParams, signal }),
    placeholderData: (before) => before,
    meta: { personal: true },
  });
}

/** Each is refused when somebody changed it since its version. */
export const saveSynonyms = (json: SynonymList) => api.put<SynonymList>(SYNONYMS, { json });
export const saveRedirects = (json: RedirectList) => api.put<RedirectList>(REDIRECTS, { json });

/** What is tried: searches with lists that may not be saved yet. */
export interface AskedTrial {
  language: Language;
  searches: string[];
  synonyms: SynonymList['items'];
  redirects: RedirectList['items'];
}

/** What the shop answers today and would answer with these lists; writes nothing. */
export const trySearches = (json: AskedTrial, signal?: AbortSignal) =>
  api.post<SearchTrial>('admin/search/preview', { json, ...(signal && { signal }) });

/** The same while it is typed: the answer before stays until the next one is there. */
export function searchTrialQuery(asked: AskedTrial) {
  return queryOptions({
    queryKey: ['admin', 'search-trial', asked],
    queryFn: ({ signal }) => trySearches(asked, signal),
    placeholderData: (before) => before,
    gcTime: 60_000,
    retry: false,
    meta: { personal: true },
  });
}
