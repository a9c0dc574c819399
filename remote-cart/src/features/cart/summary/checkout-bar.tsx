import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '../../../frame/page-locale';
import { cartMessages } from '../../../messages/cart';
import { isBuyable } from '../model/cart.model';
import { CheckoutLink } from './checkout-link';
import styles from './checkout-bar.module.css';

/** On a phone the sum and the way on stay within the thumb's reach, however long the cart is. */
export function CheckoutBar({ cart }: { cart: Cart }) {
  const text = useMessages(cartMessages);
  const money = moneyFormat(cart.currency, useLocale());
  if (!cart.cart_items.some(isBuyable)) return null;
  return (
    <div className={styles.Bar} data-screen-only>
      <p className={styles.Sum}>
        <span className={styles.Label}>{text.total}</span>
        <strong>{money(cart.total)}</strong>
      </p>
      <CheckoutLink />
    </div>
  );
}
