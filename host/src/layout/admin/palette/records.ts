import { api } from '@tessera/shared/client';
import type { AdminCustomerList, AdminOrderList, AdminProductList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** A letter alone finds too much to be of use. */
export const FEWEST_LETTERS = 2;
/** The API takes no longer text. */
const LONGEST = 200;
/** Of each kind so many are shown. */
const MOST = 5;
const FRESH = 15_000;

/** The first records of a list that a text finds; a question that nobody waits for any more is called back. */
const found =
  <List>(list: 'orders' | 'customers' | 'products') =>
  (text: string, isOffered: boolean) => {
    const search = text.slice(0, LONGEST);
    return queryOptions({
      queryKey: ['admin', 'palette', list, search],
      queryFn: ({ signal }) =>
        api.get<List>(`admin/${list}`, { searchParams: { search, page: 1, page_size: MOST }, signal, retry: false }),
      staleTime: FRESH,
      enabled: isOffered && search.length >= FEWEST_LETTERS,
      meta: { personal: true },
    });
  };

export const ordersFound = found<AdminOrderList>('orders');
export const customersFound = found<AdminCustomerList>('customers');
export const productsFound = found<AdminProductList>('products');
