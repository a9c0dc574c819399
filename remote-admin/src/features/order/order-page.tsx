import { paths } from '@tessera/shared/paths';
import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../guard/admin-guard';
import { orderMessages } from '../../messages/order';
import { ordersMessages } from '../../messages/orders';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';
import { orderQuery } from './order.queries';

function MissingOrder() {
  const text = useMessages(orderMessages);
  return (
    <EmptyState
      level={1}
      title={text.missing}
      actions={
        <ButtonLink as={Link} to={paths.adminOrders()}>
          {text.toOrders}
        </ButtonLink>
      }
    >
      {text.missingText}
    </EmptyState>
  );
}

function OrderScreen() {
  const text = useMessages(orderMessages);
  const { orderNumber } = useMessages(ordersMessages);
  const { order: ref = '' } = useParams();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(orderQuery(ref));
  if (data) return <OrderView key={data.id} order={data} now={dataUpdatedAt} onChanged={() => void refetch()} />;
  if (!error) return <OrderSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <MissingOrder />;
  return (
    <>
      <PageHead title={orderNumber(ref)} />
      <LoadFailure what={text.theOrder} error={error} pending={isFetching} onRetry={() => void refetch()} />
    </>
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
