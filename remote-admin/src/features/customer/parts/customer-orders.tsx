import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import { customerMessages } from '../../../messages/customers/customer';
import { OrderRow } from '../../../orders/order-row';
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
  return (
    <Card title={text.orders}>
      {orders.length === 0 && <p className={rows.Quiet}>{text.noOrders}</p>}
      <ul className={rows.Rows}>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            now={now}
            badges={
              <>
                <PaymentBadge {...order} />
                <ShipmentBadge {...order} />
              </>
            }
          />
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
