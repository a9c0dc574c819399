import { useMessages } from '@tessera/shared/i18n';
import { cx } from '@tessera/shared/ui';
import { reportMessages } from '../../../messages/reports';
import { bothWays, nextSort, sortDirection } from '../../../table/column';
import { SortLink } from '../../../table/links/sort-link';
import { filteredHref, isTime, type By, type ReportFigure, type ReportState } from '../reports.model';
import styles from './report-table.module.css';

interface ReportTableHeadProps {
  by: By;
  figures: readonly ReportFigure[];
  state: ReportState;
  isCompared: boolean;
}

interface SortedHeadProps {
  label: string;
  /** the order that the first press asks for */
  first: string;
  /** the order on show */
  sort: string;
  state: ReportState;
  align: 'start' | 'end';
}

function SortedHead({ label, first, sort, state, align }: SortedHeadProps) {
  const sorts = bothWays(first);
  const direction = sortDirection(sorts, sort);
  return (
    <th
      scope="col"
      className={cx(styles.Cell, styles.Head)}
      data-name={align === 'start' || undefined}
      aria-sort={direction === 'none' ? undefined : direction}
    >
      <SortLink to={filteredHref(state, {}, nextSort(sorts, sort))} direction={direction} label={label} align={align} />
    </th>
  );
}

/** The headings of a report's table, which sort it: by each figure, and rows of time by themselves. */
export function ReportTableHead({ by, figures, state, isCompared }: ReportTableHeadProps) {
  const text = useMessages(reportMessages);
  const sort = state.sort || (isTime(by) ? 'key' : '-net_sales');
  return (
    <thead>
      <tr>
        {isTime(by) ? (
          <SortedHead label={text.names[by]} first="key" sort={sort} state={state} align="start" />
        ) : (
          <th scope="col" className={cx(styles.Cell, styles.Head)} data-name>
            {text.names[by]}
          </th>
        )}
        {figures.map((figure) => (
          <SortedHead
            key={figure}
            label={text.figures[figure]}
            first={`-${figure}`}
            sort={sort}
            state={state}
            align="end"
          />
        ))}
        {isCompared && (
          <th scope="col" className={cx(styles.Cell, styles.Head)} title={text.columns.changeOf}>
            {text.columns.change}
          </th>
        )}
      </tr>
    </thead>
  );
}
