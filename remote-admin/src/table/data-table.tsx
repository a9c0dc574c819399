import { VisuallyHidden } from '@tessera/shared/ui';
import type { Column } from './column';
import styles from './data-table.module.css';
import { moveBetweenRows } from './row-keys';
import { SkeletonRows } from './skeleton-rows';
import { TableHead } from './table-head';
import { ROLES } from './table-roles';
import { TableRow } from './table-row';
import type { Selection } from './use-selection';

export interface DataTableProps<Row> {
  /** the table's name */
  caption: string;
  /** those that are shown, in their order */
  columns: readonly Column<Row>[];
  /** undefined while the first rows are on their way */
  rows: readonly Row[] | undefined;
  /** unique within the list */
  keyOf: (row: Row) => string;
  /** what a row is called where it is chosen: 'Order K-1042' */
  nameOf: (row: Row) => string;
  /** how many rows are expected: as many skeletons are drawn meanwhile */
  expected: number;
  /** `rows` answer an earlier question, the new ones are on their way */
  stale?: boolean;
  /** the order that the list is in, and the address of the list in another one */
  sort?: { value: string; hrefFor: (sort: string) => string };
  /** rows can be chosen */
  selection?: Selection;
}

/**
 * The one table of the back office. Its heading stays in sight and sorts by links; a press anywhere on a row follows the
 * row's `RowLink`, with Ctrl or ⌘ into a tab as for any link; arrow keys go from row to row. In a narrow place rows are cards.
 * State (order, page, filters, columns) is the address's, so this draws only what it is told.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, nameOf, expected, stale = false, sort, selection } = props;
  return (
    <div className={styles.Frame}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the links inside */}
      <table
        className={styles.Table}
        {...ROLES.table}
        aria-busy={stale || !rows}
        data-stale={stale || undefined}
        onKeyDown={moveBetweenRows}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} sort={sort} selection={selection} />
        <tbody className={styles.Body} {...ROLES.group}>
          {rows ? (
            rows.map((row) => (
              <TableRow
                key={keyOf(row)}
                id={keyOf(row)}
                row={row}
                name={nameOf}
                columns={columns}
                selection={selection}
              />
            ))
          ) : (
            <SkeletonRows columns={columns} count={expected} selectable={selection !== undefined} />
          )}
        </tbody>
      </table>
    </div>
  );
}
