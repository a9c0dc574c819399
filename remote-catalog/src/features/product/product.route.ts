import type { PageContext } from '@tessera/shared/composition';
import { newestQuery, productQuery, relatedQuery } from '../../catalog/catalog.queries';
import { rememberStore } from '../../catalog/store';

export { Page } from './product-page';
export { meta } from './product.meta';

/** Loads the product and what goes with it; for an unknown one what is shown instead. */
export async function prefetch({ queryClient, params, store }: PageContext): Promise<void> {
  rememberStore(queryClient, store);
  const id = params['product_id'] ?? '';
  await Promise.all([queryClient.prefetchQuery(productQuery(id)), queryClient.prefetchQuery(relatedQuery(id))]);
  if (queryClient.getQueryData(productQuery(id).queryKey) === null) await queryClient.prefetchQuery(newestQuery());
}
