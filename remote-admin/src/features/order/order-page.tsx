import { paths } from '@tessera/shared/paths';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { recordPage } from '../../guard/record-page';
import { orderMessages } from '../../messages/orders/order';
import { ordersMessages } from '../../messages/orders/orders';
import { RecordGate } from '../../page/record-gate';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';
import { orderQuery } from './order.queries';

function OrderScreen() {
  const text = useMessages(orderMessages);
  const { orderNumber } = useMessages(ordersMessages);
  const { order: ref = '' } = useParams();
  const missing = { title: text.missing, text: text.missingText, to: paths.adminOrders(), label: text.toOrders };
  return (
    <RecordGate
      result={useQuery(orderQuery(ref))}
      skeleton={<OrderSkeleton />}
      missing={missing}
      failure={{ title: orderNumber(ref), what: text.theOrder }}
    >
      {(order, shown) => <OrderView key={order.id} order={order} {...shown} />}
    </RecordGate>
  );
}

/** /admin/orders/{order}: one order by its id or number. */
export const Page = recordPage(OrderSkeleton, OrderScreen);
