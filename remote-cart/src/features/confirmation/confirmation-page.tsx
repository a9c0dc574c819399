import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/session';
import { PageHeader, Skeleton } from '@tessera/shared/ui';
import { useParams } from '@tessera/shared/vendor/router';
import { DataGate } from '../../frame/states/data-gate';
import { Invitation } from '../../frame/states/invitation';
import { NothingHere } from '../../frame/states/nothing-here';
import { PageFrame } from '../../frame/page-frame';
import { confirmationMessages } from '../../messages/confirmation';
import styles from './confirmation-page.module.css';
import { useOrder } from './confirmation.queries';
import { OrderView } from './order-view';

function LoadingOrder() {
  const text = useMessages(confirmationMessages);
  return (
    <div className={styles.Main} role="status" aria-busy="true" aria-label={text.loading}>
      <PageHeader title={text.pageTitle} intro={<Skeleton width="short" />} />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}

function OrderBody({ number }: { number: string }) {
  const text = useMessages(confirmationMessages);
  const order = useOrder(number);
  if (order.error instanceof ApiError && order.error.status === 404) {
    return (
      <NothingHere level={1} title={text.missingTitle} to={paths.orders()} way={text.toOrders}>
        {text.missingText}
      </NothingHere>
    );
  }
  return (
    <DataGate query={order} failure={text.failure} skeleton={<LoadingOrder />}>
      {(data) => <OrderView order={data} />}
    </DataGate>
  );
}

/** /checkout/confirmation/:number: what became of the order and its payment, and what happens next. */
export function Page() {
  const { number = '' } = useParams();
  const text = useMessages(confirmationMessages);
  const status = useSession((state) => state.status);
  return (
    <PageFrame>
      {status === 'signed-out' ? (
        <Invitation title={text.inviteTitle}>{text.inviteText}</Invitation>
      ) : (
        <OrderBody number={number} />
      )}
    </PageFrame>
  );
}
