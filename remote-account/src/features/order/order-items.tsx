import { backorderOfOrdered } from '@tessera/shared/components';
import type { Order, OrderItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Section } from '../../frame/section/section';
import ruled from '../../frame/section/ruled.module.css';
import { ordersMessages } from '../../messages/orders';
import { GoodsLine } from '../../orders/goods-line';
import { sayGiftCard } from './gift-cards.model';
import styles from './order.module.css';

/** What was ordered, line by line, as it was at that time. */
export function OrderItems({ order }: { order: Order }) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  const money = moneyFormat(order.currency, locale);
  const isPartly = order.fulfilment_status === 'partly_shipped';
  return (
    <Section title={text.itemsTitle}>
      <ul className={ruled.List}>
        {order.items.map((item) => (
          <li key={item.id} className={ruled.Row}>
            <GoodsLine
              name={item.name}
              slug={item.product_id && item.slug}
              options={item.options}
              image={item.image}
              end={<Amount item={item} money={money} />}
            >
              <p className={styles.Quiet}>
                {text.quantity(item.quantity)}
                {item.quantity > 1 && ` · ${text.each(money(item.unit_price))}`}
              </p>
              {item.backorder && item.quantity_shipped < item.quantity && (
                <p className={styles.Ahead}>{backorderOfOrdered(item, locale)}</p>
              )}
              {order.gift_cards
                ?.filter(({ order_item_id }) => order_item_id === item.id)
                .map((card, index) => (
                  // a card has no name of its own, and their order is that of the line's pieces
                  <p key={index} className={styles.Quiet}>
                    {sayGiftCard(card, text, locale)}
                  </p>
                ))}
              {isPartly && !item.gift_card && (
                <p className={styles.Quiet}>{text.shippedOf(item.quantity_shipped, item.quantity)}</p>
              )}
              {item.quantity_returned > 0 && <p className={styles.Quiet}>{text.returnedOf(item.quantity_returned)}</p>}
            </GoodsLine>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Amount({ item, money }: { item: OrderItem; money: (minor: number) => string }) {
  const before = item.regular_price * item.quantity;
  return (
    <>
      <span className={styles.Strong}>{money(item.subtotal)}</span>
      {before > item.subtotal && <s className={styles.Before}>{money(before)}</s>}
    </>
  );
}
