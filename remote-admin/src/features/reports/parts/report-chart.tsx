import type { Report, ReportRow } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { Skeleton } from '@tessera/shared/ui';
import { BarChart } from '../../../figures/bar-chart';
import { dayLabel } from '../../../format/days';
import { reportMessages } from '../../../messages/reports';
import { Card } from '../../../page/card';
import { rowName } from '../report-words.model';
import { byOf, isTime, type ReportState } from '../reports.model';
import { PartsChart } from './parts-chart';
import styles from './report-chart.module.css';

interface ReportChartProps {
  /** undefined while it is on its way */
  report: Report | undefined;
  state: ReportState;
  locale: string;
}

/** Net sales of a report's times as bars, in the order of time whatever the table is sorted by. */
function TimeChart({ report, locale }: { report: Report; locale: string }) {
  const text = useMessages(reportMessages).chart;
  const { totals, currency } = report;
  const rows = report.rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const money = (minor: number) => formatMoney(minor, currency, locale);
  // both ends of a week are too long for a phone's axis
  const labelOf = (row: ReportRow) => (report.by === 'week' ? dayLabel(row.key, locale) : rowName(row, report, locale));
  const [best] = rows.toSorted((one, other) => other.net_sales - one.net_sales);
  const name = best
    ? text.summary(money(totals.net_sales), money(best.net_sales), rowName(best, report, locale))
    : text.time;
  return (
    <BarChart
      name={name}
      bars={rows.map((row) => ({ key: row.key, label: labelOf(row), value: row.net_sales }))}
      line={report.before ? rows.map(({ before }) => before?.net_sales ?? 0) : undefined}
      say={money}
      legend={text}
    />
  );
}

/** What a report has to show, as a picture; the table has the same in figures. */
export function ReportChart({ report, state, locale }: ReportChartProps) {
  const text = useMessages(reportMessages);
  const isOfTime = isTime(report?.by ?? byOf(state));
  return (
    <Card title={isOfTime ? text.chart.time : text.chart.parts}>
      <div className={styles.Place} data-times={isOfTime || undefined} aria-busy={!report}>
        {!report && <Skeleton shape="block" className={styles.Waiting} />}
        {report &&
          (isOfTime ? <TimeChart report={report} locale={locale} /> : <PartsChart report={report} locale={locale} />)}
      </div>
    </Card>
  );
}
