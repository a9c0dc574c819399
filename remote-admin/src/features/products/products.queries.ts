import { api } from '@tessera/shared/client';
import type { AdminProductList, Download } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { searchParamsOf } from '../../list/list-address';
import { PAGE_SIZE, type ProductsState } from './products.model';

/** One page of all products, drafts included; while the next one is on its way the last one stays. */
export function productsQuery(state: ProductsState) {
  const { after } = state;
  const question = { ...searchParamsOf(state), ...(after && { after }), page_size: PAGE_SIZE };
  return queryOptions({
    queryKey: ['admin', 'products', question],
    queryFn: ({ signal }) => api.get<AdminProductList>('admin/products', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** An address that downloads all products which the list's filter shows, as CSV; it is good once and for a minute. */
export async function exportProducts(state: ProductsState): Promise<string> {
  const { url } = await api.post<Download>('admin/products/downloads', { json: { filter: filterOf(state) } });
  return url;
}

const NUMBERS = ['price_from', 'price_to'];
const TRUTHS = ['published', 'is_for_sale', 'has_picture'];

/** The list's question in the types of JSON. */
export function filterOf(state: ProductsState): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(searchParamsOf(state)).map(([name, value]) => {
      if (NUMBERS.includes(name)) return [name, Number(value)];
      return [name, TRUTHS.includes(name) ? value === 'true' : value];
    }),
  );
}
