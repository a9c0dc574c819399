import type { AdminCouponRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { TimeAgo } from '../../../format/time-ago';
import { marketingMessages } from '../../../messages/marketing';
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
          <li key={order.id} className={rows.Row}>
            <p className={rows.Head}>
              <Link className={rows.Link} to={paths.adminOrder(order.number)}>
                {order.number}
              </Link>
              <StatusBadge status={order.status} />
              <span className={rows.End}>{formatMoney(order.total, order.currency, locale)}</span>
            </p>
            <p className={rows.Quiet}>
              <TimeAgo at={order.placed_at} now={now} locale={locale} />
              {order.discount > 0 && ` · ${text.off(formatMoney(order.discount, order.currency, locale))}`}
              {code === null && ` · ${order.code}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
