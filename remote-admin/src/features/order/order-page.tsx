import { paths } from '@tessera/shared/paths';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../guard/admin-guard';
import { orderMessages } from '../../messages/orders/order';
import { ordersMessages } from '../../messages/orders/orders';
import { RecordGate } from '../../page/record-gate';
import { Screen } from '../../page/screen';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';
import { orderQuery } from './order.queries';

function OrderScreen() {
  const text = useMessages(orderMessages);
  const { orderNumber } = useMessages(ordersMessages);
  const { order: ref = '' } = useParams();
  const result = useQuery(orderQuery(ref));
  const missing = { title: text.missing, text: text.missingText, to: paths.adminOrders(), label: text.toOrders };
  return (
    <RecordGate
      result={result}
      skeleton={<OrderSkeleton />}
      missing={missing}
      failure={{ title: orderNumber(ref), what: text.theOrder }}
    >
      {(order) => (
        <OrderView key={order.id} order={order} now={result.dataUpdatedAt} onChanged={() => void result.refetch()} />
      )}
    </RecordGate>
  );
}

/** /admin/orders/{order}: one order by its id or number. */
export function Page() {
  return (
    <Screen>
      <AdminGuard fallback={<OrderSkeleton />}>
        <OrderScreen />
      </AdminGuard>
    </Screen>
  );
}
