import { type JSX, type ReactNode, useState } from 'react';
import { Icon } from '@tessera/shared/ui';
import styles from './filter-panel.module.css';

export interface FilterGroupProps {
  title: string;
  /** shows its values from the start; from then on it is the visitor's to open and to fold */
  open?: boolean;
  children: ReactNode;
}

/** One kind of filter under its name; folds away by the browser's own means. */
export function FilterGroup({ title, open = true, children }: FilterGroupProps): JSX.Element {
  const [isOpen] = useState(open);
  return (
    <details className={styles.Group} open={isOpen}>
      <summary className={styles.Summary}>
        {title}
        <Icon name="chevron-down" size={16} className={styles.Chevron} />
      </summary>
      <fieldset className={styles.Values} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}
