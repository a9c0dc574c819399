import type { CartItem } from '@tessera/shared/contract';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { Picture, Price, QuantityStepper, VisuallyHidden } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useEffect, useRef } from 'react';
import styles from './cart-line.module.css';
import { lineNotice, mostOfLine, optionsText } from './cart.model';
import { StockNotice } from './stock-notice';

interface CartLineProps {
  item: CartItem;
  currency: string;
  locale: string | undefined;
  /** it was taken out and came back: the focus comes with it */
  returned: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One product in one variant: what it is, what it costs, how many, and what stands in the way of buying it. */
export function CartLine({ item, currency, locale, returned, onQuantity, onRemove }: CartLineProps) {
  const { product, variant, quantity } = item;
  const removeButton = useRef<HTMLButtonElement>(null);
  const focusFirst = useRef(returned);
  useEffect(() => {
    if (focusFirst.current) removeButton.current?.focus({ preventScroll: true });
  }, []);
  const options = optionsText(variant.options);
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <li className={styles.Line}>
      <div className={styles.Picture}>
        {product.image && <Picture image={product.image} sizes="(width >= 40rem) 136px, 96px" alt="" />}
      </div>
      <div className={styles.Text}>
        <h2 className={styles.Name}>
          <Link className={styles.Link} to={paths.product(product.slug)}>
            {product.name}
          </Link>
        </h2>
        {options && <p className={styles.Options}>{options}</p>}
        <Price
          className={styles.Unit}
          regular={money(variant.regular_price)}
          sale={variant.sale_price > 0 ? money(variant.sale_price) : null}
        />
        <StockNotice notice={lineNotice(item)} onLower={onQuantity} />
      </div>
      <p className={styles.Total}>
        <VisuallyHidden>Line total </VisuallyHidden>
        {money(item.line_total)}
      </p>
      <div className={styles.Controls}>
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={quantity}
          max={mostOfLine(item)}
          onChange={onQuantity}
        />
        <button ref={removeButton} type="button" className={styles.TextButton} onClick={onRemove}>
          Remove<VisuallyHidden> {product.name}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}
