import { api } from '@tessera/shared/client';
import type { NavigationSettings, NavigationVersion, NavigationVersionList } from '@tessera/shared/contract';
import { categoriesQuery } from '@tessera/shared/query';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { pagesQuery } from '../pages/pages.queries';
import type { NavigationBody, Targets } from './navigation.model';

/** What header and footer lead to. */
export function navigationQuery() {
  return queryOptions({
    queryKey: ['admin', 'navigation'],
    queryFn: ({ signal }) => api.get<NavigationSettings>('admin/navigation', { signal }),
    meta: { personal: true },
  });
}

/** Refused when somebody changed them since this version. */
export const saveNavigation = (body: NavigationBody, version: number) =>
  api.put<NavigationSettings>('admin/navigation', { json: { ...body, version } });

/** What was saved. @param version of what is there now: another one is asked for anew */
export function navigationVersionsQuery(version: number) {
  return queryOptions({
    queryKey: ['admin', 'navigation', 'versions', version],
    queryFn: ({ signal }) => api.get<NavigationVersionList>('admin/navigation/versions', { signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** Header and footer as they were saved; that never changes. */
export function navigationVersionQuery(version: number) {
  return queryOptions({
    queryKey: ['admin', 'navigation', 'version', version],
    queryFn: ({ signal }) => api.get<NavigationVersion>(`admin/navigation/versions/${version}`, { signal }),
    staleTime: Infinity,
    meta: { personal: true },
  });
}

/** What entries may lead to; nothing until it is read. */
export function useTargets(): Targets {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: pages } = useQuery(pagesQuery());
  return { categories, pages: pages?.items ?? [] };
}
