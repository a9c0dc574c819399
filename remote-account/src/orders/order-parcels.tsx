import type { Shipment } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge, VisuallyHidden } from '@tessera/shared/ui';
import { Section } from '../frame/section/section';
import ruled from '../frame/section/ruled.module.css';
import { dayOf } from '@tessera/shared/dates';
import { ordersMessages } from '../messages/orders';
import styles from './order-parcels.module.css';

function ParcelBadge({ shipment }: { shipment: Shipment }) {
  const { states } = useMessages(ordersMessages);
  if (shipment.came_back_at) return <Badge tone="neutral">{states.returned}</Badge>;
  if (shipment.delivered_at) return <Badge tone="success">{states.delivered}</Badge>;
  return <Badge tone="accent">{states.shipped}</Badge>;
}

/** Every parcel with the way to follow it; nothing while none was sent. */
export function OrderParcels({ shipments }: { shipments: Shipment[] }) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  if (shipments.length === 0) return null;
  return (
    <Section title={text.parcelsTitle}>
      <ul className={ruled.List}>
        {shipments.map((shipment, index) => (
          <li key={shipment.id} className={styles.Parcel}>
            <p className={styles.Head}>
              <span className={styles.Title}>{text.parcel(index + 1, shipments.length)}</span>
              <ParcelBadge shipment={shipment} />
            </p>
            <p>{text.sentBy(shipment.carrier, dayOf(shipment.shipped_at, locale))}</p>
            {shipment.delivered_at && <p>{text.deliveredOn(dayOf(shipment.delivered_at, locale))}</p>}
            {shipment.tracking_number && (
              <p className={styles.Tracking}>
                <span className={styles.Quiet}>{text.trackingNumber}</span> {shipment.tracking_number}
                {shipment.tracking_url && (
                  <a className={styles.Track} href={shipment.tracking_url} target="_blank" rel="noreferrer">
                    {text.trackParcel}
                    <VisuallyHidden>
                      {' '}
                      {shipment.tracking_number} ({text.newWindow})
                    </VisuallyHidden>
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
