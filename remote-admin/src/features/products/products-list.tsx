import type { AdminProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { listHref, type ListState } from '../../list/list-address';
import { Pager } from '../../list/pager';
import { adminMessages } from '../../messages/admin';
import { productColumns } from '../../product/product-columns';
import { DataTable } from '../../table/data-table';
import { ProductsEmpty } from './products-empty';
import { PAGE_SIZE, pageCount, productList, rangeText } from './products.model';

interface ProductsListProps {
  state: ListState<never>;
  /** undefined while the first page is on its way */
  list: AdminProductList | undefined;
  /** `list` answers an earlier question */
  stale: boolean;
  /** milliseconds since the epoch: when `list` was read */
  now: number;
  locale: string;
}

/** The table of products with its paging, its skeleton and its empty states. */
export function ProductsList({ state, list, stale, now, locale }: ProductsListProps) {
  const text = useMessages(adminMessages);
  if (list?.items.length === 0 && !stale) return <ProductsEmpty state={state} total={list.total} />;
  return (
    <>
      <DataTable
        caption={text.products}
        columns={productColumns({ now, locale, time: 'last_modified_at' })}
        rows={list?.items}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        expected={PAGE_SIZE}
        stale={stale}
        sort={{ value: state.sort, hrefFor: (sort) => listHref(productList, { ...state, sort, page: 1 }) }}
      />
      {list && (
        <Pager
          page={state.page}
          pageCount={pageCount(list.total, list.page_size)}
          range={rangeText(list.page, list.page_size, list.total, locale)}
          hrefFor={(page) => listHref(productList, { ...state, page })}
        />
      )}
    </>
  );
}
