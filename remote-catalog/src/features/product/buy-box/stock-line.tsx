import type { JSX } from 'react';
import { backorderOfLine } from '@tessera/shared/components';
import type { Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { productMessages } from '../../../messages/product';
import styles from './buy-form.module.css';

/** What is said of a variant's stock; a change of variant is read out. */
export function StockLine(props: {
  variant: Pick<Variant, 'stock_state' | 'available' | 'backorder'>;
  /** the chosen combination is not made: `variant` is another one */
  missing: boolean;
  /** how many of it are in the cart */
  inCart: number;
  /** how many more are wanted */
  quantity: number;
}): JSX.Element {
  const { variant, missing, inCart, quantity } = props;
  const locale = useLocale();
  const text = useMessages(productMessages);
  const { stock_state, available, backorder } = variant;
  const ahead = missing ? undefined : backorderOfLine(backorder, inCart + quantity, locale);
  if (ahead !== undefined) {
    return (
      <p className={styles.Stock} data-state="backorder" role="status" suppressHydrationWarning>
        {ahead}
      </p>
    );
  }
  const words = {
    out: text.soldOut,
    low: inCart >= available ? text.allInCart(available) : text.onlyLeft(available),
    in_stock: text.inStock,
    backorder: text.inStock,
  };
  return (
    <p className={styles.Stock} data-state={missing ? 'out' : stock_state} role="status">
      {missing ? text.notMade : words[stock_state]}
    </p>
  );
}
