import { clearCart } from '@tessera/shared/cart';
import { PopularShelf } from '@tessera/shared/components';
import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { cartMessages } from '../../messages/cart';
import { frameMessages } from '../../messages/frame';
import { CartEmpty } from './cart-empty';
import { CartLines } from './lines/cart-lines';
import styles from './cart-page.module.css';
import { CheckoutBar } from './summary/checkout-bar';
import { CartSummary } from './summary/cart-summary';
import { cartRows, withWanted } from './model/cart.model';
import { ChangeNotices } from './change-notices';
import { RemovedRow } from './lines/removed-row';
import { SavedItems } from './lines/saved-items';
import { useClearedCart, useRemovedLines } from './lines/use-removed-lines';
import { useWantedQuantities } from './lines/use-wanted-quantities';

interface CartContentsProps {
  cart: Cart;
  onRefused: () => void;
}

/** The lines and what they come to, or the empty state once nothing is left to put back either. */
export function CartContents({ cart: confirmed, onRefused }: CartContentsProps) {
  const text = useMessages(cartMessages);
  const { popular } = useMessages(frameMessages);
  const { wanted, ...quantities } = useWantedQuantities(onRefused);
  const lines = useRemovedLines();
  const { cleared, note, putBack } = useClearedCart();
  const cart = withWanted(confirmed, wanted);
  const rows = cartRows(cart.cart_items, lines.removed);

  async function handleClear(): Promise<void> {
    const before = confirmed.cart_items;
    lines.forgetAll();
    if (await clearCart()) note(before);
  }

  if (rows.length === 0) {
    return (
      <>
        {cleared.length > 0 && (
          <RemovedRow what={text.undoClearing} onPutBack={putBack}>
            {text.wasCleared(cleared.reduce((count, { quantity }) => count + quantity, 0))}
          </RemovedRow>
        )}
        <ChangeNotices cart={cart} />
        <CartEmpty />
        <SavedItems cart={cart} />
        <PopularShelf title={popular} />
      </>
    );
  }
  return (
    <>
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <ChangeNotices cart={cart} />
          <CartLines cart={cart} rows={rows} lines={lines} quantities={quantities} />
          {cart.cart_items.length > 0 && (
            <div className={styles.Foot}>
              <Button variant="quiet" size="sm" onClick={() => void handleClear()}>
                {text.clear}
              </Button>
            </div>
          )}
          <SavedItems cart={cart} />
        </div>
        <CartSummary cart={cart} />
      </div>
      <CheckoutBar cart={cart} />
    </>
  );
}
