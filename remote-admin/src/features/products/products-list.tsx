import type { AdminProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { fromStart, listHref } from '../../list/list-address';
import { NoMatch } from '../../list/no-match';
import { ListPager } from '../../list/paging/list-pager';
import type { ShownList } from '../../list/shown-list';
import { adminMessages } from '../../messages/admin';
import { productsMessages } from '../../messages/product/products';
import { productColumns } from '../../product/product-columns';
import { DataTable } from '../../table/data-table';
import { useSelection } from '../../table/use-selection';
import { ProductsBulk } from './bulk/products-bulk';
import { PAGE_SIZE, productList, type ProductsState } from './products.model';
import { soldColumn } from './sold-column';

/** The table of products with its paging, what can be done with many at once, and its empty states. */
export function ProductsList({ state, list, stale, now, locale }: ShownList<ProductsState, AdminProductList>) {
  const { products } = useMessages(adminMessages);
  const text = useMessages(productsMessages);
  const selection = useSelection(list?.items.map(({ id }) => id) ?? []);
  if (list?.items.length === 0 && !stale) return <NoMatch spec={productList} state={state} text={text} />;
  return (
    <>
      <DataTable
        caption={products}
        columns={[...productColumns({ now, locale, time: 'last_modified_at' }), soldColumn(locale)]}
        rows={list?.items}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        expected={PAGE_SIZE}
        stale={stale}
        sort={{ value: state.sort, hrefFor: (sort) => listHref(productList, fromStart(state, { sort })) }}
        selection={selection}
      />
      {list && <ListPager spec={productList} state={state} list={list} locale={locale} />}
      {list && <ProductsBulk selection={selection} state={state} list={list} locale={locale} />}
    </>
  );
}
