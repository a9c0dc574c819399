import { queryOptions } from '@tessera/shared/vendor/query';
import { isProduct, productQuery } from '../../catalog/one-product.queries';

/** The products to compare, in the order asked for; those that are gone are left out. */
export function comparedQuery(ids: string[]) {
  return queryOptions({
    queryKey: ['compare', ...ids],
    queryFn: async ({ client }) => {
      const found = await Promise.all(ids.map((id) => client.fetchQuery(productQuery(id))));
      return found.filter(isProduct);
    },
    staleTime: 60_000,
  });
}
