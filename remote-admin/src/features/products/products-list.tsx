import type { AdminProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ListTable } from '../../list-page/list-table';
import type { ShownList } from '../../list/shown-list';
import { adminMessages } from '../../messages/admin';
import { productsMessages } from '../../messages/product/products';
import { productColumns } from '../../product/product-columns';
import { ProductsBulk } from './bulk/products-bulk';
import { marginColumn } from './margin-column';
import { productList, type ProductsState } from './products.model';
import { soldColumn } from './sold-column';

/** The table of products, and what can be done with many at once. */
export function ProductsList(shown: ShownList<ProductsState, AdminProductList>) {
  const { now, locale } = shown;
  const { products } = useMessages(adminMessages);
  const columns = [
    ...productColumns({ now, locale, time: 'last_modified_at' }),
    marginColumn(locale),
    soldColumn(locale),
  ];
  return (
    <ListTable
      {...shown}
      spec={productList}
      text={useMessages(productsMessages)}
      caption={products}
      columns={columns}
      nameOf={({ name }) => name}
      Bulk={ProductsBulk}
    />
  );
}
