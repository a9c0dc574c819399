import type { Dashboard } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { dashboardMessages } from '../../../messages/dashboard';
import styles from './sales-chart.module.css';
import { pointLabel, scaleOf } from './sales.model';

/** The drawing's own units; it is stretched to its place. */
const WIDTH = 1000;
const HEIGHT = 100;
/** of a bar's share of the width */
const GAP = 0.2;

interface SalesChartProps {
  data: Dashboard;
  locale: string;
}

/** Sales as bars, those of the days before as a line. What it shows stands in the table below it, too. */
export default function SalesChart({ data, locale }: SalesChartProps) {
  const text = messagesIn(dashboardMessages).chart;
  const { points, points_before, currency } = data;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const best = points.reduce((one, other) => (other.sales > one.sales ? other : one), points[0] ?? { sales: 0 });
  const top = scaleOf(Math.max(best.sales, ...points_before.map(({ sales }) => sales)));
  const step = WIDTH / Math.max(points.length, 1);
  const y = (sales: number) => HEIGHT - (sales / top) * HEIGHT;
  const line = points_before
    .slice(0, points.length)
    .map(({ sales }, index) => `${((index + 0.5) * step).toFixed(1)},${y(sales).toFixed(2)}`)
    .join(' ');
  const name =
    'start' in best && best.sales > 0
      ? text.summary(money(data.totals.sales), money(best.sales), pointLabel(best, data, locale))
      : text.none;
  return (
    <div className={styles.Chart}>
      <div className={styles.Scale} aria-hidden="true">
        <span>{money(top)}</span>
        <span>{money(top / 2)}</span>
        <span>{money(0)}</span>
      </div>
      <svg
        className={styles.Plot}
        role="img"
        aria-label={name}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {[0, HEIGHT / 2, HEIGHT].map((height) => (
          <line key={height} className={styles.Grid} x1="0" x2={WIDTH} y1={height} y2={height} />
        ))}
        {points.map((point, index) => (
          <g key={point.start} className={styles.Point}>
            <title>{`${pointLabel(point, data, locale)}: ${money(point.sales)}`}</title>
            <rect className={styles.Place} x={index * step} y="0" width={step} height={HEIGHT} />
            <rect
              className={styles.Bar}
              x={(index + GAP / 2) * step}
              y={y(point.sales)}
              width={step * (1 - GAP)}
              height={HEIGHT - y(point.sales)}
            />
          </g>
        ))}
        <polyline className={styles.Before} points={line} />
      </svg>
      <div className={styles.Days} aria-hidden="true">
        {[points[0], points[Math.floor(points.length / 2)], points[points.length - 1]].map(
          (point, index) => point && <span key={index}>{pointLabel(point, data, locale)}</span>,
        )}
      </div>
      <p className={styles.Legend} aria-hidden="true">
        <span className={styles.Series} data-series="now">
          {text.now}
        </span>
        <span className={styles.Series} data-series="before">
          {text.earlier}
        </span>
      </p>
    </div>
  );
}
