import type { Product } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { productQuery } from '../../catalog/catalog.queries';

/** The products to compare, in the order asked for; those that are gone are left out. */
export function comparedQuery(ids: string[]) {
  return queryOptions({
    queryKey: ['compare', ...ids],
    queryFn: async ({ client }) => {
      const found = await Promise.all(ids.map((id) => client.fetchQuery(productQuery(id))));
      return found.filter((product): product is Product => product !== null && 'id' in product);
    },
    staleTime: 60_000,
  });
}
