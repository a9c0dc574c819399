import type { Dashboard } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { BarChart } from '../../../figures/bar-chart';
import { dashboardMessages } from '../../../messages/dashboard';
import { pointLabel } from './sales.model';

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
  const name =
    'start' in best && best.sales > 0
      ? text.summary(money(data.totals.sales), money(best.sales), pointLabel(best, data, locale))
      : text.none;
  return (
    <BarChart
      name={name}
      bars={points.map((point) => ({ key: point.start, label: pointLabel(point, data, locale), value: point.sales }))}
      line={points_before.map(({ sales }) => sales)}
      say={money}
      legend={text}
    />
  );
}
