import type { JSX } from 'react';
import { currentLanguage, useMessages } from '@tessera/shared/i18n';
import { cx } from '../base/cx';
import styles from './rating.module.css';
import { VisuallyHidden } from '../base/visually-hidden';
import { uiMessages } from '../base/ui-messages';

const STAR = 'm8 1.6 1.9 4.1 4.5.5-3.3 3 .9 4.4L8 11.4l-4 2.2.9-4.4-3.3-3 4.5-.5Z';
const OFFSETS = [0, 18, 36, 54, 72];

export interface RatingProps {
  /** 0 to 5 */
  average: number;
  count: number;
  className?: string;
}

/** Stars filled to the tenth, and how many reviews they come from. */
export function Rating({ average, count, className }: RatingProps): JSX.Element {
  const words = useMessages(uiMessages);
  const stars = OFFSETS.map((x) => <path key={x} d={STAR} transform={`translate(${x})`} />);
  const shown = average.toLocaleString(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = Math.floor(average);
  const filled = whole * 18 + (average - whole) * 16;
  return (
    <span className={cx(styles.Rating, className)}>
      <svg className={styles.Stars} width="88" height="16" fill="currentColor" aria-hidden="true" focusable="false">
        <g className={styles.Empty}>{stars}</g>
        <svg width={filled.toFixed(1)} height="16">
          {stars}
        </svg>
      </svg>
      <VisuallyHidden>{words.rated(shown, count)}</VisuallyHidden>
      <span aria-hidden="true">{`${shown} (${count})`}</span>
    </span>
  );
}
