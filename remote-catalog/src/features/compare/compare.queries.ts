import { queryOptions } from '@tessera/shared/vendor/query';
import { fetchWhole } from '../../catalog/fetch-whole';

/** The products to compare, in the order asked for; those that are gone are left out. */
export function comparedQuery(ids: string[]) {
  return queryOptions({
    queryKey: ['compare', ...ids],
    queryFn: async ({ client }) => {
      const found = await Promise.all(ids.map((id) => fetchWhole(client, id)));
      return found.filter((product) => product !== undefined);
    },
    staleTime: 60_000,
  });
}
