import { VisuallyHidden } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './product-table.module.css';

interface ProductTableProps {
  /** the table's name */
  caption: string;
  /** the cells of the heading: Product, Category, Status, Stock, Price and a time */
  head: ReactNode;
  /** 'waiting' for the first rows, or showing 'stale' ones while the new ones are on their way */
  state: 'waiting' | 'stale' | 'ready';
  children: ReactNode;
}

/** The frame of a list of products: its heading stays in sight, and narrow places show fewer columns. */
export function ProductTable({ caption, head, state, children }: ProductTableProps) {
  return (
    <div className={styles.Frame}>
      <table className={styles.Table} aria-busy={state !== 'ready'} data-stale={state === 'stale' || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
