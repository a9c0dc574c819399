import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { NothingHere } from '../../frame/states/nothing-here';
import { OrderGate } from '../../frame/states/order-gate';
import { PageFrame } from '../../frame/page-frame';
import { payMessages } from '../../messages/pay';
import { PayOrder } from './pay-order';
import { useOrderToPay } from './pay.queries';

function OrderOfLink({ token }: { token: string }) {
  const text = useMessages(payMessages);
  const [isSent, setSent] = useState(false);
  const absent = (
    <NothingHere level={1} title={text.endedTitle} to={paths.page('contact')} way={text.toContact}>
      {text.endedText}
    </NothingHere>
  );
  return (
    <OrderGate query={useOrderToPay(token, isSent)} text={text} gone={[404, 410]} absent={absent}>
      {(data) => <PayOrder order={data} token={token} isSent={isSent} onSent={() => setSent(true)} />}
    </OrderGate>
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
