import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { useState } from 'react';
import { TextButton } from '../../../frame/controls/text-button';
import { cartMessages } from '../../../messages/cart';
import { forgetSaved, moveToCart } from '../model/cart-extras';
import styles from './cart-line.module.css';
import listStyles from './cart-lines.module.css';
import { isBuyable, lineKey, lineNotice } from '../model/cart.model';
import { LineFacts } from './line-facts';
import { StockNotice } from './stock-notice';

/** What was put aside: it counts in no sum and waits to be moved back. */
export function SavedItems({ cart }: { cart: Cart }) {
  const text = useMessages(cartMessages);
  const [busy, setBusy] = useState<string>();
  if (cart.saved_items.length === 0) return null;

  const run = (key: string, action: Promise<boolean>): void => {
    setBusy(key);
    void action.finally(() => setBusy(undefined));
  };

  return (
    <section className={listStyles.Saved} aria-labelledby="saved-items">
      <h2 id="saved-items" className={listStyles.SavedTitle}>
        {text.savedTitle}
      </h2>
      <ul className={listStyles.Lines} aria-label={text.savedList}>
        {cart.saved_items.map((item) => {
          const key = lineKey(item);
          const name = <VisuallyHidden>{text.whichOne(item.product.name)}</VisuallyHidden>;
          return (
            <li key={key} className={styles.Line} data-off={isBuyable(item) ? undefined : true}>
              <LineFacts item={item} currency={cart.currency}>
                {!isBuyable(item) && <StockNotice notice={lineNotice(item)} onLower={() => undefined} />}
              </LineFacts>
              <div className={styles.Controls}>
                {isBuyable(item) && (
                  <Button
                    variant="secondary"
                    size="sm"
                    pending={busy === key}
                    onClick={() => run(key, moveToCart(item))}
                  >
                    {text.toCart}
                    {name}
                  </Button>
                )}
                <TextButton onClick={() => run(key, forgetSaved(item))}>
                  {text.remove}
                  {name}
                </TextButton>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
