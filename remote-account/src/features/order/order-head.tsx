import { arrivalOfOrdered } from '@tessera/shared/components';
import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { dayOf, formatDays, momentOf } from '@tessera/shared/dates';
import { useLocale } from '@tessera/shared/query';
import { ordersMessages } from '../../messages/orders';
import { OrderProgress } from '../../orders/progress/order-progress';
import { orderState } from '../../orders/progress/order-state';
import { StateBadge } from '../../orders/progress/state-badge';
import { isMailed } from '../../orders/mailed';
import standing from '../../orders/progress/standing.module.css';
import { OrderActions } from './actions/order-actions';
import { TransferFacts } from './transfer-facts';

const CAN_STILL_COME = new Set(['awaiting_payment', 'preparing', 'partly_shipped', 'shipped']);

/** When it was placed, how far it is, when it comes, and what can be done. */
export function OrderHead({ order }: { order: Order }) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  const state = orderState(order);
  const isOver = order.status === 'cancelled';
  const { earliest_on, latest_on } = order.delivery;
  const days = isMailed(order) ? undefined : arrivalOfOrdered(formatDays(earliest_on, latest_on, locale), order.items);
  return (
    <div className={standing.Standing}>
      <div className={standing.Facts}>
        <StateBadge order={order} />
        <p>
          <time dateTime={order.placed_at}>{text.placedOn(dayOf(order.placed_at, locale))}</time>
        </p>
        {CAN_STILL_COME.has(state) && days !== undefined && <p>{text.expected(days)}</p>}
      </div>
      {!isOver && <OrderProgress order={order} />}
      {!isOver && <PaymentNotices order={order} />}
      <OrderActions order={order} />
    </div>
  );
}

/** What has to be known to pay: until when, why it did not work, where to. */
function PaymentNotices({ order }: { order: Order }) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  const { can_pay, held_until, payment, payment_status, currency } = order;
  const bank = payment_status === 'awaiting' ? payment.action?.bank : undefined;
  return (
    <>
      {payment.status === 'failed' && payment.message && <Alert tone="warning">{payment.message}</Alert>}
      {can_pay && held_until && <Alert tone="warning">{text.heldUntil(momentOf(held_until, locale))}</Alert>}
      {bank && <TransferFacts bank={bank} amount={payment.amount} currency={currency} />}
    </>
  );
}
