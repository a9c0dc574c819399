import type { Report } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { reportMessages } from '../../../messages/reports';
import { rowName } from '../report-words.model';
import { useRights } from '../../../rights/use-rights';
import { byOf, columnsOf, type ReportState } from '../reports.model';
import { FigureCells } from './figure-cells';
import { ReportTableHead } from './report-table-head';
import styles from './report-table.module.css';
import { RowTitle } from './row-title';

interface ReportTableProps {
  /** undefined while it is on its way */
  report: Report | undefined;
  state: ReportState;
  locale: string;
}

/** A report in figures: sorted by links, its sums at the foot; what does not fit is scrolled to. */
export function ReportTable({ report, state, locale }: ReportTableProps) {
  const text = useMessages(reportMessages);
  const by = report?.by ?? byOf(state);
  const missing = useRights();
  const figures = columnsOf(by, !missing('products.read'));
  const shape = { figures, report, locale };
  return (
    // it scrolls, so the keyboard has to reach it
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.Scroll} role="region" aria-label={text.table} tabIndex={0}>
      <table className={styles.Table} aria-label={text.table} aria-busy={!report}>
        <ReportTableHead by={by} figures={figures} state={state} isCompared={report?.before != null} />
        {report ? (
          <>
            <tbody>
              {report.rows.map((row) => (
                <FigureCells
                  key={row.key}
                  {...shape}
                  name={<RowTitle by={by} row={row} name={rowName(row, report, locale)} />}
                  values={row}
                  before={row.before}
                />
              ))}
            </tbody>
            <tfoot>
              {report.rest && (
                <FigureCells
                  {...shape}
                  kind="further"
                  name={text.rest(report.rest_count, report.rest_count.toLocaleString(locale))}
                  values={report.rest}
                />
              )}
              {report.other && <FigureCells {...shape} kind="further" name={text.other} values={report.other} />}
              <FigureCells {...shape} kind="sum" name={text.sum} values={report.totals} before={report.totals_before} />
            </tfoot>
          </>
        ) : (
          <tbody>
            <tr>
              <th scope="row" className={styles.Cell} data-name>
                <Skeleton width="half" />
              </th>
            </tr>
          </tbody>
        )}
      </table>
    </div>
  );
}
