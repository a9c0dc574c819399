import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { PageHeader, Skeleton } from '@tessera/shared/ui';
import { useParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { DataGate } from '../../frame/states/data-gate';
import { NothingHere } from '../../frame/states/nothing-here';
import { PageFrame } from '../../frame/page-frame';
import { payMessages } from '../../messages/pay';
import { PayOrder } from './pay-order';
import styles from './pay-page.module.css';
import { useOrderToPay } from './pay.queries';

function LoadingOrder() {
  const text = useMessages(payMessages);
  return (
    <div className={styles.Main} role="status" aria-busy="true" aria-label={text.loading}>
      <PageHeader title={text.pageTitle} intro={<Skeleton width="short" />} />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}

function OrderOfLink({ token }: { token: string }) {
  const text = useMessages(payMessages);
  const [isSent, setSent] = useState(false);
  const order = useOrderToPay(token, isSent);
  const { error } = order;
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) {
    return (
      <NothingHere level={1} title={text.endedTitle} to={paths.page('contact')} way={text.toContact}>
        {text.endedText}
      </NothingHere>
    );
  }
  return (
    <DataGate query={order} failure={text.failure} skeleton={<LoadingOrder />}>
      {(data) => <PayOrder order={data} token={token} isSent={isSent} onSent={() => setSent(true)} />}
    </DataGate>
  );
}

/** /pay/:token: an order is paid by whoever has its link, without an account. */
export function Page() {
  const { token = '' } = useParams();
  return (
    <PageFrame>
      <OrderOfLink key={token} token={token} />
    </PageFrame>
  );
}
