import type { Dashboard, SalesPoint } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import type { Figure } from '../../../figures/figure-list';
import { changeOf } from '../../../figures/figures.model';
import { dayLabel } from '../../../format/days';
import { dashboardMessages } from '../../../messages/dashboard';

function noteOf(now: number, before: number, write: (value: number) => string, locale: string): string {
  const text = messagesIn(dashboardMessages).sales;
  if (now === before && before > 0) return text.unchanged;
  const change = changeOf(now, before, locale);
  return change === undefined ? text.noneBefore : text.before(change, write(before));
}

/** The figures of the days in their order; labels alone before the numbers arrive, so that nothing moves when they do. */
export function salesFiguresOf(data: Dashboard | undefined, locale: string): Figure[] {
  const text = messagesIn(dashboardMessages).sales;
  if (!data) {
    const labels = [text.sales, text.orders, text.average, text.refunds, text.checkouts];
    return labels.map((label) => ({ label, value: undefined, note: undefined }));
  }
  const { totals: now, totals_before: before } = data;
  const money = (minor: number) => formatMoney(minor, data.currency, locale);
  const count = (value: number) => value.toLocaleString(locale);
  const share = now.checkouts === 0 ? '–' : percent(Math.min(now.orders / now.checkouts, 1), locale);
  return [
    { label: text.sales, value: money(now.sales), note: noteOf(now.sales, before.sales, money, locale) },
    { label: text.orders, value: count(now.orders), note: noteOf(now.orders, before.orders, count, locale) },
    {
      label: text.average,
      value: now.average === null ? '–' : money(now.average),
      note: noteOf(now.average ?? 0, before.average ?? 0, money, locale),
    },
    { label: text.refunds, value: money(now.refunds), note: noteOf(now.refunds, before.refunds, money, locale) },
    {
      label: text.checkouts,
      value: share,
      note: now.checkouts === 0 ? text.noneBegun : text.begun(count(now.checkouts), count(now.orders)),
    },
  ];
}

const percent = (value: number, locale: string): string =>
  value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });

/** How a point is named: its day, or its hour in the store's time zone. */
export function pointLabel({ start, day }: SalesPoint, { unit, time_zone }: Dashboard, locale: string): string {
  if (unit === 'hour') {
    return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: time_zone }).format(
      new Date(start),
    );
  }
  return dayLabel(day, locale);
}
