import type { OrderSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Icon, Picture } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { dayOf } from '@tessera/shared/dates';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { ordersMessages } from '../../messages/orders';
import { StateBadge } from '../../orders/progress/state-badge';
import styles from './orders.module.css';

const MOST_PICTURES = 3;

/** One order: what was in it, when it was placed, how it is, what it came to. All of it leads to the order. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  const money = moneyFormat(order.currency, useLocale());
  return (
    <li className={styles.Row}>
      <div className={styles.Pictures}>
        {order.images.slice(0, MOST_PICTURES).map((image, index) => (
          <span key={index} className={styles.Picture}>
            {image && <Picture image={image} sizes="64px" alt="" />}
          </span>
        ))}
      </div>
      <div className={styles.Words}>
        <p className={styles.Number}>
          <Link to={paths.order(order.number)} className={styles.Link}>
            {text.orderTitle(order.number)}
          </Link>
        </p>
        <p className={styles.Quiet}>
          <time dateTime={order.placed_at}>{dayOf(order.placed_at, locale)}</time>
          {' · '}
          {text.items(order.item_count)}
        </p>
        <div>
          <StateBadge order={order} />
        </div>
      </div>
      <p className={styles.Total}>{money(order.total)}</p>
      <Icon name="chevron-right" className={styles.Arrow} />
    </li>
  );
}
