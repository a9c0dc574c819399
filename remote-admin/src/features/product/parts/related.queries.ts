import { api } from '@tessera/shared/client';
import type { AdminProductList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

const FOUND = 8;

/** Products by words, SKU or address, drafts too. */
export function goodsFoundQuery(search: string) {
  return queryOptions({
    queryKey: ['admin', 'products', 'found', search],
    queryFn: ({ signal }) =>
      api.get<AdminProductList>('admin/products', { searchParams: { search, page_size: FOUND }, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}
