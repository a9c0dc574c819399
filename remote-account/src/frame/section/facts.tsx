import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of facts; each child is a `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.Facts}>{children}</dl>;
}

/** One line of a list of facts: what it is, and its value. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.Fact}>
      <dt className={styles.Term}>{term}</dt>
      <dd className={styles.Value}>{children}</dd>
    </div>
  );
}
