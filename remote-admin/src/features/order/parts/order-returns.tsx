import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import { orderMessages } from '../../../messages/orders/order';
import { adminPaths } from '../../../paths';
import { ReturnBadge } from '../../../returns/return-states';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';

/** What the customer wants to give back, and what this order itself takes the place of; nothing where there is neither. */
export function OrderReturns({ order }: { order: AdminOrder }) {
  const text = useMessages(orderMessages);
  const { exchange_of } = order;
  if (order.returns.length === 0 && !exchange_of) return null;
  const nameOf = (id: string): string => order.items.find((item) => item.id === id)?.name ?? '';
  return (
    <Card title={text.returns}>
      {exchange_of && (
        <p>
          {text.exchangeOf}{' '}
          <Link className={rows.Link} to={adminPaths.return(exchange_of.return_id)}>
            {exchange_of.return_number}
          </Link>
          {', '}
          <Link className={rows.Link} to={paths.adminOrder(exchange_of.order_number)}>
            {exchange_of.order_number}
          </Link>
        </p>
      )}
      <ul className={rows.Rows}>
        {order.returns.map(({ id, number, state, items, comment }) => (
          <li key={id} className={rows.Row}>
            <p className={rows.Head}>
              <Link className={rows.Link} to={adminPaths.return(id)}>
                {number}
              </Link>
              <ReturnBadge state={state} />
            </p>
            <p>{items.map(({ order_item_id, quantity }) => `${quantity} × ${nameOf(order_item_id)}`).join(', ')}</p>
            {comment && <p className={rows.Quiet}>{comment}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
