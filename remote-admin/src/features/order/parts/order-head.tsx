import type { AdminOrder } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { adminMessages } from '../../../messages/admin';
import { orderMessages } from '../../../messages/orders/order';
import { ordersMessages } from '../../../messages/orders/orders';
import { DisputeBadge, PaymentBadge, ShipmentBadge, StatusBadge } from '../../../orders/state-badges';
import { RecordPresence } from '../../../live/record-presence';
import { RecordHead } from '../../../page/record-head';
import { primaryAction, type OrderAction } from '../model/actions.model';

interface OrderHeadProps {
  order: AdminOrder;
  /** why an action cannot be taken: undefined where it can */
  reasonOf: (action: OrderAction) => string | undefined;
  onAction: (action: OrderAction) => void | Promise<void>;
}

const IN_MENU: readonly OrderAction[] = [
  'ship',
  'deliver',
  'mark_paid',
  'capture',
  'edit',
  'refund',
  'address',
  'billing',
  'correct_invoice',
  'hold',
  'undelivered',
  'cancel',
];

/** What the order is called, how it stands, and what most likely comes next for it. */
export function OrderHead({ order, reasonOf, onAction }: OrderHeadProps) {
  const text = useMessages(orderMessages);
  const words = useMessages(ordersMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const { number, placed_at, placed_by_name, hold, status } = order;
  return (
    <RecordHead
      trail={[
        { label: dashboard, to: paths.admin() },
        { label: words.title, to: paths.adminOrders() },
        { label: number },
      ]}
      title={words.orderNumber(number)}
      statesLabel={text.states}
      states={
        <>
          {status !== 'open' && status !== 'cancelled' && <StatusBadge status={status} />}
          <PaymentBadge {...order} />
          <ShipmentBadge {...order} />
          <DisputeBadge {...order} />
          {hold && <Badge tone="warning">{words.held}</Badge>}
        </>
      }
      aside={<RecordPresence of="orders" id={order.id} say={text.alsoHere} />}
      when={
        <>
          <time dateTime={placed_at}>{text.placedAt(momentOf(placed_at, locale))}</time>
          {placed_by_name && ` ${text.placedBy(placed_by_name)}`}
        </>
      }
      actions={{
        all: IN_MENU,
        primary: primaryAction(order),
        danger: 'cancel',
        labels: text.actions,
        more: text.more,
        reasonOf,
        onAction,
      }}
    />
  );
}
