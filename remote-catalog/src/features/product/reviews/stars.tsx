import type { JSX } from 'react';
import styles from './reviews.module.css';

const STAR = 'm8 1.6 1.9 4.1 4.5.5-3.3 3 .9 4.4L8 11.4l-4 2.2.9-4.4-3.3-3 4.5-.5Z';

/** So many of five stars, filled to the tenth. @param label what assistive technology reads */
export function Stars({ stars, label }: { stars: number; label: string }): JSX.Element {
  const whole = Math.floor(stars);
  const five = [0, 18, 36, 54, 72].map((x) => <path key={x} d={STAR} transform={`translate(${x})`} />);
  return (
    <svg className={styles.Stars} width="88" height="16" fill="currentColor" role="img" aria-label={label}>
      <g opacity="0.28">{five}</g>
      <svg width={(whole * 18 + (stars - whole) * 16).toFixed(1)} height="16">
        {five}
      </svg>
    </svg>
  );
}
