import { optionsText } from '@tessera/shared/components';
import type { AdminOrder, OrderItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Picture } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { orderMessages } from '../../../messages/order';
import { leftToShip } from '../model/actions.model';
import { Card } from '../../../page/card';
import styles from './order-lines.module.css';

interface LineProps {
  item: OrderItem;
  order: AdminOrder;
}

/** How far a line's pieces are, where that is not the same as for the whole order. */
function Pieces({ item, order }: LineProps) {
  const text = useMessages(orderMessages);
  const { quantity, quantity_shipped, quantity_returned } = item;
  const left = leftToShip(item);
  const parts = [
    quantity_shipped > 0 && left > 0 && text.sent(quantity_shipped, quantity),
    left > 0 && order.fulfilment_status === 'partly_shipped' && text.toShip(left),
    quantity_returned > 0 && text.returned(quantity_returned),
  ].filter(Boolean);
  return parts.length > 0 && <span className={styles.Quiet}>{parts.join(' · ')}</span>;
}

function Line({ item, order }: LineProps) {
  const locale = useLocale();
  const money = (minor: number) => formatMoney(minor, order.currency, locale);
  const { name, slug, sku, options, image, product_id, quantity, unit_price, subtotal } = item;
  const details = [sku, optionsText(options)].filter(Boolean).join(' · ');
  return (
    <li className={styles.Line}>
      <div className={styles.Picture}>{image && <Picture image={image} sizes="48px" alt="" />}</div>
      <div className={styles.Words}>
        {product_id === null ? (
          <span className={styles.Name}>{name}</span>
        ) : (
          <Link className={styles.Name} to={paths.product(slug)}>
            {name}
          </Link>
        )}
        <span className={styles.Quiet}>{details}</span>
        <Pieces item={item} order={order} />
      </div>
      <span className={styles.Price}>
        {quantity} × {money(unit_price)}
      </span>
      <span className={styles.Sum}>{money(subtotal)}</span>
    </li>
  );
}

/** What was ordered. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const text = useMessages(orderMessages);
  return (
    <Card title={text.items}>
      <ul className={styles.Lines}>
        {order.items.map((item) => (
          <Line key={item.id} item={item} order={order} />
        ))}
      </ul>
    </Card>
  );
}
