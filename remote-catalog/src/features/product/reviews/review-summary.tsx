import type { JSX } from 'react';
import type { ReviewList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { VisuallyHidden } from '@tessera/shared/ui';
import { reviewsMessages } from '../../../messages/reviews';
import type { ReviewChoice } from './reviews.queries';
import styles from './reviews.module.css';
import { Stars } from './stars';

export interface ReviewSummaryProps {
  list: Pick<ReviewList, 'average' | 'count' | 'histogram'>;
  choice: ReviewChoice;
  onChoose: (choice: ReviewChoice) => void;
}

/** The average and how it comes about; each bar shows the reviews with so many stars. */
export function ReviewSummary({ list, choice, onChoose }: ReviewSummaryProps): JSX.Element | null {
  const text = useMessages(reviewsMessages);
  const locale = useLocale();
  const { average, count, histogram } = list;
  if (average === null || count === 0) return null;
  const figure = average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const toggle = (stars: number): void =>
    onChoose({ ...choice, pages: 1, stars: choice.stars === stars ? null : stars });
  return (
    <div className={styles.Summary}>
      <p className={styles.Average}>
        <span className={styles.Figure} aria-hidden="true">
          {figure}
        </span>
        <span>
          <Stars stars={average} label={text.outOf(figure)} />
          <span className={styles.From}>{text.from(count, count.toLocaleString(locale))}</span>
        </span>
      </p>
      <div className={styles.Histogram} role="group" aria-label={text.histogram}>
        {histogram.map((bar) => (
          <button
            key={bar.stars}
            type="button"
            className={styles.Bar}
            aria-pressed={choice.stars === bar.stars}
            disabled={bar.count === 0}
            onClick={() => toggle(bar.stars)}
          >
            {/* words of its own, not a label: what is read out begins with what is seen */}
            <VisuallyHidden>{text.bar(bar.stars, bar.count.toLocaleString(locale))}</VisuallyHidden>
            <span aria-hidden="true">{bar.stars}</span>
            <svg className={styles.Track} height="8" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="8" className={styles.Rest} />
              <rect width={(100 * bar.count) / count} height="8" className={styles.Fill} />
            </svg>
            <span className={styles.BarCount} aria-hidden="true">
              {bar.count.toLocaleString(locale)}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
