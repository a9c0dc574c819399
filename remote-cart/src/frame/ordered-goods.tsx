import type { OrderItem } from '@tessera/shared/contract';
import { backorderOfOrdered, type TotalsListProps } from '@tessera/shared/components';
import { moneyFormat } from '@tessera/shared/money';
import { GoodsLine, type GoodsLineProps } from './goods-line';
import lineStyles from './goods-line.module.css';
import styles from './order-page.module.css';
import { useLocale } from './page-locale';
import { TotalsList } from './totals-list';

interface OrderedGoodsProps extends Pick<TotalsListProps, 'totals' | 'currency' | 'coupon'> {
  /** amounts in minor units */
  items: (Pick<GoodsLineProps, 'name' | 'options' | 'image' | 'quantity'> &
    Pick<OrderItem, 'backorder'> & { amount: number })[];
}

/** The goods of an order, line by line, and what they come to. */
export function OrderedGoods({ items, totals, currency, coupon }: OrderedGoodsProps) {
  const locale = useLocale();
  const money = moneyFormat(currency, locale);
  return (
    <>
      <ul className={styles.Lines}>
        {items.map(({ amount, ...line }, index) => (
          <GoodsLine key={index} {...line} amount={money(amount)}>
            {line.backorder && <p className={lineStyles.Ahead}>{backorderOfOrdered(line, locale)}</p>}
          </GoodsLine>
        ))}
      </ul>
      <TotalsList totals={totals} currency={currency} coupon={coupon} />
    </>
  );
}
