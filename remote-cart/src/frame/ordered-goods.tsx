import type { Image } from '@tessera/shared/contract';
import type { TotalsListProps } from '@tessera/shared/components';
import { moneyFormat } from '@tessera/shared/money';
import { GoodsLine } from './goods-line';
import styles from './order-page.module.css';
import { useLocale } from './page-locale';
import { TotalsList } from './totals-list';

interface OrderedGoodsProps extends Pick<TotalsListProps, 'totals' | 'currency' | 'coupon'> {
  /** amounts in minor units */
  items: { name: string; options: Record<string, string>; image: Image | null; quantity: number; amount: number }[];
}

/** The goods of an order, line by line, and what they come to. */
export function OrderedGoods({ items, totals, currency, coupon }: OrderedGoodsProps) {
  const money = moneyFormat(currency, useLocale());
  return (
    <>
      <ul className={styles.Lines}>
        {items.map(({ amount, ...line }, index) => (
          <GoodsLine key={index} {...line} amount={money(amount)} />
        ))}
      </ul>
      <TotalsList totals={totals} currency={currency} coupon={coupon} />
    </>
  );
}
