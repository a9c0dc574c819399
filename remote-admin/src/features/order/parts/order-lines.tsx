import { backorderText } from '@tessera/shared/components';
import type { AdminOrder, OrderItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { orderMessages } from '../../../messages/orders/order';
import { LineGoods } from '../../../orders/line-goods';
import named from '../../../page/named.module.css';
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
    item.gift_card && quantity_shipped > 0 && text.issued(quantity_shipped),
    quantity_shipped > 0 && left > 0 && text.sent(quantity_shipped, quantity),
    left > 0 && order.fulfilment_status === 'partly_shipped' && text.toShip(left),
    quantity_returned > 0 && text.returned(quantity_returned),
  ].filter(Boolean);
  return parts.length > 0 && <span className={named.Quiet}>{parts.join(' · ')}</span>;
}

/** What of a line was not there when it was ordered, until it is sent: how many, and what was promised. */
function Waiting({ item }: Pick<LineProps, 'item'>) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  const { backorder } = item;
  const waiting = Math.min(leftToShip(item), backorder?.quantity ?? 0);
  if (!backorder || waiting === 0) return null;
  return (
    <span className={styles.Waiting}>
      {text.waits(waiting)} · {backorderText(backorder, locale)}
    </span>
  );
}

function Line({ item, order }: LineProps) {
  const locale = useLocale();
  const money = (minor: number) => formatMoney(minor, order.currency, locale);
  const { quantity, unit_price, subtotal } = item;
  return (
    <li className={styles.Line}>
      <LineGoods item={item}>
        <Pieces item={item} order={order} />
        <Waiting item={item} />
      </LineGoods>
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
