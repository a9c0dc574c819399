import type { PageContext } from '@tessera/shared/composition';
import { priceCharged } from '@tessera/shared/money';
import type { QueryClient } from '@tessera/shared/vendor/query';
import { popularQuery } from '../../catalog/shelf.queries';
import { isProduct, productQuery, relatedQuery } from '../../catalog/one-product.queries';
import { rememberStore } from '../../catalog/store';
import { catalogMessages } from '../../messages/catalog';
import { productMessages } from '../../messages/product';
import { alternativesQuery, boughtTogetherQuery, plansQuery, termsQuery } from './product.queries';
import { reviewsQuery } from './reviews/reviews.queries';
import { startVariant } from './variants/variants.model';

export { Page } from './product-page';
export { meta } from './product.meta';
export const messages = [catalogMessages, productMessages];

const prefetchAround = (queryClient: QueryClient, id: string): Promise<unknown>[] => [
  queryClient.prefetchQuery(relatedQuery(id)),
  queryClient.prefetchQuery(boughtTogetherQuery(id)),
  queryClient.prefetchQuery(reviewsQuery(id)),
  queryClient.prefetchQuery(termsQuery()),
];

/** Loads the product and what stands around it; for one that is missing or gone what is shown instead. */
export async function prefetch({ queryClient, params, url, store }: PageContext): Promise<void> {
  rememberStore(queryClient, store);
  const id = params['product_id'] ?? '';
  const { queryKey } = productQuery(id);
  const known = queryClient.getQueryData(queryKey);
  // around what the server found missing there is nothing to ask for
  const around = known === undefined || isProduct(known) ? prefetchAround(queryClient, id) : [];
  const near = url.searchParams.get('variant');
  await Promise.all([queryClient.prefetchQuery(productQuery(id, near)), ...around]);
  const product = queryClient.getQueryData(queryKey);
  if (product === null) return queryClient.prefetchQuery(popularQuery());
  if (product && !isProduct(product)) return queryClient.prefetchQuery(alternativesQuery(id));
  const variant = product && startVariant(product, url.searchParams.get('variant'));
  if (variant) await queryClient.prefetchQuery(plansQuery(priceCharged(variant)));
}
