import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState, Icon } from '@tessera/shared/ui';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { AccountFrame } from '../../frame/account-frame';
import { DataGate } from '../../frame/section/data-gate';
import { ordersMessages } from '../../messages/orders';
import { useOrder } from '../../orders/orders.queries';
import styles from './order.module.css';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';

/** /orders/{order}: everything about one order, and everything that can still be done with it. */
export function Page() {
  const text = useMessages(ordersMessages);
  const { order: number = '' } = useParams();
  const query = useOrder(number);
  const isMissing = query.error instanceof ApiError && query.error.status === 404 && !query.data;
  const toOrders = (
    <Link to={paths.orders()} className={styles.Back}>
      <Icon name="chevron-left" size={16} className={styles.BackArrow} />
      {text.toOrders}
    </Link>
  );
  return (
    <AccountFrame title={text.orderTitle(query.data?.number ?? number)} breadcrumbs={toOrders} wide>
      {isMissing ? (
        <EmptyState
          title={text.missingTitle}
          actions={
            <ButtonLink as={Link} to={paths.orders()}>
              {text.toOrders}
            </ButtonLink>
          }
        >
          {text.missingText}
        </EmptyState>
      ) : (
        <DataGate query={query} failure={text.orderFailure} skeleton={<OrderSkeleton />}>
          {(order) => <OrderView order={order} />}
        </DataGate>
      )}
    </AccountFrame>
  );
}
