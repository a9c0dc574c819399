import type { PageContext } from '@tessera/shared/composition';
import { categoriesQuery } from '@tessera/shared/query';
import { newestQuery, onSaleQuery, popularQuery } from '../../catalog/shelf.queries';
import { rememberStore } from '../../catalog/store';
import { catalogMessages } from '../../messages/catalog';
import { homeMessages } from '../../messages/home';
import { homeQuery } from './home.queries';
import { praiseQuery } from './reviews/praise.queries';

export { Page } from './home-page';
export { meta } from './home.meta';
export const messages = [catalogMessages, homeMessages];

/** Loads what the home page shows. */
export function prefetch({ queryClient, store, language }: PageContext): Promise<unknown> {
  rememberStore(queryClient, store);
  return Promise.all([
    queryClient.prefetchQuery(homeQuery(language)),
    queryClient.prefetchQuery(categoriesQuery()),
    queryClient.prefetchQuery(newestQuery()),
    queryClient.prefetchQuery(popularQuery()),
    queryClient.prefetchQuery(onSaleQuery()),
    queryClient.prefetchQuery(praiseQuery()),
  ]);
}
