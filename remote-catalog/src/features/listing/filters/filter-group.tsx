import type { JSX, ReactNode } from 'react';
import { Icon } from '@tessera/shared/ui';
import styles from './filter-panel.module.css';

/** One kind of filter under its name; folds away by the browser's own means. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }): JSX.Element {
  return (
    <details className={styles.Group} open>
      <summary className={styles.Summary}>
        {title}
        <Icon name="chevron-down" size={16} className={styles.Chevron} />
      </summary>
      <fieldset className={styles.Values}>
        <legend className={styles.Legend}>{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
