import { type JSX, memo } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { productMessages } from './product-messages';
import styles from './product-page.module.css';

/** What a product is: its description, and its attributes as a table. */
export const ProductStory = memo(function ProductStory({ product }: { product: Product }): JSX.Element {
  const text = useMessages(productMessages);
  const { description_html, attributes } = product;
  return (
    <>
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
});
