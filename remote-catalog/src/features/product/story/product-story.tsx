import type { JSX } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { productStoryMessages } from '../../../messages/product-story';
import { BuyingTerms } from './buying-terms';
import { ProductActions } from './product-actions';
import styles from '../product-page.module.css';

export const messages = [productStoryMessages];

/** What can be done with a product besides buying it, and what it is: description, and attributes as a table. */
export default function ProductStory({ product }: { product: Product }): JSX.Element {
  const text = useMessages(productStoryMessages);
  const { description_html, attributes } = product;
  return (
    <>
      <BuyingTerms currency={product.currency} />
      <ProductActions product={product} />
      <section className={styles.Story}>
        <h2 className={styles.StoryTitle}>{text.about}</h2>
        {/* the API sanitises rich text before it is stored */}
        <div dangerouslySetInnerHTML={{ __html: description_html }} />
      </section>
      {attributes.length > 0 && (
        <section className={styles.Story}>
          <h2 className={styles.StoryTitle}>{text.details}</h2>
          <dl className={styles.Details}>
            {attributes.map(({ code, name, value }) => (
              <div key={code} className={styles.Detail}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
