import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { useStartJob } from '../../jobs/use-start-job';
import { ExportButton } from '../../list/toolbar/export-button';
import { FilterButton } from '../../list/toolbar/filter-button';
import { Toolbar } from '../../list/toolbar/toolbar';
import { productsMessages } from '../../messages/product/products';
import { ProductsFilters } from './products-filters';
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

/** Search, filters and export of the list. */
export function ProductsTools(props: ProductsToolsProps) {
  const { state, currency, locale, categories, isLarge, onSearch, onShow } = props;
  const text = useMessages(productsMessages);
  const [isOpen, setOpen] = useState(false);
  const started = useStartJob('products');

  async function handleExport(): Promise<string | undefined> {
    if (!isLarge) return exportProducts(state);
    await started.mutateAsync({ kind: 'products.export', parameters: { filter: filterOf(state) } });
    return undefined;
  }

  return (
    <Toolbar searchLabel={text.search} search={state.search} onSearch={onSearch}>
      <FilterButton count={Object.keys(state.filters).length} onPress={() => setOpen(true)} />
      <ExportButton list="products" onExport={handleExport} />
      <ProductsFilters
        open={isOpen}
        onClose={() => setOpen(false)}
        state={state}
        currency={currency}
        locale={locale}
        categories={categories}
        onApply={(change) => {
          setOpen(false);
          onShow(change);
        }}
      />
    </Toolbar>
  );
}
