import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of facts; each child is a `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.Facts}>{children}</dl>;
}
