import { ApiError, api } from '@tessera/shared/client';
import type { Product, RelatedProducts } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { FRESH, nullWhen } from './reading';

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

/** Whether all variants of a product are here. */
export const isWhole = ({ variant_count }: Pick<Product, 'variant_count'>): boolean => variant_count === undefined;

const pathOf = (id: string): string => `products/${encodeURIComponent(id)}`;

/**
 * One product by its slug or id; null when there never was one. Of many variants it has those around one.
 * @param near id of that variant; null: the first that can be bought
 */
export function productQuery(id: string, near: string | null = null) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }): Promise<Product | Gone | null> =>
      api
        .get<Product>(pathOf(id), { searchParams: { near: near ?? '' }, signal })
        .catch(goneWhenGone)
        .catch(nullWhen(404, 422)), // 422: it can be nobody's
    staleTime: FRESH,
  });
}

/** All variants of a product that came with some of them; whoever could not have them offline has them once online again. */
export function wholeProductQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id, 'whole'],
    queryFn: ({ signal }) => api.get<Product>(pathOf(id), { signal }),
    staleTime: FRESH,
    refetchOnReconnect: true,
  });
}

/** Products like one. */
export function relatedQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id, 'related'],
    queryFn: ({ signal }) => api.get<RelatedProducts>(`${pathOf(id)}/related`, { signal }),
    staleTime: FRESH,
  });
}
