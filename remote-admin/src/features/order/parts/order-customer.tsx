import { paths } from '@tessera/shared/paths';
import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/vendor/router';
import { orderMessages } from '../../../messages/orders/order';
import { Card } from '../../../page/card';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import rows from '../../../page/rows.module.css';

/** Who bought it, how to reach them, and what they wrote. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  const text = useMessages(orderMessages);
  const { customer, email, shipping_address, note } = order;
  const seesCustomers = useRights()('customers.read') === undefined;
  return (
    <Card title={text.customer}>
      <div className={rows.Row}>
        {customer && seesCustomers ? (
          <p className={rows.Strong}>
            <Link className={rows.Link} to={adminPaths.customer(customer.id)}>
              {customer.name}
            </Link>
          </p>
        ) : (
          <p className={rows.Strong}>{customer?.name ?? (email ? text.guest : text.gone)}</p>
        )}
        {email && (
          <p>
            <a className={rows.Link} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        )}
        {shipping_address.phone && (
          <p>
            <a className={rows.Link} href={`tel:${shipping_address.phone.replace(/[^+\d]/g, '')}`}>
              {shipping_address.phone}
            </a>
          </p>
        )}
        {customer && (
          <p data-screen-only>
            <Link className={rows.Link} to={`${paths.adminOrders()}?customer_id=${customer.id}`}>
              {text.ordersOfCustomer}
            </Link>
          </p>
        )}
      </div>
      {note && (
        <div className={rows.Row}>
          <p className={rows.Quiet}>{text.customerNote}</p>
          <p className={rows.Words}>{note}</p>
        </div>
      )}
    </Card>
  );
}
