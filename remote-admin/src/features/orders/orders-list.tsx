import type { AdminOrderList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { fromStart, listHref } from '../../list/list-address';
import { NoMatch } from '../../list/no-match';
import { ListPager } from '../../list/paging/list-pager';
import type { ShownList } from '../../list/shown-list';
import { ordersMessages } from '../../messages/orders/orders';
import { DataTable } from '../../table/data-table';
import { useSelection } from '../../table/use-selection';
import { orderColumns } from './order-columns';
import { OrdersBulk } from './bulk/orders-bulk';
import { PAGE_SIZE, orderList, shownColumns, type OrdersState } from './orders.model';

/** The table of orders with its paging, what can be done with many at once, and its empty states. */
export function OrdersList({ state, list, stale, now, locale }: ShownList<OrdersState, AdminOrderList>) {
  const text = useMessages(ordersMessages);
  const selection = useSelection(list?.items.map(({ id }) => id) ?? []);
  if (list?.items.length === 0 && !stale) return <NoMatch spec={orderList} state={state} text={text} />;
  return (
    <>
      <DataTable
        caption={text.title}
        columns={orderColumns({ shown: shownColumns(state), now, locale })}
        rows={list?.items}
        keyOf={({ id }) => id}
        nameOf={({ number }) => text.orderNumber(number)}
        expected={PAGE_SIZE}
        stale={stale}
        sort={{ value: state.sort, hrefFor: (sort) => listHref(orderList, fromStart(state, { sort })) }}
        selection={selection}
      />
      {list && <ListPager spec={orderList} state={state} list={list} locale={locale} />}
      {list && <OrdersBulk selection={selection} state={state} list={list} locale={locale} />}
    </>
  );
}
