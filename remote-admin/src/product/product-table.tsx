import { VisuallyHidden } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './product-table.module.css';

interface ProductTableProps {
  /** the table's name */
  caption: string;
  /** the cells of the heading: Product, Category, Status, Stock, Price and a time */
  head: ReactNode;
  /** rows of an older answer are shown while the new one is on its way */
  busy: boolean;
  children: ReactNode;
}

/** The frame of a list of products: its heading stays in sight, and narrow places show fewer columns. */
export function ProductTable({ caption, head, busy, children }: ProductTableProps) {
  return (
    <div className={styles.Frame}>
      <table className={styles.Table} aria-busy={busy}>
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
