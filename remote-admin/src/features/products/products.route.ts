import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { isAdmin } from '../../guard/is-admin';
import { readListState } from './products.model';
import { productsQuery } from './products.queries';

export { Page } from './products-page';

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(productsQuery(readListState(url.searchParams)));
}

export function meta(): PageMeta {
  return { title: 'Products', robots: 'noindex' };
}
