import { ApiError, api } from '@tessera/shared/client';
import type { Product, ProductSummary } from '@tessera/shared/contract';
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
