import type { JSX } from 'react';
import { countryName } from '@tessera/shared/addresses';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { productStoryMessages } from '../../../messages/product-story';
import { BuyingTerms } from './buying-terms';
import { ProductActions } from './product-actions';
import styles from '../product-page.module.css';

export const messages = [productStoryMessages];

/** What its attributes say of a product, and where it was made; nothing where neither is known. */
function Details({ product: { attributes, origin_country } }: { product: Product }): JSX.Element | null {
  const text = useMessages(productStoryMessages);
  const locale = useLocale();
  const facts = attributes.map(({ code, name, value }) => ({ code, name, value }));
  if (origin_country) {
    const value = text.madeIn(origin_country, countryName(origin_country, locale));
    facts.push({ code: 'origin_country', name: text.origin, value });
  }
  if (facts.length === 0) return null;
  return (
    <section className={styles.Story}>
      <h2 className={styles.StoryTitle}>{text.details}</h2>
      <dl className={styles.Details}>
        {facts.map(({ code, name, value }) => (
          <div key={code} className={styles.Detail}>
            <dt>{name}</dt>
            {/* the browser may know a country by another name than the server */}
            <dd suppressHydrationWarning>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What can be done with a product besides buying it, and what it is: description, and its details as a table. */
export default function ProductStory({ product }: { product: Product }): JSX.Element {
  const text = useMessages(productStoryMessages);
  return (
    <>
      <BuyingTerms product={product} />
      <ProductActions product={product} />
      <section className={styles.Story}>
        <h2 className={styles.StoryTitle}>{text.about}</h2>
        {/* the API sanitises rich text before it is stored */}
        <div dangerouslySetInnerHTML={{ __html: product.description_html }} />
      </section>
      <Details product={product} />
    </>
  );
}
