import type { JSX } from 'react';
import styles from './reviews.module.css';

const STAR = 'm8 1.6 1.9 4.1 4.5.5-3.3 3 .9 4.4L8 11.4l-4 2.2.9-4.4-3.3-3 4.5-.5Z';

/** So many of five stars. @param label what assistive technology reads */
export function Stars({ stars, label }: { stars: number; label: string }): JSX.Element {
  return (
    <svg className={styles.Stars} width="88" height="16" fill="currentColor" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <path
          key={star}
          d={STAR}
          transform={`translate(${(star - 1) * 18})`}
          opacity={star <= stars ? undefined : 0.28}
        />
      ))}
    </svg>
  );
}
