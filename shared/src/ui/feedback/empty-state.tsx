import type { JSX, ReactNode } from 'react';
import styles from './state.module.css';

export interface EmptyStateProps {
  /** stands above the words; hidden from whoever listens */
  picture?: ReactNode;
  /** why there is nothing */
  title: string;
  /** what to do next, in a sentence */
  children?: ReactNode;
  /** buttons and links */
  actions?: ReactNode;
  /** level of its heading */
  level?: 1 | 2 | 3;
  compact?: boolean;
}

/** Nothing here: says why, and what next. */
export function EmptyState({ picture, title, children, actions, level = 2, compact }: EmptyStateProps): JSX.Element {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.State} data-compact={compact || undefined}>
      {picture}
      <Heading>{title}</Heading>
      {children && <div className={styles.Text}>{children}</div>}
      {actions && <div className={styles.Actions}>{actions}</div>}
    </div>
  );
}
