import type { Cart, CartItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { CartLine } from './cart-line';
import { cartMessages } from './cart-messages';
import styles from './cart-page.module.css';
import { lineKey, type CartRow } from './cart.model';
import { RemovedRow } from './removed-row';
import type { useRemovedLines } from './use-removed-lines';

interface CartLinesProps {
  cart: Cart;
  rows: CartRow[];
  lines: ReturnType<typeof useRemovedLines>;
  onQuantity: (item: CartItem, quantity: number) => void;
  /** without what only the page offers */
  compact?: boolean;
}

/** The lines, and in the places of those that were taken out on this visit the ways back. */
export function CartLines({ cart, rows, lines, onQuantity, compact }: CartLinesProps) {
  const text = useMessages(cartMessages);
  const isSaved = (item: CartItem): boolean => cart.saved_items.some((saved) => saved.variant.id === item.variant.id);
  return (
    <ul className={styles.Lines} aria-label={text.list}>
      {rows.map(({ kind, item }, index) =>
        kind === 'removed' ? (
          <li key={lineKey(item)}>
            <RemovedRow
              what={text.undoRemoving(item.product.name)}
              onPutBack={() => lines.putBack(item, isSaved(item))}
            >
              {isSaved(item) ? text.wasSaved(item.product.name) : text.wasRemoved(item.product.name)}
            </RemovedRow>
          </li>
        ) : (
          <CartLine
            key={lineKey(item)}
            item={item}
            currency={cart.currency}
            returned={lineKey(item) === lines.returned}
            onQuantity={(quantity) => onQuantity(item, quantity)}
            onRemove={() => lines.remove(item, index)}
            onSave={compact ? undefined : () => lines.save(item, index)}
          />
        ),
      )}
    </ul>
  );
}
