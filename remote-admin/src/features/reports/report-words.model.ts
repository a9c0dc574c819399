import { countryName } from '@tessera/shared/addresses';
import type { Report, ReportRow } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import type { Figure } from '../../figures/figure-list';
import { changeOf } from '../../figures/figures.model';
import { dayLabel, daysLabel, monthName } from '../../format/days';
import { reportMessages } from '../../messages/reports';
import type { ReportFigure } from './reports.model';

type Named = Pick<ReportRow, 'key' | 'to' | 'label'>;
type Figures = Report['totals'];

const COUNTS: readonly ReportFigure[] = ['orders', 'units', 'units_without_cost'];
const HEADLINES = ['net_sales', 'total', 'orders', 'units', 'average_order'] as const;

const NAMES: Record<Report['by'], (row: Named, report: Report, locale: string) => string | undefined> = {
  hour: ({ key }, { time_zone }, locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone }).format(
      new Date(key),
    ),
  day: ({ key }, _report, locale) => dayLabel(key, locale),
  week: ({ key, to }, _report, locale) => daysLabel(key, to ?? key, locale),
  month: ({ key }, _report, locale) => monthName(key.slice(0, 7), locale),
  product: ({ label }) => label ?? undefined,
  category: ({ label }) => label ?? undefined,
  coupon: ({ label }) => label ?? undefined,
  country: ({ key }, _report, locale) => (/^[A-Z]{2}$/.test(key) ? countryName(key, locale) : undefined),
  payment_method: ({ key }) => wordOf(messagesIn(reportMessages).methods, key),
  customer: ({ key }) => wordOf(messagesIn(reportMessages).customers, key),
};

const wordOf = (words: Readonly<Record<string, string>>, key: string): string | undefined => words[key];

/** What a row is called. */
export function rowName(row: Named, report: Report, locale: string): string {
  const { none, deleted } = messagesIn(reportMessages);
  const { by } = report;
  const known = NAMES[by](row, report, locale);
  if (known !== undefined) return known;
  if (row.key === 'deleted') return deleted;
  return row.key === 'none' ? (wordOf(none, by) ?? none.other) : row.key;
}

/** An amount, and as a share of the sales that it is left of, where there are any. */
function marginText({ margin, cost }: Figures, currency: string, locale: string): string {
  const [left, sales] = [margin ?? 0, (margin ?? 0) + (cost ?? 0)];
  const amount = formatMoney(left, currency, locale);
  if (sales <= 0) return amount;
  return `${amount} · ${(left / sales).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })}`;
}

/** A figure as it is read; '–' where there is none. */
export function figureText(figure: ReportFigure, figures: Figures, currency: string, locale: string): string {
  const value = figures[figure];
  if (value === null) return '–';
  if (figure === 'margin') return marginText(figures, currency, locale);
  return COUNTS.includes(figure) ? value.toLocaleString(locale) : formatMoney(value, currency, locale);
}

/** How a figure stands to the one it is compared with: '+12%'; '–' where there was nothing. */
export const changeText = (now: number | null, before: number | null | undefined, locale: string): string =>
  changeOf(now ?? 0, before ?? 0, locale) ?? '–';

/** The figures above all, each beside what it was; labels alone before they arrive, so that nothing moves when they do. */
export function headlinesOf(report: Report | undefined, locale: string): Figure[] {
  const text = messagesIn(reportMessages);
  return HEADLINES.map((figure) => {
    const label = text.figures[figure];
    if (!report) return { label, value: undefined, note: undefined };
    const { totals, totals_before: before, currency } = report;
    const value = figureText(figure, totals, currency, locale);
    if (!before) return { label, value, note: text.notCompared };
    const change = changeOf(totals[figure] ?? 0, before[figure] ?? 0, locale);
    const note =
      change === undefined ? text.noneBefore : text.before(change, figureText(figure, before, currency, locale));
    return { label, value, note };
  });
}
