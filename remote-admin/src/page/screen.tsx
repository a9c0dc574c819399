import type { ReactNode } from 'react';
import { WatchedJobsPanel } from '../jobs/watched-jobs-panel';
import styles from './screen.module.css';

/**
 * Everything that a page of the back office shows: what is pressed is smaller here where there is a mouse. Jobs that were
 * begun stay in sight on every page.
 */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <div className={styles.Screen}>
      {children}
      <WatchedJobsPanel />
    </div>
  );
}
