import type { AdminOrderSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { ordersMessages } from '../messages/orders/orders';
import { DISPUTE_TONES, PAYMENT_TONES, SHIPMENT_TONES, STATUS_TONES } from './order-states';

type States = Pick<AdminOrderSummary, 'status' | 'payment_status' | 'fulfilment_status' | 'is_held'>;

/** How the order stands as a whole. */
export function StatusBadge({ status }: Pick<States, 'status'>) {
  const text = useMessages(ordersMessages);
  return <Badge tone={STATUS_TONES[status]}>{text.statuses[status]}</Badge>;
}

/** How its payment stands. */
export function PaymentBadge({ payment_status }: Pick<States, 'payment_status'>) {
  const text = useMessages(ordersMessages);
  return <Badge tone={PAYMENT_TONES[payment_status]}>{text.payments[payment_status]}</Badge>;
}

type Shipped = Pick<States, 'status' | 'fulfilment_status'> & Partial<Pick<States, 'is_held'>>;

/** How far its goods are; a cancelled order has none to send, and what is held is not sent whatever is left of it. */
export function ShipmentBadge({ status, fulfilment_status, is_held }: Shipped) {
  const text = useMessages(ordersMessages);
  if (status === 'cancelled') return <StatusBadge status={status} />;
  if (is_held) return <Badge tone="danger">{text.held}</Badge>;
  return <Badge tone={SHIPMENT_TONES[fulfilment_status]}>{text.shipments[fulfilment_status]}</Badge>;
}

/** What a bank says of its payment; nothing where none does. */
export function DisputeBadge({ dispute }: Pick<AdminOrderSummary, 'dispute'>) {
  const text = useMessages(ordersMessages);
  if (!dispute) return null;
  return <Badge tone={DISPUTE_TONES[dispute]}>{text.disputeStates[dispute]}</Badge>;
}
