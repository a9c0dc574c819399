import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** the trail above the title */
  trail?: ReactNode;
  /** what the page holds now, in a few words; read out when it changes */
  count?: string;
  /** the page's own buttons */
  actions?: ReactNode;
  /** what the page is steered by: its search, its range of days */
  children?: ReactNode;
}

/** The head of a page of the back office: where it is, its name, what it holds. */
export function PageHead({ title, trail, count, actions, children }: PageHeadProps) {
  return (
    <header className={styles.Head}>
      {trail}
      <div className={styles.Bar}>
        <h1 className={styles.Title}>{title}</h1>
        <p className={styles.Count} role="status">
          {count}
        </p>
        {actions && (
          <div className={styles.Actions} data-screen-only>
            {actions}
          </div>
        )}
        {children && <div className={styles.Tools}>{children}</div>}
      </div>
    </header>
  );
}
