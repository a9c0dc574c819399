import { ApiError, api } from '@tessera/shared/client';
import type { Product, ProductList, ProductSummary } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Prices and stock on screen are at most this old before a visit asks again, in milliseconds. */
const FRESH = 60_000;

/** Parameters of `GET products`, as strings; those left out are the API's defaults. */
export type ListingParameters = Record<string, string>;

/** An address that names nothing is an answer, not a failure: null. */
const nullWhen =
  (...statuses: number[]) =>
  (error: unknown): null => {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  };

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

/** What was sold here once and never will be again. */
export interface Gone {
  gone: true;
}

/** Whether an answer is a product that is sold here. */
export function isProduct(answer: Product | Gone | null): answer is Product {
  return answer !== null && 'id' in answer;
}

function goneWhenGone(error: unknown): Gone {
  if (error instanceof ApiError && error.status === 410) return { gone: true };
  throw error;
}

/** One product by its slug or id; null when there never was one. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }): Promise<Product | Gone | null> =>
      api
        .get<Product>(`products/${encodeURIComponent(id)}`, { signal })
        .catch(goneWhenGone)
        .catch(nullWhen(404, 422)), // 422: it can be nobody's
    staleTime: FRESH,
  });
}

/** Products like one. */
export function relatedQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id, 'related'],
    queryFn: ({ signal }) =>
      api.get<{ items: ProductSummary[] }>(`products/${encodeURIComponent(id)}/related`, { signal }),
    staleTime: FRESH,
  });
}

/** The newest goods, for the home page. */
export const newestQuery = () => listingQuery({ sort: 'newest', page_size: '8' });

/** What sells best, for wherever somebody found nothing. */
export const popularQuery = () => listingQuery({ sort: 'best_selling', in_stock: 'true', page_size: '8' });

/** Goods on sale now, for the home page. */
export const onSaleQuery = () => listingQuery({ on_sale: 'true', page_size: '4' });
