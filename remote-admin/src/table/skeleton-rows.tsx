import { Skeleton } from '@tessera/shared/ui';
import type { Column } from './column';
import styles from './data-table.module.css';
import { ROLES } from './table-roles';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  selectable: boolean;
}

/** As many empty rows as are expected, in the columns of the list and as high as they will be. */
export function SkeletonRows<Row>({ columns, count, selectable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.Row} {...ROLES.row}>
      {selectable && <td className={styles.Cell} data-width="tick" {...ROLES.cell} />}
      {columns.map(({ key, figure, wide, card = 'line' }, index) => (
        <td
          key={key}
          className={styles.Cell}
          data-figure={figure}
          data-wide={wide}
          data-card={index === 0 ? 'title' : card}
          data-waiting
          {...ROLES.cell}
        >
          <Skeleton width={index === 0 ? 'wide' : 'half'} className={styles.Waiting} />
        </td>
      ))}
    </tr>
  ));
}
