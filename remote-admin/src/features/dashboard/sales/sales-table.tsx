import type { Dashboard } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { cx } from '@tessera/shared/ui';
import { dashboardMessages } from '../../../messages/dashboard';
import styles from './sales-over-time.module.css';
import { pointLabel } from './sales.model';

interface SalesTableProps {
  data: Dashboard;
  locale: string;
}

/** What the picture shows, in figures. */
export function SalesTable({ data, locale }: SalesTableProps) {
  const { chart, sales } = useMessages(dashboardMessages);
  const { points, points_before, unit, currency } = data;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const count = (value: number) => value.toLocaleString(locale);
  return (
    // it scrolls, so the keyboard has to reach it
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.Scroll} role="region" aria-label={chart.title} tabIndex={0}>
      <table className={styles.Table} aria-label={chart.title}>
        <thead>
          <tr>
            <th scope="col" className={cx(styles.Cell, styles.Name)}>
              {unit === 'day' ? chart.day : chart.hour}
            </th>
            {[sales.sales, chart.beforeSales, sales.orders, chart.refunds, chart.checkouts].map((label) => (
              <th key={label} scope="col" className={styles.Cell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.start}>
              <th scope="row" className={cx(styles.Cell, styles.Name)}>
                {pointLabel(point, data, locale)}
              </th>
              <td className={styles.Cell}>{money(point.sales)}</td>
              <td className={styles.Cell}>{money(points_before[index]?.sales ?? 0)}</td>
              <td className={styles.Cell}>{count(point.orders)}</td>
              <td className={styles.Cell}>{money(point.refunds)}</td>
              <td className={styles.Cell}>{count(point.checkouts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
