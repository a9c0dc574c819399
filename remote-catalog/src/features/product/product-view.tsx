import { type JSX, memo, useMemo } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { lateComponent } from '@tessera/shared/late';
import { formatMoney, priceCharged } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Slot } from '@tessera/shared/slots';
import { Price, Rating } from '@tessera/shared/ui';
import { LateContainer } from '../../catalog/late/late-container';
import { priceText } from '../../catalog/price-text';
import { whenSeen } from '../../catalog/late/when-seen';
import { productMessages } from '../../messages/product';
import { BuyForm } from './buy-box/buy-form';
import { Gallery } from './gallery/gallery';
import { PayLaterLine } from './pay-later-line';
import styles from './product-page.module.css';
import { useVariant } from './variants/use-variant';

const STORY = 'product-story';
const importProductStory = () => import(/* webpackChunkName: "product-story" */ './story/product-story');
const ProductStory = lateComponent(importProductStory, () => whenSeen(STORY));

/** It has nothing to do with the choice of a variant. */
const Story = memo(function Story({ product }: { product: Product }): JSX.Element {
  return (
    <LateContainer id={STORY} className={styles.Panel} fallback={null}>
      <ProductStory product={product} />
    </LateContainer>
  );
});

/** What other teams are told of the product in their places. */
const handed = ({ id, currency }: Product, variant: Variant) => ({
  product_id: id,
  price: priceCharged(variant),
  currency,
});

function PriceBlock({ product, variant }: { product: Product; variant: Variant }): JSX.Element {
  const text = useMessages(productMessages);
  const locale = useLocale();
  const { currency } = product;
  const unit = variant.unit_price;
  return (
    <div className={styles.Prices}>
      <Price {...priceText(variant, currency, locale)} size="lg" className={styles.Price} />
      {unit && <p className={styles.Unit}>{text.perUnit(formatMoney(unit.amount, currency, locale), unit.unit)}</p>}
      {!product.gift_card && <PayLaterLine amount={priceCharged(variant)} currency={currency} />}
    </div>
  );
}

/** A product: its pictures, and beside them what it costs, how it comes and what it is. */
export function ProductView({ product }: { product: Product }): JSX.Element {
  const { variant, missing, choose } = useVariant(product);
  const { name, images, video, variants, rating_average, rating_count } = product;
  const own = useMemo(() => new Set(variants.flatMap(({ image_index }) => image_index ?? [])), [variants]);
  return (
    <div className={styles.Layout}>
      <Gallery images={images} video={video} chosen={variant?.image_index ?? 0} own={own} name={name} />
      <div className={styles.Panel}>
        <div className={styles.Head}>
          <h1>{name}</h1>
          {rating_average !== null && (
            <a href="#reviews" className={styles.ToReviews}>
              <Rating average={rating_average} count={rating_count} />
            </a>
          )}
          {variant && <PriceBlock product={product} variant={variant} />}
        </div>
        {variant && <Slot place="product-below-price" {...handed(product, variant)} />}
        {variant && <BuyForm product={product} variant={variant} missing={missing} onChoose={choose} />}
        <Story product={product} />
        {variant && <Slot place="product-below-description" {...handed(product, variant)} />}
      </div>
    </div>
  );
}
