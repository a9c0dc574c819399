import { cx } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './product-table.module.css';

export type Column = 'Product' | 'Category' | 'Status' | 'Stock' | 'Price' | 'Time';

const FIGURES: Column[] = ['Stock', 'Price', 'Time'];
const WIDE: Column[] = ['Category', 'Status', 'Time'];

interface ColumnHeadingProps {
  column: Column;
  /** left out where the list cannot be sorted by this column */
  sort?: 'ascending' | 'descending' | 'none';
  children: ReactNode;
}

/** A heading of the product list, as wide and as aligned as its column. */
export function ColumnHeading({ column, sort, children }: ColumnHeadingProps) {
  return (
    <th
      scope="col"
      aria-sort={sort === 'none' ? undefined : sort}
      className={cx(
        styles.Head,
        styles[column],
        FIGURES.includes(column) && styles.Figure,
        WIDE.includes(column) && styles.Wide,
      )}
    >
      {children}
    </th>
  );
}
