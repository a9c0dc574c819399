import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/vendor/router';
import { useEffect, useRef } from 'react';
import { ordersMessages } from '../../messages/orders';
import { OrderHistory } from '../../orders/order-history';
import { OrderParcels } from '../../orders/order-parcels';
import { OrderHead } from './order-head';
import { OrderItems } from './order-items';
import { OrderReturns } from './order-returns';
import { OrderSchedule } from './order-schedule';
import { OrderSummary } from './order-summary';
import { LateReturnForm } from './returns/late-return-form';
import styles from './order.module.css';

/** The order, or the form to give some of it back where the page's address asks for it. */
export function OrderView({ order }: { order: Order }) {
  const text = useMessages(ordersMessages);
  const [query] = useSearchParams();
  const returns = useRef<HTMLHeadingElement>(null);
  const isReturning = query.get('return') !== null && order.return_until !== null;
  const wasReturning = useRef(isReturning);

  useEffect(() => {
    // the form had the focus and is gone
    if (wasReturning.current && !isReturning) (returns.current ?? document.querySelector('main'))?.focus();
    wasReturning.current = isReturning;
  }, [isReturning]);

  if (isReturning) return <LateReturnForm order={order} />;
  return (
    <div className={styles.Order}>
      <OrderHead order={order} />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <OrderReturns order={order} titleRef={returns} />
          <OrderParcels shipments={order.shipments} />
          <OrderItems order={order} />
          <OrderHistory title={text.historyTitle} timeline={order.timeline} currency={order.currency} />
        </div>
        <div className={styles.Aside}>
          <OrderSummary order={order} />
          {order.pay_later && <OrderSchedule schedule={order.pay_later} currency={order.currency} />}
        </div>
      </div>
    </div>
  );
}
