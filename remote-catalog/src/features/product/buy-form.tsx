import { type JSX, useRef, useState } from 'react';
import { addToCart } from '@tessera/shared/cart';
import type { Product, Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, Price, QuantityStepper } from '@tessera/shared/ui';
import { Heart } from '../../catalog/heart';
import { priceText } from '../../catalog/price-text';
import { useLocale } from '../../catalog/store';
import { Arrival } from './arrival';
import styles from './buy-form.module.css';
import { productMessages } from './product-messages';
import { StockLine } from './stock-line';
import { TellMeButton } from './tell-me-button';
import { useOutOfView } from './use-out-of-view';
import { VariantPicker } from './variant-picker';

export interface BuyFormProps {
  product: Product;
  variant: Variant;
  onChoose: (variant: Variant) => void;
}

/** The choice of a variant and a quantity, and the way into the cart; on a phone also from a bar at the thumb. */
export function BuyForm({ product, variant, onChoose }: BuyFormProps): JSX.Element {
  const text = useMessages(productMessages);
  const locale = useLocale();
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
      {soldOut ? text.soldOut : text.addToCart}
    </Button>
  );

  return (
    <div className={styles.Form}>
      <VariantPicker product={product} variant={variant} onChoose={onChoose} />
      <div className={styles.Facts}>
        <StockLine variant={variant} />
        {!soldOut && <Arrival delivery={product.delivery} />}
      </div>
      <div ref={row} className={styles.Row}>
        <QuantityStepper
          value={quantity}
          max={most}
          onChange={setWanted}
          label={text.quantityOf(product.name)}
          disabled={soldOut}
        />
        <div className={styles.Main}>{button}</div>
        <Heart id={product.id} name={product.name} className={styles.Heart} />
      </div>
      {soldOut && <TellMeButton key={variant.id} product={product} variant={variant} />}
      <div className={styles.Bar} data-shown={rowIsAway || undefined} role="group" aria-label={text.addToCart}>
        <div className={styles.BarWords}>
          <span className={styles.BarName}>{Object.values(variant.options).join(', ') || product.name}</span>
          <Price {...priceText(variant, product.currency, locale)} />
        </div>
        <div>{button}</div>
      </div>
    </div>
  );
}
