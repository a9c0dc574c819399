import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/session';
import { useParams } from '@tessera/shared/vendor/router';
import { Invitation } from '../../frame/states/invitation';
import { NothingHere } from '../../frame/states/nothing-here';
import { OrderGate } from '../../frame/states/order-gate';
import { PageFrame } from '../../frame/page-frame';
import { confirmationMessages } from '../../messages/confirmation';
import { useOrder } from './confirmation.queries';
import { OrderView } from './order-view';

function OrderBody({ number }: { number: string }) {
  const text = useMessages(confirmationMessages);
  const absent = (
    <NothingHere level={1} title={text.missingTitle} to={paths.orders()} way={text.toOrders}>
      {text.missingText}
    </NothingHere>
  );
  return (
    <OrderGate query={useOrder(number)} text={text} gone={[404]} absent={absent}>
      {(data) => <OrderView order={data} />}
    </OrderGate>
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
