import type { PageContext } from '@tessera/shared/composition';
import { categoriesQuery } from '@tessera/shared/query';
import { catalogMessages } from '../../catalog/catalog-messages';
import { newestQuery, onSaleQuery } from '../../catalog/catalog.queries';
import { rememberStore } from '../../catalog/store';
import { homeMessages } from './home-messages';

export { Page } from './home-page';
export { meta } from './home.meta';
export const messages = [catalogMessages, homeMessages];

/** Loads what the home page shows. */
export function prefetch({ queryClient, store }: PageContext): Promise<unknown> {
  rememberStore(queryClient, store);
  return Promise.all([
    queryClient.prefetchQuery(categoriesQuery()),
    queryClient.prefetchQuery(newestQuery()),
    queryClient.prefetchQuery(onSaleQuery()),
  ]);
}
