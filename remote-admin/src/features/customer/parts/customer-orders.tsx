import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { TimeAgo } from '../../../format/time-ago';
import { customerMessages } from '../../../messages/customers/customer';
import { PaymentBadge, ShipmentBadge } from '../../../orders/state-badges';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import styles from './customer.module.css';

interface CustomerOrdersProps {
  customer: CustomerRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** Their latest orders, and the way to all of them. */
export function CustomerOrders({ customer: { id, orders }, now }: CustomerOrdersProps) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  return (
    <Card title={text.orders}>
      {orders.length === 0 && <p className={rows.Quiet}>{text.noOrders}</p>}
      <ul className={rows.Rows}>
        {orders.map((order) => (
          <li key={order.id} className={rows.Row}>
            <p className={rows.Head}>
              <Link className={rows.Link} to={paths.adminOrder(order.number)}>
                {order.number}
              </Link>
              <PaymentBadge {...order} />
              <ShipmentBadge {...order} />
              <span className={rows.End}>{formatMoney(order.total, order.currency, locale)}</span>
            </p>
            <p className={rows.Quiet}>
              <TimeAgo at={order.placed_at} now={now} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
      {orders.length > 0 && (
        <p className={styles.All}>
          <Link className={rows.Link} to={`${paths.adminOrders()}?${new URLSearchParams({ customer_id: id })}`}>
            {text.allOrders}
          </Link>
        </p>
      )}
    </Card>
  );
}
