import { arrivalOfOrdered, backorderOfOrdered } from '@tessera/shared/components';
import type { TrackedOrder } from '@tessera/shared/contract';
import { countryName } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import { Section } from '../../frame/section/section';
import ruled from '../../frame/section/ruled.module.css';
import { dayOf, formatDays } from '@tessera/shared/dates';
import { ordersMessages } from '../../messages/orders';
import { GoodsLine } from '../../orders/goods-line';
import { OrderHistory } from '../../orders/order-history';
import { OrderParcels } from '../../orders/order-parcels';
import { OrderProgress } from '../../orders/progress/order-progress';
import { orderState } from '../../orders/progress/order-state';
import { StateBadge } from '../../orders/progress/state-badge';
import { isMailed } from '../../orders/mailed';
import standing from '../../orders/progress/standing.module.css';
import styles from './track.module.css';

interface TrackedProps {
  order: TrackedOrder;
  onAgain: () => void;
}

/** How far the order is. No name, no street, no sum: whoever asks has shown nothing but a number and an address. */
export function Tracked({ order, onAgain }: TrackedProps) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  const top = useRef<HTMLDivElement>(null);
  // the order's number stands above it: it stays in sight
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const state = orderState(order);
  const { postal_code, city, country } = order.destination;
  const place = [`${postal_code} ${city}`.trim(), countryName(country, locale)].filter(Boolean).join(', ');
  const isOver = order.status === 'cancelled';
  const { earliest_on, latest_on } = order.delivery;
  const days = arrivalOfOrdered(formatDays(earliest_on, latest_on, locale), order.items);
  const isComing = !isMailed(order) && state !== 'delivered' && !isOver && state !== 'refunded';
  return (
    <div ref={top} tabIndex={-1} className={styles.Tracked}>
      <div className={standing.Standing}>
        <div className={standing.Facts}>
          <StateBadge order={order} />
          <p>{text.placedOn(dayOf(order.placed_at, locale))}</p>
          {isComing && days !== undefined && <p>{text.expected(days)}</p>}
        </div>
        {!isOver && <OrderProgress order={order} />}
        <p className={styles.Quiet}>{isMailed(order) ? order.delivery.name : `${text.goesTo} ${place}`}</p>
      </div>
      <OrderParcels shipments={order.shipments} />
      <Section title={text.itemsTitle}>
        <ul className={ruled.List}>
          {order.items.map((item, index) => (
            <li key={index} className={ruled.Row}>
              <GoodsLine name={item.name} options={item.options} image={item.image}>
                <p className={styles.Quiet}>{text.quantity(item.quantity)}</p>
                {order.fulfilment_status === 'partly_shipped' && (
                  <p className={styles.Quiet}>{text.shippedOf(item.quantity_shipped, item.quantity)}</p>
                )}
                {item.backorder && item.quantity_shipped < item.quantity && (
                  <p className={styles.Ahead}>{backorderOfOrdered(item, locale)}</p>
                )}
              </GoodsLine>
            </li>
          ))}
        </ul>
      </Section>
      <OrderHistory title={text.historyTitle} timeline={order.timeline} />
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {text.trackAgain}
        </Button>
      </div>
    </div>
  );
}
