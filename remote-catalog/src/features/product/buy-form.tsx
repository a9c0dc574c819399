import { type JSX, useRef, useState } from 'react';
import { addToCart } from '@tessera/shared/cart';
import type { Product, Variant } from '@tessera/shared/contract';
import { Button, Price, QuantityStepper } from '@tessera/shared/ui';
import { priceText } from '../../catalog/price-text';
import styles from './buy-form.module.css';
import { useOutOfView } from './use-out-of-view';
import { VariantPicker } from './variant-picker';
import { stockText } from './variants.model';

export interface BuyFormProps {
  product: Product;
  variant: Variant;
  onChoose: (variant: Variant) => void;
  locale?: string;
}

/** The choice of a variant and a quantity, and the way into the cart; on a phone also from a bar at the thumb. */
export function BuyForm({ product, variant, onChoose, locale }: BuyFormProps): JSX.Element {
  const [wanted, setWanted] = useState(1);
  const [adding, setAdding] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const rowIsAway = useOutOfView(row);
  const soldOut = variant.stock_state === 'out';
  const most = Math.max(1, variant.available);
  const quantity = Math.min(wanted, most);

  const add = async (): Promise<void> => {
    setAdding(true);
    await addToCart({ product_id: product.id, variant_id: variant.id, quantity, name: product.name });
    setAdding(false);
  };
  const button = (
    <Button variant="accent" size="lg" block disabled={soldOut} pending={adding} onClick={() => void add()}>
      {soldOut ? 'Sold out' : 'Add to cart'}
    </Button>
  );

  return (
    <div className={styles.Form}>
      <VariantPicker product={product} variant={variant} onChoose={onChoose} />
      <p className={styles.Stock} data-state={variant.stock_state} role="status">
        {stockText(variant)}
      </p>
      <div ref={row} className={styles.Row}>
        <QuantityStepper
          value={quantity}
          max={most}
          onChange={setWanted}
          label={`Quantity of ${product.name}`}
          disabled={soldOut}
        />
        <div>{button}</div>
      </div>
      <div className={styles.Bar} data-shown={rowIsAway || undefined} role="group" aria-label="Add to cart">
        <div className={styles.BarWords}>
          <span className={styles.BarName}>{Object.values(variant.options).join(', ') || product.name}</span>
          <Price {...priceText(variant, product.currency, locale)} />
        </div>
        <div>{button}</div>
      </div>
    </div>
  );
}
