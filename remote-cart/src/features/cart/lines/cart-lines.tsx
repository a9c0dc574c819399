import type { Cart, CartItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { cartMessages } from '../../../messages/cart';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';
import { lineKey, type CartRow } from '../model/cart.model';
import { RemovedRow } from './removed-row';
import type { useRemovedLines } from './use-removed-lines';
import type { useWantedQuantities } from './use-wanted-quantities';

interface CartLinesProps {
  cart: Cart;
  rows: CartRow[];
  lines: ReturnType<typeof useRemovedLines>;
  quantities: Pick<ReturnType<typeof useWantedQuantities>, 'choose' | 'forget'>;
  /** without what only the page offers */
  compact?: boolean;
}

/** The lines, and in the places of those that were taken out on this visit the ways back. */
export function CartLines({ cart, rows, lines, quantities, compact }: CartLinesProps) {
  const text = useMessages(cartMessages);
  const canSave = useSession(({ status }) => status === 'signed-in') && !compact;
  const isSaved = (item: CartItem): boolean => cart.saved_items.some((saved) => saved.variant.id === item.variant.id);
  /** 0 takes the line out (docs/product.md §4), with a way back in its place. */
  const handleQuantity = (item: CartItem, index: number, quantity: number): void =>
    quantity > 0 ? quantities.choose(item, quantity) : handleRemove(item, index);
  const handleRemove = (item: CartItem, index: number): void => {
    quantities.forget(item);
    lines.remove(item, index);
  };
  const handleSave = (item: CartItem, index: number): void => {
    quantities.forget(item);
    lines.save(item, index);
  };
  return (
    <ul className={styles.Lines} aria-label={text.list}>
      {rows.map(({ kind, item }, index) =>
        kind === 'removed' ? (
          <li key={lineKey(item)}>
            <RemovedRow
              what={isSaved(item) ? text.undoSaving(item.product.name) : text.undoRemoving(item.product.name)}
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
            onQuantity={(quantity) => handleQuantity(item, index, quantity)}
            onRemove={() => handleRemove(item, index)}
            onSave={canSave ? () => handleSave(item, index) : undefined}
            level={compact ? 3 : 2}
          />
        ),
      )}
    </ul>
  );
}
