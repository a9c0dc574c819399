import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { download } from '../../controls/download';
import { Menu } from '../../controls/menu';
import { Toolbar } from '../../list/toolbar';
import { listMessages } from '../../messages/lists';
import { ordersMessages } from '../../messages/orders';
import { OrdersFilters } from './orders-filters';
import { ORDER_COLUMNS, shownColumns, switchColumn, type OrdersState } from './orders.model';
import { exportOrders, filterOf } from './orders.queries';
import { useStartJob } from './bulk/use-start-job';

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
  const onError = (error: Error): void => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'orders-export' });
  const exporting = useMutation({ mutationFn: () => exportOrders(state), onSuccess: download, onError });
  const started = useStartJob();
  const handleExport = (): void =>
    isLarge
      ? started.mutate({ kind: 'orders.export', parameters: { filter: filterOf(state) } }, { onError })
      : exporting.mutate();
  const shown = shownColumns(state);
  const count = Object.keys(state.filters).length;
  return (
    <Toolbar searchLabel={text.search} search={state.search} onSearch={onSearch}>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {words.filter}
        {count > 0 && (
          <>
            <span aria-hidden="true"> · {count}</span>
            <VisuallyHidden>, {words.filterCount(count)}</VisuallyHidden>
          </>
        )}
      </Button>
      <Menu
        label={words.columns}
        items={ORDER_COLUMNS.slice(1).map((key) => ({
          key,
          label: text.columns[key],
          checked: shown.includes(key),
          onSelect: () => onShow({ columns: switchColumn(state, key) }, true),
        }))}
      />
      <Button
        variant="secondary"
        size="sm"
        pending={exporting.isPending || started.isPending}
        pendingText={text.exporting}
        onClick={handleExport}
      >
        {text.export}
      </Button>
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
