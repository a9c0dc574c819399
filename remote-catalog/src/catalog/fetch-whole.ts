import type { Product } from '@tessera/shared/contract';
import type { QueryClient } from '@tessera/shared/vendor/query';
import { isProduct, isWhole, productQuery, wholeProductQuery } from './one-product.queries';

/** A product with all its variants, where it is sold here. @param options what else holds for asking, such as how old it may be */
export async function fetchWhole(
  client: QueryClient,
  id: string,
  options: { staleTime?: number } = {},
): Promise<Product | undefined> {
  const product = await client.fetchQuery({ ...productQuery(id), ...options });
  if (!product || !isProduct(product)) return undefined;
  return isWhole(product) ? product : client.fetchQuery({ ...wholeProductQuery(id), ...options });
}
