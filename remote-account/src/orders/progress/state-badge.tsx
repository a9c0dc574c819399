import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { ordersMessages } from '../../messages/orders';
import { orderState, STATE_TONES, type States } from './order-state';

/** How an order is, in a word. */
export function StateBadge({ order }: { order: States }) {
  const text = useMessages(ordersMessages);
  const state = orderState(order);
  return <Badge tone={STATE_TONES[state]}>{text.states[state]}</Badge>;
}
