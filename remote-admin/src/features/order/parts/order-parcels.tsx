import type { AdminOrder } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge, VisuallyHidden } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/orders/order';
import { ordersMessages } from '../../../messages/orders/orders';
import { SHIPMENT_TONES } from '../../../orders/order-states';
import { Card } from '../../../page/card';
import styles from '../../../page/rows.module.css';

/** Every parcel with what is in it and the way to follow it; nothing while none was sent. */
export function OrderParcels({ order }: { order: AdminOrder }) {
  const text = useMessages(orderMessages);
  const { shipments: states } = useMessages(ordersMessages);
  const locale = useLocale();
  if (order.shipments.length === 0) return null;
  const nameOf = (id: string): string => order.items.find((item) => item.id === id)?.name ?? '';
  return (
    <Card title={text.parcels}>
      <ul className={styles.Rows}>
        {order.shipments.map((parcel, index) => {
          const { id, carrier, tracking_number, tracking_url, shipped_at, delivered_at, came_back_at, items } = parcel;
          const state = came_back_at ? 'returned' : delivered_at ? 'delivered' : 'shipped';
          return (
            <li key={id} className={styles.Row}>
              <p className={styles.Head}>
                <span className={styles.Strong}>{text.parcel(index + 1)}</span>
                <Badge tone={SHIPMENT_TONES[state]}>{states[state]}</Badge>
                <span className={styles.End}>
                  {[carrier, tracking_number].filter(Boolean).join(' · ')}{' '}
                  {tracking_url && (
                    <a className={styles.Link} href={tracking_url} target="_blank" rel="noreferrer">
                      {text.track}
                      <VisuallyHidden>
                        {' '}
                        {tracking_number} ({text.newWindow})
                      </VisuallyHidden>
                    </a>
                  )}
                </span>
              </p>
              <p>{items.map(({ order_item_id, quantity }) => `${quantity} × ${nameOf(order_item_id)}`).join(', ')}</p>
              <p className={styles.Quiet}>
                {text.shippedOn(momentOf(shipped_at, locale))}
                {delivered_at && ` · ${text.deliveredOn(momentOf(delivered_at, locale))}`}
                {came_back_at && ` · ${text.cameBackOn(momentOf(came_back_at, locale))}`}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
