import { useMessages } from '@tessera/shared/i18n';
import { useEffect, useRef } from 'react';
import { Tick } from '../controls/tick';
import { listMessages } from '../messages/lists';
import { nextSort, sortDirection, type Column } from './column';
import styles from './data-table.module.css';
import { ROLES } from './table-roles';
import { SortLink } from './links/sort-link';
import type { Selection } from './use-selection';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: { value: string; hrefFor: (sort: string) => string };
  selection?: Selection;
}

function SelectAll({ selection }: { selection: Selection }) {
  const text = useMessages(listMessages);
  const box = useRef<HTMLInputElement>(null);
  const { extent } = selection;
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some';
  }, [extent]);
  return (
    <Tick
      ref={box}
      className={styles.Tick}
      label={text.selectPage}
      checked={extent === 'all'}
      disabled={!selection.hasRows}
      onChange={selection.toggleAll}
    />
  );
}

/** The headings; those with orders of their own are links to the list sorted so. */
export function TableHead<Row>({ columns, sort, selection }: TableHeadProps<Row>) {
  return (
    <thead className={styles.Heads} {...ROLES.group}>
      <tr {...ROLES.row}>
        {selection && (
          <td className={styles.Head} data-width="tick">
            <SelectAll selection={selection} />
          </td>
        )}
        {columns.map(({ key, label, width, figure, wide, sorts }) => {
          const direction = sortDirection(sorts, sort?.value);
          const next = nextSort(sorts, sort?.value);
          return (
            <th
              key={key}
              scope="col"
              className={styles.Head}
              data-width={width}
              data-figure={figure}
              data-wide={wide}
              aria-sort={direction === 'none' ? undefined : direction}
              {...ROLES.columnheader}
            >
              {sort && next !== undefined ? (
                <SortLink
                  to={sort.hrefFor(next)}
                  direction={direction}
                  label={label}
                  align={figure ? 'end' : 'start'}
                />
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
