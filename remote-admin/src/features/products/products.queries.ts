import { api } from '@tessera/shared/client';
import type { AdminProductList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { ListState } from '../../list/list-address';
import { PAGE_SIZE } from './products.model';

/** One page of all products, drafts included; while the next one is on its way the last one stays. */
export function productsQuery({ search, sort, page }: Pick<ListState, 'search' | 'sort' | 'page'>) {
  return queryOptions({
    queryKey: ['admin', 'products', { search, sort, page }],
    queryFn: ({ signal }) =>
      api.get<AdminProductList>('admin/products', {
        searchParams: { ...(search && { search }), sort, page, page_size: PAGE_SIZE },
        signal,
      }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}
