import type { AdminOrderList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ListTable } from '../../list-page/list-table';
import type { ShownList } from '../../list/shown-list';
import { ordersMessages } from '../../messages/orders/orders';
import { OrdersBulk } from './bulk/orders-bulk';
import { orderColumns } from './order-columns';
import { orderList, shownColumns, type OrdersState } from './orders.model';

/** The table of orders, and what can be done with many at once. */
export function OrdersList(shown: ShownList<OrdersState, AdminOrderList>) {
  const { state, now, locale } = shown;
  const text = useMessages(ordersMessages);
  return (
    <ListTable
      {...shown}
      spec={orderList}
      text={text}
      caption={text.title}
      columns={orderColumns({ shown: shownColumns(state), now, locale })}
      nameOf={({ number }) => text.orderNumber(number)}
      Bulk={OrdersBulk}
    />
  );
}
