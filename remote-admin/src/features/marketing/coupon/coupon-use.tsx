import type { AdminCouponRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { marketingMessages } from '../../../messages/marketing';
import { OrderRow } from '../../../orders/order-row';
import { StatusBadge } from '../../../orders/state-badges';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { usedText } from '../coupons.model';
import styles from './coupon.module.css';

interface CouponUseProps {
  coupon: AdminCouponRecord;
}

/** How often it was used, and what it gave away in all. */
export function CouponFigures({ coupon }: CouponUseProps) {
  const text = useMessages(marketingMessages);
  const locale = useLocale();
  const { given, ordered, kind, currency } = coupon;
  const figures = [
    { label: text.figures.used, value: usedText(coupon, locale) },
    { label: text.figures.given, value: formatMoney(given, currency, locale) },
    { label: text.figures.ordered, value: formatMoney(ordered, currency, locale) },
  ];
  return (
    <Card title={text.cards.figures}>
      <dl className={styles.Figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className={rows.Quiet}>{label}</dt>
            <dd className={styles.Figure}>{value}</dd>
          </div>
        ))}
      </dl>
      {kind === 'free_shipping' && <p className={rows.Quiet}>{text.freeText}</p>}
    </Card>
  );
}

/** The latest orders with it. @param now milliseconds since the epoch: when it was read */
export function CouponOrders({ coupon: { orders, code }, now }: CouponUseProps & { now: number }) {
  const text = useMessages(marketingMessages);
  const locale = useLocale();
  return (
    <Card title={text.cards.orders}>
      {orders.length === 0 && <p className={rows.Quiet}>{text.noOrders}</p>}
      <ul className={rows.Rows}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} now={now} badges={<StatusBadge status={order.status} />}>
            {order.discount > 0 && ` · ${text.off(formatMoney(order.discount, order.currency, locale))}`}
            {code === null && ` · ${order.code}`}
          </OrderRow>
        ))}
      </ul>
    </Card>
  );
}
