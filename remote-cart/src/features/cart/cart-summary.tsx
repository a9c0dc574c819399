import type { Cart } from '@tessera/shared/contract';
import { formatMoney } from '@tessera/shared/money';
import { needsAttention } from './cart.model';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  cart: Cart;
  locale: string | undefined;
}

/** What the cart comes to, what that includes, and whether every line can be had. */
export function CartSummary({ cart, locale }: CartSummaryProps) {
  return (
    <section className={styles.Summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.Title}>
        Summary
      </h2>
      <p className={styles.Row}>
        <span>Items</span>
        <span className={styles.Figure}>{cart.item_count}</span>
      </p>
      <p className={styles.Sum} aria-live="polite">
        <span>Subtotal</span>
        <span className={styles.Figure}>{formatMoney(cart.subtotal, cart.currency, locale)}</span>
      </p>
      <p className={styles.Small}>Sale prices are included. Delivery and taxes are not.</p>
      {needsAttention(cart) && (
        <p className={styles.Warning}>Some items cannot be bought as they are. Each of them says why.</p>
      )}
    </section>
  );
}
