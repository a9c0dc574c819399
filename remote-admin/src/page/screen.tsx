import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** Everything that a page of the back office shows: what is pressed is smaller here where there is a mouse. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.Screen}>{children}</div>;
}
