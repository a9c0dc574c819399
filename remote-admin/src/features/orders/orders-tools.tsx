import { useMessages } from '@tessera/shared/i18n';
import { Menu } from '../../controls/actions/menu';
import { ListTools } from '../../list-page/list-tools';
import { useListExport } from '../../list-page/use-list-export';
import { ExportButton } from '../../list/toolbar/export-button';
import { listMessages } from '../../messages/lists';
import { ordersMessages } from '../../messages/orders/orders';
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

const importFilters = () => import(/* webpackChunkName: "orders-dialogs" */ './orders-filters');

/** Search, filters, columns and export of the list. */
export function OrdersTools({ currency, locale, isLarge, ...list }: OrdersToolsProps) {
  const { state, onShow } = list;
  const text = useMessages(ordersMessages);
  const words = useMessages(listMessages);
  const atOnce = () => exportOrders(state);
  const onExport = useListExport({ list: 'orders', filter: filterOf(state), isLarge, atOnce });
  const context = { currency, locale };
  const shown = shownColumns(state);
  return (
    <ListTools {...list} searchLabel={text.search} importFilters={importFilters} context={context}>
      <Menu
        label={words.columns}
        items={ORDER_COLUMNS.slice(1).map((key) => ({
          key,
          label: text.columns[key],
          checked: shown.includes(key),
          onSelect: () => onShow({ columns: switchColumn(state, key) }, true),
        }))}
      />
      <ExportButton list="orders" onExport={onExport} />
    </ListTools>
  );
}
