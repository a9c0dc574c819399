import type { AdminReview, ReviewState } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useId, type ReactNode } from 'react';
import { Tick } from '../../controls/tick';
import { TimeAgo } from '../../format/time-ago';
import { reviewsMessages } from '../../messages/reviews';
import { adminPaths } from '../../paths';
import { ReviewPictures } from './review-pictures';
import styles from './review-item.module.css';

/** Amber is what waits for staff. */
const TONES: Record<ReviewState, NonNullable<BadgeProps['tone']>> = {
  waiting: 'warning',
  published: 'success',
  refused: 'danger',
};
const FIVE = 5;

interface ReviewItemProps {
  review: AdminReview;
  /** the list of this product's reviews alone; undefined: it is on show */
  productHref: string | undefined;
  store: string;
  /** milliseconds since the epoch: when it was read */
  now: number;
  locale: string;
  isSelected: boolean;
  onSelect: () => void;
  /** what can be done with it */
  children: ReactNode;
}

function Head({
  review,
  productHref,
  now,
  locale,
}: Pick<ReviewItemProps, 'review' | 'productHref' | 'now' | 'locale'>) {
  const text = useMessages(reviewsMessages);
  const { product, rating, author_name, verified, created_at } = review;
  return (
    <p className={styles.By}>
      <span role="img" aria-label={text.rated(rating)} className={styles.Stars}>
        {'★'.repeat(rating)}
        <span className={styles.Rest}>{'★'.repeat(FIVE - rating)}</span>
      </span>
      <span>{author_name || text.formerCustomer}</span>
      <TimeAgo at={created_at} now={now} locale={locale} />
      {verified && <span>{text.verified}</span>}
      {productHref !== undefined && (
        <Link to={productHref} className={styles.Narrow} aria-label={`${text.ofProduct}: ${product.name}`}>
          {text.ofProduct}
        </Link>
      )}
    </p>
  );
}

/** One review with all that was said, and what can be done with it. */
export function ReviewItem(props: ReviewItemProps) {
  const { review, store, isSelected, onSelect, children } = props;
  const text = useMessages(reviewsMessages);
  const id = useId();
  const { product, author_name, body, state, refusal_reason, answer } = review;
  return (
    <article className={styles.Review} aria-labelledby={id} data-selected={isSelected || undefined}>
      <Tick
        className={styles.Tick}
        label={text.select(author_name || text.formerCustomer, product.name)}
        checked={isSelected}
        onChange={onSelect}
      />
      <div className={styles.Main}>
        <div className={styles.Title}>
          <h2 id={id} className={styles.Product}>
            <Link to={adminPaths.viewProduct(product.id)}>{product.name}</Link>
          </h2>
          <Badge tone={TONES[state]}>{text.states[state]}</Badge>
        </div>
        <Head {...props} />
        <p className={styles.Body} data-quiet={body === '' || undefined}>
          {body || text.noWords}
        </p>
        <ReviewPictures review={review} />
        {state === 'refused' && refusal_reason && (
          <p className={styles.Reason}>{text.refusedBecause(refusal_reason)}</p>
        )}
        {answer && (
          <div className={styles.Answer}>
            <strong>{text.answerFrom(store)}</strong>
            <p className={styles.Body}>{answer.text}</p>
          </div>
        )}
        <div className={styles.Actions}>{children}</div>
      </div>
    </article>
  );
}
