import type { JSX, ReactNode } from 'react';
import styles from './specimen.module.css';

/** Variants beside each other: as wide as they are, or in columns of equal width. */
export function Row({ layout, children }: { layout?: 'columns'; children: ReactNode }): JSX.Element {
  return (
    <div className={styles.Row} data-layout={layout}>
      {children}
    </div>
  );
}
