import type { PageContext } from '@tessera/shared/composition';
import { categoriesQuery } from '@tessera/shared/query';
import { newestQuery, onSaleQuery } from '../../catalog/catalog.queries';
import { rememberStore } from '../../catalog/store';

export { Page } from './home-page';
export { meta } from './home.meta';

/** Loads what the home page shows. */
export function prefetch({ queryClient, store }: PageContext): Promise<unknown> {
  rememberStore(queryClient, store);
  return Promise.all([
    queryClient.prefetchQuery(categoriesQuery()),
    queryClient.prefetchQuery(newestQuery()),
    queryClient.prefetchQuery(onSaleQuery()),
  ]);
}
