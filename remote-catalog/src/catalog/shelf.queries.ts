import { api } from '@tessera/shared/client';
import type { ProductList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { FRESH, type ListingParameters, POPULAR } from './reading';

/** One page of products, under the key that a listing of the same parameters has; without the code of whole listings. */
function shelfQuery(searchParams: ListingParameters) {
  return queryOptions({
    queryKey: ['products', searchParams],
    queryFn: ({ signal }) => api.get<ProductList>('products', { searchParams, signal }),
    staleTime: FRESH,
  });
}

/** The newest goods, for the home page. */
export const newestQuery = () => shelfQuery({ sort: 'newest', page_size: '8' });

/** What sells best, for the home page and wherever somebody found nothing. */
export const popularQuery = () => shelfQuery(POPULAR);

/** Goods on sale now, for the home page; more than it shows, because none stands there twice. */
export const onSaleQuery = () => shelfQuery({ on_sale: 'true', page_size: '8' });
