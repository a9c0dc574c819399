import { type JSX, useId } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Icon, Picture } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { reviewsMessages } from '../../../messages/reviews';
import styles from './home-reviews.module.css';
import { praiseQuery } from './praise.queries';

export const messages = [reviewsMessages];

/** What customers liked lately, each beside the product that it is about; nothing where nobody has said anything yet. */
export default function HomeReviews({ title }: { title: string }): JSX.Element | null {
  const text = useMessages(reviewsMessages);
  const id = useId();
  const { data } = useQuery(praiseQuery());
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.Reviews} aria-labelledby={id}>
      <h2 id={id}>{title || text.praise}</h2>
      <ul className={styles.List}>
        {data.items.map(({ id: review, rating, body, author_name, verified, product }) => (
          <li key={review}>
            <figure className={styles.Review}>
              <p className={styles.Stars} role="img" aria-label={text.rated(rating)}>
                {'★'.repeat(rating)}
              </p>
              <blockquote className={styles.Body}>{body}</blockquote>
              <figcaption className={styles.By}>
                {product.image && <Picture image={product.image} sizes="56px" alt="" className={styles.Picture} />}
                <span>
                  <span className={styles.Author}>
                    {author_name || text.formerCustomer}
                    {verified && (
                      <span className={styles.Verified}>
                        <Icon name="check" size={14} />
                        {text.verified}
                      </span>
                    )}
                  </span>
                  <Link to={paths.product(product.slug)} className={styles.Product}>
                    {product.name}
                  </Link>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
