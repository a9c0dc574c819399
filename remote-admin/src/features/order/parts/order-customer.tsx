import { paths } from '@tessera/shared/paths';
import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/vendor/router';
import { orderMessages } from '../../../messages/orders/order';
import { Card } from '../../../page/card';
import rows from './rows.module.css';

/** Who bought it, how to reach them, and what they wrote. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  const text = useMessages(orderMessages);
  const { customer, email, shipping_address, note } = order;
  return (
    <Card title={text.customer}>
      <div className={rows.Row}>
        <p className={rows.Strong}>{customer ? customer.name : text.guest}</p>
        <p>
          <a className={rows.Link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        {shipping_address.phone && (
          <p>
            <a className={rows.Link} href={`tel:${shipping_address.phone.replace(/[^+\d]/g, '')}`}>
              {shipping_address.phone}
            </a>
          </p>
        )}
        {customer && (
          <p>
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
