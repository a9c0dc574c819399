import type { Report } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { reportMessages } from '../../../messages/reports';
import { rowName } from '../report-words.model';
import styles from './parts-chart.module.css';

const MOST_BARS = 10;
/** The drawing's own units; it is stretched to its place. */
const WIDTH = 100;

interface PartsChartProps {
  report: Report;
  locale: string;
}

/** Net sales of a report's first rows as bars below their names, what they are compared with as a mark on each. */
export function PartsChart({ report, locale }: PartsChartProps) {
  const text = useMessages(reportMessages);
  const rows = report.rows.slice(0, MOST_BARS);
  if (rows.length === 0) return <p className={styles.Nothing}>{text.nothing}</p>;
  const values = rows.flatMap(({ net_sales, before }) => [net_sales, before?.net_sales ?? 0]);
  const most = Math.max(1, ...values);
  const x = (value: number) => (Math.max(0, value) / most) * WIDTH;
  return (
    <>
      <ul className={styles.Bars} aria-label={text.chart.first(text.names[report.by])}>
        {rows.map((row) => (
          <li key={row.key} className={styles.Row}>
            <span className={styles.Name}>{rowName(row, report, locale)}</span>
            <span className={styles.Value}>{formatMoney(row.net_sales, report.currency, locale)}</span>
            <svg
              className={styles.Plot}
              viewBox={`0 0 ${WIDTH} 8`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect className={styles.Ground} width={WIDTH} height="8" />
              <rect className={styles.Bar} width={x(row.net_sales)} height="8" />
              {row.before && (
                <line
                  className={styles.Before}
                  x1={x(row.before.net_sales)}
                  x2={x(row.before.net_sales)}
                  y1="-2"
                  y2="10"
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
      {rows.some(({ before }) => before) && (
        <p className={styles.Legend} aria-hidden="true">
          <span className={styles.Series}>{text.chart.now}</span>
          <span className={styles.Mark}>{text.chart.earlier}</span>
        </p>
      )}
    </>
  );
}
