import { type JSX, useId, useState } from 'react';
import type { Product, ReviewList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Button, ErrorState, Select } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useHydrated } from '@tessera/shared/late';
import { catalogMessages } from '../../../messages/catalog';
import { reviewsMessages } from '../../../messages/reviews';
import { FIRST_REVIEWS, type ReviewChoice, type ReviewOrder, reviewsQuery } from './reviews.queries';
import { ReviewEntry } from './review-entry';
import { ReviewSummary } from './review-summary';
import styles from './reviews.module.css';
import { WriteReview } from './write-review';

const ORDERS: ReviewOrder[] = ['newest', 'helpful', 'highest', 'lowest'];

function Order({ choice, onChoose }: { choice: ReviewChoice; onChoose: (choice: ReviewChoice) => void }): JSX.Element {
  const text = useMessages(reviewsMessages);
  return (
    <label className={styles.Order}>
      <span className={styles.OrderLabel}>{text.sort}</span>
      <Select
        className={styles.Select}
        value={choice.sort}
        // the values are those of ORDERS
        onChange={(event) => onChoose({ ...choice, pages: 1, sort: event.target.value as ReviewOrder })}
      >
        {ORDERS.map((sort) => (
          <option key={sort} value={sort}>
            {text.sorts[sort]}
          </option>
        ))}
      </Select>
    </label>
  );
}

interface EntriesProps {
  list: ReviewList;
  query: { isFetching: boolean; isPlaceholderData: boolean; refetch: () => unknown };
  choice: ReviewChoice;
  onChoose: (choice: ReviewChoice) => void;
}

function Entries({ list, query, choice, onChoose }: EntriesProps): JSX.Element {
  const text = useMessages(reviewsMessages);
  return (
    <div className={styles.Main} data-stale={query.isPlaceholderData || undefined}>
      {list.count > 1 && <Order choice={choice} onChoose={onChoose} />}
      {list.items.length === 0 && (
        <p className={styles.None}>{choice.stars === null ? text.none : text.noneOf(choice.stars)}</p>
      )}
      <ul className={styles.List}>
        {list.items.map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} onVoted={() => void query.refetch()} />
          </li>
        ))}
      </ul>
      {list.items.length < list.total && (
        <Button
          variant="secondary"
          pending={query.isFetching}
          onClick={() => onChoose({ ...choice, pages: choice.pages + 1 })}
        >
          {text.more}
        </Button>
      )}
    </div>
  );
}

/** What buyers say of a product: in sum, one by one, and the way to say something. */
export function Reviews({ product, address }: { product: Product; address: string }): JSX.Element {
  const id = useId();
  const text = useMessages(reviewsMessages);
  const { tryAgain } = useMessages(catalogMessages);
  const userId = useSession((state) => state.userId);
  const isHydrated = useHydrated();
  const [choice, setChoice] = useState(FIRST_REVIEWS);
  const query = useQuery({
    ...reviewsQuery(address, choice, isHydrated ? userId : undefined),
    placeholderData: (previous) => previous,
  });
  const { data: list, isError, isFetching, refetch } = query;
  return (
    <section id="reviews" className={styles.Reviews} aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      {list && (
        <div className={styles.Columns}>
          <div className={styles.Side}>
            <ReviewSummary list={list} choice={choice} onChoose={setChoice} />
            <WriteReview product={product} />
          </div>
          <Entries list={list} query={query} choice={choice} onChoose={setChoice} />
        </div>
      )}
      {!list && isError && (
        <ErrorState
          title={text.notLoaded}
          level={3}
          compact
          onRetry={() => void refetch()}
          retryLabel={tryAgain}
          pending={isFetching}
        >
          <p>{text.notLoadedText}</p>
        </ErrorState>
      )}
    </section>
  );
}
