import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { Menu } from '../../controls/actions/menu';
import { ExportButton } from '../../list/toolbar/export-button';
import { FilterButton } from '../../list/toolbar/filter-button';
import { Toolbar } from '../../list/toolbar/toolbar';
import { useStartJob } from '../../jobs/use-start-job';
import { listMessages } from '../../messages/lists';
import { ordersMessages } from '../../messages/orders/orders';
import { OrdersFilters } from './orders-filters';
import { ORDER_COLUMNS, shownColumns, switchColumn, type OrdersState } from './orders.model';
import { exportOrders, filterOf } from './orders.queries';

interface OrdersToolsProps {
  state: OrdersState;
  currency: string;
  locale: string;
  /** more match than are counted: the export goes on by itself */
  isLarge: boolean;
  onSearch: (search: string) => void;
  onShow: (change: Partial<OrdersState>, replace?: boolean) => void;
}

/** Search, filters, columns and export of the list. */
export function OrdersTools({ state, currency, locale, isLarge, onSearch, onShow }: OrdersToolsProps) {
  const text = useMessages(ordersMessages);
  const words = useMessages(listMessages);
  const [isOpen, setOpen] = useState(false);
  const started = useStartJob('orders');

  async function handleExport(): Promise<string | undefined> {
    if (!isLarge) return exportOrders(state);
    await started.mutateAsync({ kind: 'orders.export', parameters: { filter: filterOf(state) } });
    return undefined;
  }

  const shown = shownColumns(state);
  return (
    <Toolbar searchLabel={text.search} search={state.search} onSearch={onSearch}>
      <FilterButton count={Object.keys(state.filters).length} onPress={() => setOpen(true)} />
      <Menu
        label={words.columns}
        items={ORDER_COLUMNS.slice(1).map((key) => ({
          key,
          label: text.columns[key],
          checked: shown.includes(key),
          onSelect: () => onShow({ columns: switchColumn(state, key) }, true),
        }))}
      />
      <ExportButton list="orders" onExport={handleExport} />
      <OrdersFilters
        open={isOpen}
        onClose={() => setOpen(false)}
        state={state}
        currency={currency}
        locale={locale}
        onApply={(change) => {
          setOpen(false);
          onShow(change);
        }}
      />
    </Toolbar>
  );
}
