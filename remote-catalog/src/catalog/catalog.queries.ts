import { ApiError, api } from '@tessera/shared/client';
import type { ProductList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { FRESH, type ListingParameters, nullWhen } from './reading';

/** Pages `from` to `page` as one list: the goods of all of them, everything else as the last page tells it. */
function joined(lists: (ProductList | null)[]): ProductList | null {
  const found = lists.filter((list) => list !== null);
  const last = found.at(-1);
  return last ? { ...last, items: found.flatMap(({ items }) => items) } : null;
}

/**
 * Products; null when the category does not exist.
 * @param page the last page, from 1
 * @param from the first page; what of it is on the screen already is not asked for again
 */
export function listingQuery(parameters: ListingParameters, page = 1, from = page) {
  const keyOf = (last: number) => ['products', parameters, ...(last > 1 ? [from, last] : [])];
  return queryOptions({
    queryKey: keyOf(page),
    queryFn: async ({ signal, client }) => {
      const ask = (number: number) => {
        const searchParams = number > 1 ? { ...parameters, page: String(number) } : parameters;
        return api
          .get<ProductList>('products', { searchParams, signal })
          .catch(async (error: unknown) => {
            // deeper than pages go, or a place that is no more: there is nothing, beside all that there is
            const { cursor, ...start } = parameters;
            if (!(error instanceof ApiError && error.status === 422 && (number > 1 || cursor))) throw error;
            const first = await api.get<ProductList>('products', { searchParams: start, signal });
            return { ...first, items: [], next_cursor: null };
          })
          .catch(nullWhen(404));
      };
      if (from === page) return ask(page);
      const shown = client.getQueryData<ProductList | null>(keyOf(page - 1));
      if (shown) return joined([shown, await ask(page)]);
      return joined(await Promise.all(Array.from({ length: page - from + 1 }, (_, index) => ask(from + index))));
    },
    staleTime: FRESH,
  });
}
