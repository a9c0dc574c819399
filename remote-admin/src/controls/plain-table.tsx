import { cx } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

interface PlainTableProps {
  id?: string;
  /** the table's name; none: what it stands in has it */
  label?: string;
  /** above each column */
  heads: readonly ReactNode[];
  /** the first cell names its row */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** of the table, and of each cell: `data-head` is on those above, `data-name` on the first ones */
  classNames: { table?: string; cell: string | undefined };
}

/** A few facts beside each other, such as what was and what is; lists are a `DataTable`. */
export function PlainTable({ id, label, heads, rows, classNames }: PlainTableProps) {
  return (
    <table id={id} className={cx(styles.Table, classNames.table)} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col" className={classNames.cell} data-head data-name={index === 0 || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...rest] }) => (
          <tr key={key}>
            <th scope="row" className={classNames.cell} data-name>
              {name}
            </th>
            {rest.map((cell, index) => (
              <td key={index} className={classNames.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
