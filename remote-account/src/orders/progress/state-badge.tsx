import type { OrderSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { ordersMessages } from '../../messages/orders';
import { orderState, STATE_TONES } from './order-state';

/** How an order is, in a word. */
export function StateBadge({
  order,
}: {
  order: Pick<OrderSummary, 'status' | 'payment_status' | 'fulfilment_status'>;
}) {
  const text = useMessages(ordersMessages);
  const state = orderState(order);
  return <Badge tone={STATE_TONES[state]}>{text.states[state]}</Badge>;
}
