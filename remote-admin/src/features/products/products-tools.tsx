import { useMessages } from '@tessera/shared/i18n';
import { ListTools } from '../../list-page/list-tools';
import { useListExport } from '../../list-page/use-list-export';
import { ExportButton } from '../../list/toolbar/export-button';
import { productsMessages } from '../../messages/product/products';
import { readAsked } from './attributes/asked.model';
import type { ProductsState } from './products.model';
import { exportProducts, filterOf } from './products.queries';

interface ProductsToolsProps {
  state: ProductsState;
  currency: string;
  locale: string;
  categories: readonly { id: string; name: string }[];
  /** more match than are counted: the export goes on by itself */
  isLarge: boolean;
  onSearch: (search: string) => void;
  onShow: (change: Partial<ProductsState>) => void;
}

const importFilters = () => import(/* webpackChunkName: "products-dialogs" */ './products-filters');

/** Search, filters and export of the list. */
export function ProductsTools({ currency, locale, categories, isLarge, ...list }: ProductsToolsProps) {
  const { state } = list;
  const { search } = useMessages(productsMessages);
  const atOnce = () => exportProducts(state);
  const onExport = useListExport({ list: 'products', filter: filterOf(state), isLarge, atOnce });
  const { attributes, ...others } = state.filters;
  const count = Object.keys(others).length + Object.keys(readAsked(attributes)).length;
  const context = { money: { currency, locale }, categories };
  return (
    <ListTools {...list} count={count} searchLabel={search} importFilters={importFilters} context={context}>
      <ExportButton list="products" onExport={onExport} />
    </ListTools>
  );
}
