import type { AdminOrderList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { CursorPager } from '../../list/cursor-pager';
import { fromStart, listHref } from '../../list/list-address';
import { listMessages } from '../../messages/lists';
import { ordersMessages } from '../../messages/orders';
import { DataTable } from '../../table/data-table';
import { useSelection } from '../../table/use-selection';
import { orderColumns } from './order-columns';
import { OrdersBulk } from './bulk/orders-bulk';
import { OrdersEmpty } from './orders-empty';
import { PAGE_SIZE, orderList, shownColumns, type OrdersState } from './orders.model';

interface OrdersListProps {
  state: OrdersState;
  /** undefined while the first page is on its way */
  list: AdminOrderList | undefined;
  /** `list` answers an earlier question */
  stale: boolean;
  /** milliseconds since the epoch: when `list` was read */
  now: number;
  locale: string;
}

/** The way to the pages before and after. */
function OrdersPager({ state, list, locale }: Pick<OrdersListProps, 'state' | 'locale'> & { list: AdminOrderList }) {
  const words = useMessages(listMessages);
  const { items, total, total_is_exact, next_cursor } = list;
  const all = total.toLocaleString(locale);
  return (
    <CursorPager
      range={words.shown(items.length.toLocaleString(locale), total_is_exact ? all : words.moreThan(all))}
      firstHref={state.after ? listHref(orderList, fromStart(state, {})) : undefined}
      nextHref={next_cursor === null ? undefined : listHref(orderList, { ...state, after: next_cursor })}
    />
  );
}

/** The table of orders with its paging, what can be done with many at once, and its empty states. */
export function OrdersList({ state, list, stale, now, locale }: OrdersListProps) {
  const text = useMessages(ordersMessages);
  const selection = useSelection(list?.items.map(({ id }) => id) ?? []);
  if (list?.items.length === 0 && !stale) return <OrdersEmpty state={state} />;
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
      {list && <OrdersPager state={state} list={list} locale={locale} />}
      {list && <OrdersBulk selection={selection} state={state} list={list} locale={locale} />}
    </>
  );
}
