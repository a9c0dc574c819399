import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useMoney } from '../../../frame/use-money';
import { cartMessages } from '../../../messages/cart';
import { isBuyable } from '../model/cart.model';
import styles from './checkout-bar.module.css';

/** On a phone the sum and the way on stay within the thumb's reach, however long the cart is. */
export function CheckoutBar({ cart }: { cart: Cart }) {
  const text = useMessages(cartMessages);
  const money = useMoney(cart.currency);
  if (!cart.cart_items.some(isBuyable)) return null;
  return (
    <div className={styles.Bar}>
      <p className={styles.Sum}>
        <span className={styles.Label}>{text.total}</span>
        <strong>{money(cart.total)}</strong>
      </p>
      <ButtonLink as={Link} variant="accent" size="lg" to={paths.checkout()}>
        {text.checkout}
      </ButtonLink>
    </div>
  );
}
