import { useMessages } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/vendor/router';
import { AccountFrame } from '../../frame/account-frame';
import { DataGate } from '../../frame/section/data-gate';
import { ordersMessages } from '../../messages/orders';
import { useOrders } from '../../orders/orders.queries';
import { pageOf } from './orders.model';
import { OrderList } from './order-list';
import { OrdersSkeleton } from './orders-skeleton';

/** /orders: everything that the shopper has ordered, newest first (docs/product.md §2). */
export function Page() {
  const text = useMessages(ordersMessages);
  const [query] = useSearchParams();
  const orders = useOrders(pageOf(query.get('page')));
  return (
    <AccountFrame title={text.title}>
      <DataGate query={orders} failure={text.failure} skeleton={<OrdersSkeleton />}>
        {(list) => <OrderList list={list} />}
      </DataGate>
    </AccountFrame>
  );
}
