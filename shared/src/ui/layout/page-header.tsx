import type { JSX, ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** the page's only h1 */
  title: ReactNode;
  intro?: ReactNode;
  /** stand above the title */
  breadcrumbs?: ReactNode;
  /** the one primary action, and few others */
  actions?: ReactNode;
}

/** The head of a page: its name, a sentence or two, its actions. */
export function PageHeader({ title, intro, breadcrumbs, actions }: PageHeaderProps): JSX.Element {
  return (
    <div className={styles.PageHeader}>
      <div>
        {breadcrumbs}
        <h1>{title}</h1>
        {intro && <p className={styles.Intro}>{intro}</p>}
      </div>
      {actions && <div className={styles.Actions}>{actions}</div>}
    </div>
  );
}
