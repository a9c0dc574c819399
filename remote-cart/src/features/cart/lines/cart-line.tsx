import type { CartItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { QuantityStepper, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../frame/page-locale';
import { BackorderLine } from '../../../frame/backorder-line';
import { TextButton } from '../../../frame/controls/text-button';
import { cartMessages } from '../../../messages/cart';
import styles from './cart-line.module.css';
import { isBuyable, lineNotice, mostOfLine } from '../model/cart.model';
import { LineFacts } from './line-facts';
import { StockNotice } from './stock-notice';

interface CartLineProps {
  item: CartItem;
  currency: string;
  /** it was taken out and came back: the focus comes with it */
  returned: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** none where only a quick look is taken, and without an account */
  onSave?: (() => void) | undefined;
  /** of the heading that is the name */
  level: 2 | 3;
}

/** One product in one variant: what it is, what it costs, how many, and what stands in the way of buying it. */
export function CartLine({ item, currency, returned, onQuantity, onRemove, onSave, level }: CartLineProps) {
  const { product, quantity } = item;
  const text = useMessages(cartMessages);
  const money = moneyFormat(currency, useLocale());
  const removeButton = useRef<HTMLButtonElement>(null);
  const focusFirst = useRef(returned);
  useEffect(() => {
    if (focusFirst.current) removeButton.current?.focus({ preventScroll: true });
  }, []);
  const canBuy = isBuyable(item);
  const name = <VisuallyHidden>{text.whichOne(product.name)}</VisuallyHidden>;
  return (
    <li className={styles.Line} data-off={canBuy ? undefined : true}>
      <LineFacts item={item} currency={currency} level={level}>
        <StockNotice notice={lineNotice(item)} onLower={onQuantity} />
        <BackorderLine backorder={item.variant.backorder} quantity={quantity} />
      </LineFacts>
      {canBuy && (
        <p className={styles.Total}>
          <VisuallyHidden>{text.lineTotal} </VisuallyHidden>
          {money(item.line_total)}
        </p>
      )}
      <div className={styles.Controls}>
        {canBuy && (
          <QuantityStepper
            label={text.quantityOf(product.name)}
            value={quantity}
            min={0}
            max={mostOfLine(item)}
            onChange={onQuantity}
          />
        )}
        <span className={styles.Ways}>
          {onSave && (
            <TextButton onClick={onSave}>
              {text.save}
              {name}
            </TextButton>
          )}
          <TextButton ref={removeButton} onClick={onRemove}>
            {text.remove}
            {name}
          </TextButton>
        </span>
      </div>
    </li>
  );
}
