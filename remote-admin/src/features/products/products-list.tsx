import type { AdminProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Pager } from '../../list/pager';
import { adminMessages } from '../../messages/admin';
import { ProductRow } from '../../product/product-row';
import { ProductTable } from '../../product/product-table';
import { SkeletonRows } from '../../product/skeleton-rows';
import { ProductsEmpty } from './products-empty';
import { ProductsHead } from './products-head';
import { PAGE_SIZE, pageCount, rangeText, type ListState } from './products.model';
import { listHref } from './use-list-state';

interface ProductsListProps {
  state: ListState;
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
      <ProductTable
        caption={text.products}
        head={<ProductsHead state={state} />}
        state={!list ? 'waiting' : stale ? 'stale' : 'ready'}
      >
        {list ? (
          list.items.map((product) => (
            <ProductRow key={product.id} product={product} at={product.last_modified_at} now={now} locale={locale} />
          ))
        ) : (
          <SkeletonRows count={PAGE_SIZE} />
        )}
      </ProductTable>
      {list && (
        <Pager
          page={state.page}
          pageCount={pageCount(list.total, list.page_size)}
          range={rangeText(list.page, list.page_size, list.total, locale)}
          hrefFor={(page) => listHref({ ...state, page })}
        />
      )}
    </>
  );
}
