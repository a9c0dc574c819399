import { cx } from '@tessera/shared/ui';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** how it ended; none: it goes on */
  state?: string;
  /** higher on a phone */
  isThick?: boolean;
  className?: string | undefined;
}

/** How much of something there is, as a bar. */
export const ProgressBar = ({ label, value, max, state, isThick, className }: ProgressBarProps) => (
  <progress
    className={cx(styles.Bar, className)}
    data-state={state}
    data-thick={isThick}
    value={value}
    max={max}
    aria-label={label}
  />
);
