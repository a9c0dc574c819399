import { type JSX, useId } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { VisuallyHidden } from '@tessera/shared/ui';
import { reviewFormMessages } from '../../../messages/review-form';
import styles from './review-form.module.css';

const STAR = 'm12 2.4 2.9 6.2 6.7.8-5 4.6 1.4 6.6-6-3.3-6 3.3 1.4-6.6-5-4.6 6.7-.8Z';

export interface RatingFieldProps {
  /** what was chosen before */
  rating?: number;
  error?: string;
  onChoose: () => void;
}

/** One to five stars, as radio buttons: by arrow keys, and by a press. */
export function RatingField({ rating, error, onChoose }: RatingFieldProps): JSX.Element {
  const text = useMessages(reviewFormMessages);
  const id = useId();
  return (
    <fieldset className={styles.Rating} aria-describedby={error ? id : undefined} onChange={onChoose}>
      <legend className={styles.Label}>{text.rating}</legend>
      <div className={styles.Stars}>
        {text.stars.map((word, index) => (
          <label key={word} className={styles.Star}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={rating === index + 1}
              className={styles.Radio}
            />
            <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <VisuallyHidden>{text.starsOf(index + 1, word)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.Error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
