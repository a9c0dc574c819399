import { api } from '@tessera/shared/client';
import type {
  AdminCategoryList,
  NavigationSettings,
  NavigationVersion,
  NavigationVersionList,
} from '@tessera/shared/contract';
import { categoriesQuery } from '@tessera/shared/query';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { useRights } from '../../../rights/use-rights';
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

/** Every category with what it is called in each language. */
function namesQuery() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: ({ signal }) => api.get<AdminCategoryList>('admin/categories', { signal }),
    meta: { personal: true },
  });
}

/** What entries may lead to; nothing until it is read. */
export function useTargets(): Targets {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: pages } = useQuery(pagesQuery());
  const reasonFor = useRights();
  // whoever may not see it does without: the shop's own list has them in one language
  const { data: written } = useQuery({ ...namesQuery(), enabled: reasonFor('products.read') === undefined });
  const names = new Map(written?.items.map(({ id, name, words }) => [id, { en: name, de: words.de.name || name }]));
  return {
    categories: categories.map((category) => ({ ...category, names: names.get(category.id) })),
    pages: pages?.items ?? [],
  };
}
