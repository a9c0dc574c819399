import { useMessages } from '@tessera/shared/i18n';
import { Tick } from '../controls/tick';
import { listMessages } from '../messages/lists';
import type { Column } from './column';
import styles from './data-table.module.css';
import { ROLES } from './table-roles';
import type { Selection } from './use-selection';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  name: (row: Row) => string;
  columns: readonly Column<Row>[];
  selection?: Selection;
}

/** One row; the first cell names it. */
export function TableRow<Row>({ id, row, name, columns, selection }: TableRowProps<Row>) {
  const text = useMessages(listMessages);
  const isSelected = selection?.has(id) ?? false;
  return (
    <tr className={styles.Row} data-selected={isSelected || undefined} {...ROLES.row}>
      {selection && (
        <td className={styles.Cell} data-width="tick" {...ROLES.cell}>
          <Tick
            className={styles.Tick}
            label={text.selectRow(name(row))}
            checked={isSelected}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      {columns.map(({ key, label, cell, width, figure, quiet, wide, card = 'line' }, index) => {
        const content = cell(row);
        const shape = {
          className: styles.Cell,
          'data-width': width,
          'data-figure': figure,
          'data-quiet': quiet,
          'data-wide': wide,
          'data-card': index === 0 ? 'title' : card,
        };
        return index === 0 ? (
          <th key={key} scope="row" {...shape} {...ROLES.rowheader}>
            {content}
          </th>
        ) : (
          <td key={key} {...shape} data-label={card === 'labelled' ? label : undefined} {...ROLES.cell}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
