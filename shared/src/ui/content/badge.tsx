import type { JSX, ReactNode } from 'react';
import styles from './badge.module.css';
import { cx } from '../base/cx';
import tones from '../base/tone.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'surface' | 'accent' | 'success' | 'warning' | 'danger';
  className?: string;
  children: ReactNode;
}

/** One or two words about a thing: 'Sale', 'Sold out', 'Draft'. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps): JSX.Element {
  return (
    <span className={cx(tones.Tone, styles.Badge, className)} data-tone={tone}>
      {children}
    </span>
  );
}
