import { api } from '@tessera/shared/client';
import type { Home } from '@tessera/shared/contract';
import { currentLanguage, type Language } from '@tessera/shared/i18n';
import { queryOptions } from '@tessera/shared/vendor/query';
import { FRESH } from '../../catalog/reading';

/** What the home page shows now, as staff have arranged it. */
export function homeQuery(language: Language = currentLanguage()) {
  return queryOptions({
    queryKey: ['home', language],
    queryFn: ({ signal }) => api.get<Home>('home', { searchParams: { language }, signal }),
    staleTime: FRESH,
  });
}
