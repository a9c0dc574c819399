import type { JSX } from 'react';
import type { Product } from '@tessera/shared/contract';
import { Price, Rating } from '@tessera/shared/ui';
import { priceText } from '../../catalog/price-text';
import { BuyForm } from './buy-form';
import { Gallery } from './gallery';
import styles from './product-page.module.css';
import { useVariant } from './use-variant';

/** A product: its pictures, and beside them what it costs, how it comes and what it is. */
export function ProductView({ product, locale }: { product: Product; locale?: string }): JSX.Element {
  const [variant, choose] = useVariant(product);
  const { name, currency, images, rating_average, rating_count, description_html } = product;
  return (
    <div className={styles.Layout}>
      <Gallery images={images} chosen={variant?.image_index ?? 0} name={name} />
      <div className={styles.Panel}>
        <div className={styles.Head}>
          <h1>{name}</h1>
          {rating_average !== null && <Rating average={rating_average} count={rating_count} />}
          {variant && <Price {...priceText(variant, currency, locale)} size="lg" className={styles.Price} />}
        </div>
        {variant && <BuyForm product={product} variant={variant} onChoose={choose} locale={locale} />}
        <section className={styles.Story}>
          <h2 className={styles.StoryTitle}>About this piece</h2>
          {/* the API sanitises rich text before it is stored */}
          <div dangerouslySetInnerHTML={{ __html: description_html }} />
        </section>
      </div>
    </div>
  );
}
