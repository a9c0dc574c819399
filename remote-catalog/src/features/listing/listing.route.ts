import type { PageContext } from '@tessera/shared/composition';
import { categoriesQuery } from '@tessera/shared/query';
import { listingQuery } from '../../catalog/catalog.queries';
import { POPULAR } from '../../catalog/reading';
import { rememberStore } from '../../catalog/store';
import { catalogMessages } from '../../messages/catalog';
import { listingMessages } from '../../messages/listing';
import { isFew, listingParameters, readListing } from './state/listing.model';

export { Page } from './listing-page';
export { meta } from './listing.meta';
export const messages = [catalogMessages, listingMessages];

/** Loads what a listing shows; when that is nothing or little, what is shown instead or below. */
export async function prefetch({ queryClient, params, url, store }: PageContext): Promise<void> {
  rememberStore(queryClient, store);
  const listing = readListing(url.searchParams, params['category']);
  const query = listingQuery(listingParameters(listing), listing.page, listing.from);
  await Promise.all([queryClient.prefetchQuery(categoriesQuery()), queryClient.prefetchQuery(query)]);
  const list = queryClient.getQueryData(query.queryKey);
  const isNone = list === null || list?.items.length === 0;
  if (isNone || isFew(listing, list)) await queryClient.prefetchQuery(listingQuery(POPULAR));
}
