import { clearCart } from '@tessera/shared/cart';
import type { Cart } from '@tessera/shared/contract';
import { Button } from '@tessera/shared/ui';
import { useState } from 'react';
import { CartEmpty } from './cart-empty';
import { CartLine } from './cart-line';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary';
import { cartRows, lineKey, withWanted } from './cart.model';
import { ClearCartDialog } from './clear-cart-dialog';
import { RemovedRow } from './removed-row';
import { useRemovedLines } from './use-removed-lines';
import { useWantedQuantities } from './use-wanted-quantities';

interface CartContentsProps {
  cart: Cart;
  locale: string | undefined;
  onRefused: () => void;
}

/** The lines and what they come to, or the empty state once nothing is left to put back either. */
export function CartContents({ cart: confirmed, locale, onRefused }: CartContentsProps) {
  const { wanted, choose } = useWantedQuantities(onRefused);
  const { removed, returned, remove, putBack, forgetAll } = useRemovedLines();
  const [asking, setAsking] = useState(false);
  const cart = withWanted(confirmed, wanted);
  const rows = cartRows(cart.cart_items, removed);

  async function handleClear(): Promise<void> {
    setAsking(false);
    forgetAll();
    await clearCart();
  }

  if (rows.length === 0) return <CartEmpty />;
  return (
    <div className={styles.Columns}>
      <div>
        <ul className={styles.Lines} aria-label="Items in your cart">
          {rows.map((row, index) =>
            row.kind === 'removed' ? (
              <RemovedRow key={lineKey(row.item)} item={row.item} onPutBack={() => putBack(row.item)} />
            ) : (
              <CartLine
                key={lineKey(row.item)}
                item={row.item}
                currency={cart.currency}
                locale={locale}
                returned={lineKey(row.item) === returned}
                onQuantity={(quantity) => choose(row.item, quantity)}
                onRemove={() => remove(row.item, index)}
              />
            ),
          )}
        </ul>
        {cart.cart_items.length > 0 && (
          <div className={styles.Foot}>
            <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
              Clear cart
            </Button>
          </div>
        )}
      </div>
      <CartSummary cart={cart} locale={locale} />
      <ClearCartDialog
        open={asking}
        count={cart.item_count}
        onClose={() => setAsking(false)}
        onClear={() => void handleClear()}
      />
    </div>
  );
}
