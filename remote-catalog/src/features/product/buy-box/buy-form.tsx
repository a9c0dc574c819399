import { type ComponentType, type JSX, useRef, useState } from 'react';
import { addToCart, usePiecesInCart } from '@tessera/shared/cart';
import { piecesAhead } from '@tessera/shared/components';
import type { Product, Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { priceCharged } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Button, Price, QuantityStepper } from '@tessera/shared/ui';
import { useNavigate } from '@tessera/shared/vendor/router';
import { Heart } from '../../../catalog/tiles/heart';
import { priceText } from '../../../catalog/price-text';
import { catalogMessages } from '../../../messages/catalog';
import { productMessages } from '../../../messages/product';
import { Arrival } from './arrival';
import styles from './buy-form.module.css';
import type { NotMadeProps } from '../tell-me/not-made';
import { StockLine } from './stock-line';
import { TellMeButton } from '../tell-me/tell-me-button';
import { useOutOfView } from './use-out-of-view';
import { VariantPicker } from '../variants/variant-picker';
import { useEarlyChoice } from '../variants/use-early-choice';
import type { Chosen, Combination } from '../variants/variants.model';

export interface BuyFormProps {
  product: Product;
  variant: Variant;
  /** was chosen, and is not made */
  missing: Combination | null;
  onChoose: (choice: Chosen) => void;
}

const importNotMade = () => import(/* webpackChunkName: "tell-me" */ '../tell-me/not-made');

interface LaterProps extends BuyFormProps {
  /** undefined until its code is here */
  NotMade: ComponentType<NotMadeProps> | undefined;
}

/** For what cannot be bought: the way to be told when it can. */
function Later({ NotMade, missing, ...props }: LaterProps): JSX.Element | null {
  if (!missing) return <TellMeButton key={props.variant.id} {...props} />;
  return NotMade ? <NotMade key={Object.values(missing).join()} missing={missing} {...props} /> : null;
}

/** When it arrives can be told of what lies on the shelf. */
const isOnShelf = ({ backorder }: Variant, soldOut: boolean, quantity: number): boolean =>
  !soldOut && piecesAhead(backorder, quantity) === 0;

interface BuyFactsProps extends Pick<BuyFormProps, 'product' | 'variant'> {
  missing: boolean;
  inCart: number;
  quantity: number;
  soldOut: boolean;
}

/** How many there are, and when they would be there; of what is mailed neither is to be said. */
function BuyFacts({ product, soldOut, ...stock }: BuyFactsProps): JSX.Element | null {
  if (product.gift_card && !soldOut) return null;
  const { variant, inCart, quantity } = stock;
  return (
    <div className={styles.Facts}>
      <StockLine {...stock} />
      {isOnShelf(variant, soldOut, inCart + quantity) && <Arrival delivery={product.delivery} />}
    </div>
  );
}

type Way = 'add' | 'buy';
const busyWith = (sending: Way | undefined, isWaiting: boolean): readonly (Way | undefined)[] =>
  isWaiting ? ['add', 'buy'] : [sending];

/** The choice of a variant and a quantity, and the way into the cart; on a phone also from a bar at the thumb. */
export function BuyForm({ product, variant, missing, onChoose }: BuyFormProps): JSX.Element {
  const text = useMessages(productMessages);
  const locale = useLocale();
  const [wanted, setWanted] = useState(1);
  const [sending, setSending] = useState<Way>();
  const navigate = useNavigate();
  const row = useRef<HTMLDivElement>(null);
  const rowIsAway = useOutOfView(row);
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: NotMade, load: loadNotMade } = useLateComponent(importNotMade, loadFailed);
  const soldOut = missing !== null || variant.stock_state === 'out';
  const away = missing ? text.notMade : text.soldOut;
  const inCart = usePiecesInCart(variant.id);
  // what is in the cart already cannot be added once more
  const most = Math.max(1, variant.available - inCart);
  const quantity = Math.min(wanted, most);

  const { chosen, isWaiting, choose } = useEarlyChoice(product, missing ?? variant.options, (choice) => {
    onChoose(choice);
    if (choice.impossible) void loadNotMade();
  });
  const busy = busyWith(sending, isWaiting);
  const add = async (what: Way, onAdded?: () => void): Promise<void> => {
    setSending(what);
    const { id: product_id, name, images } = product;
    const image = images[variant.image_index ?? 0] ?? null;
    const price = priceCharged(variant);
    await addToCart({ product_id, variant_id: variant.id, quantity, name, price, image, onAdded });
    setSending(undefined);
  };
  const goOn = (): void => {
    // whoever has left meanwhile is not taken away from there
    if (row.current) void navigate(paths.checkout());
  };
  // where the cart has all that there is, there is nothing to add
  const buy = (): void => (inCart < variant.available ? void add('buy', goOn) : goOn());
  const button = (
    <Button
      variant="accent"
      size="lg"
      block
      disabled={soldOut}
      pending={busy.includes('add')}
      onClick={() => void add('add')}
    >
      {soldOut ? away : text.addToCart}
    </Button>
  );

  return (
    <div className={styles.Form}>
      <VariantPicker product={product} chosen={chosen} onChoose={choose} />
      <BuyFacts
        product={product}
        variant={variant}
        missing={missing !== null}
        inCart={inCart}
        quantity={quantity}
        soldOut={soldOut}
      />
      <div ref={row} className={styles.Row} data-screen-only>
        <QuantityStepper
          value={quantity}
          max={most}
          onChange={setWanted}
          label={text.quantityOf(product.name)}
          disabled={soldOut}
          className={styles.Stepper}
        />
        <div className={styles.Main}>{button}</div>
        <Heart id={product.id} name={product.name} className={styles.Heart} />
      </div>
      {!soldOut && (
        <Button variant="secondary" size="lg" block className={styles.Buy} pending={busy.includes('buy')} onClick={buy}>
          {text.buyNow}
        </Button>
      )}
      {soldOut && <Later product={product} variant={variant} missing={missing} onChoose={onChoose} NotMade={NotMade} />}
      <div
        className={styles.Bar}
        data-shown={rowIsAway || undefined}
        data-screen-only
        role="group"
        aria-label={text.addToCart}
      >
        <div className={styles.BarWords}>
          <span className={styles.BarName}>{Object.values(variant.options).join(', ') || product.name}</span>
          <Price {...priceText(variant, product.currency, locale)} />
        </div>
        <div>{button}</div>
      </div>
    </div>
  );
}
