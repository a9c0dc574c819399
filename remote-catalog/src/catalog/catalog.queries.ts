import { ApiError, api } from '@tessera/shared/client';
import type { Product, ProductList, ProductSummary } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Prices and stock on screen are at most this old before a visit asks again, in milliseconds. */
const FRESH = 60_000;

/** Parameters of `GET products`, as strings; those left out are the API's defaults. */
export type ListingParameters = Record<string, string>;

/** An address that names nothing is an answer, not a failure: null. */
function nullWhenMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** One page of products; null when the category does not exist. */
export function listingQuery(parameters: ListingParameters) {
  return queryOptions({
    queryKey: ['products', parameters],
    queryFn: ({ signal }) =>
      api.get<ProductList>('products', { searchParams: parameters, signal }).catch(nullWhenMissing),
    staleTime: FRESH,
  });
}

/** One product by its slug or id; null when there is none. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => api.get<Product>(`products/${encodeURIComponent(id)}`, { signal }).catch(nullWhenMissing),
    staleTime: FRESH,
  });
}

/** Products that go with one. */
export function relatedQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id, 'related'],
    queryFn: ({ signal }) =>
      api.get<{ items: ProductSummary[] }>(`products/${encodeURIComponent(id)}/related`, { signal }),
    staleTime: FRESH,
  });
}

/** The newest goods, for the home page and wherever somebody found nothing. */
export const newestQuery = () => listingQuery({ sort: 'newest', page_size: '8' });

/** Goods on sale now, for the home page. */
export const onSaleQuery = () => listingQuery({ on_sale: 'true', page_size: '4' });
