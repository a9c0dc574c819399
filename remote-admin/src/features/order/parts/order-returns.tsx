import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/order';
import { Card } from './card';
import rows from './rows.module.css';

const TONES = {
  requested: 'warning',
  approved: 'neutral',
  refused: 'danger',
  received: 'warning',
  refunded: 'success',
} as const;

/** What the customer wants to give back; nothing where there is none. */
export function OrderReturns({ order }: { order: AdminOrder }) {
  const text = useMessages(orderMessages);
  if (order.returns.length === 0) return null;
  const nameOf = (id: string): string => order.items.find((item) => item.id === id)?.name ?? '';
  return (
    <Card title={text.returns}>
      <ul className={rows.Rows}>
        {order.returns.map(({ id, number, state, items, comment }) => (
          <li key={id} className={rows.Row}>
            <p className={rows.Head}>
              <span className={rows.Strong}>{number}</span>
              <Badge tone={TONES[state]}>{text.returnStates[state]}</Badge>
            </p>
            <p>{items.map(({ order_item_id, quantity }) => `${quantity} × ${nameOf(order_item_id)}`).join(', ')}</p>
            {comment && <p className={rows.Quiet}>{comment}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
