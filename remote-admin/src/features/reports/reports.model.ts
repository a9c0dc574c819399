import type { Report } from '@tessera/shared/contract';
import { isDay } from '../../list/date-range.model';
import { fromStart, listHref, type ListSpec, type ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';

export type ReportFilter = 'by' | 'range' | 'from' | 'to' | 'compare' | 'currency';
export type ReportState = ListState<ReportFilter>;
export type By = Report['by'];

export const TIMES = ['hour', 'day', 'week', 'month'] as const satisfies readonly By[];
export const PARTS = [
  'product',
  'category',
  'country',
  'coupon',
  'payment_method',
  'customer',
] as const satisfies readonly By[];
export type Time = (typeof TIMES)[number];

export const RANGES = [
  'today',
  '7_days',
  '30_days',
  '90_days',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
] as const;
export const DEFAULT_RANGE = '30_days';
export const COMPARES = ['previous', 'year', 'none'] as const;

/** Figures in the order in which they add up. */
export const AMOUNTS = ['gross_sales', 'discounts', 'returns', 'net_sales', 'delivery', 'taxes', 'total'] as const;
/** What goods cost the shop and left it, as far as that was known; told of goods, and to whoever may see them. */
export const COSTS = ['cost', 'margin', 'units_without_cost'] as const;
const FIGURES = ['orders', 'units', ...AMOUNTS, 'average_order', ...COSTS] as const;
export type ReportFigure = (typeof FIGURES)[number];

const ALL_BY: readonly string[] = [...TIMES, ...PARTS];
const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** What is not counted of goods. */
const NOT_OF_GOODS: readonly ReportFigure[] = ['orders', 'average_order', 'delivery'];

/** Whether a report has rows of time. */
export const isTime = (by: string): by is Time => TIMES.some((time) => time === by);
/** Whether it has rows of goods, of which orders are not counted. */
const isOfGoods = (by: By): boolean => by === 'product' || by === 'category';

/** The columns of a report's table. @param sees_costs whether whoever is here may know what goods cost the shop */
export function columnsOf(by: By, sees_costs: boolean): ReportFigure[] {
  const of_goods = isOfGoods(by);
  const is_shown = (figure: ReportFigure): boolean => {
    if (COSTS.some((cost) => cost === figure)) return of_goods && sees_costs;
    return !of_goods || !NOT_OF_GOODS.includes(figure);
  };
  return FIGURES.filter(is_shown);
}

/** A report's address: all that it is asked for. Without an order, times go on, and else the largest stands first. */
export const reportSpec: ListSpec<ReportFilter> = {
  path: adminPaths.reports(),
  sorts: ['', 'key', '-key', ...FIGURES.flatMap((figure) => [`-${figure}`, figure])],
  filters: {
    by: oneOf(ALL_BY),
    range: oneOf(RANGES),
    from: isDay,
    to: isDay,
    compare: oneOf(COMPARES),
    currency: (value) => /^[A-Z]{3}$/.test(value),
  },
};

/** What the address says it has rows of. */
export const byOf = ({ filters }: ReportState): By => (ALL_BY.includes(filters.by ?? '') ? (filters.by as By) : 'day'); // one of them

/** The address of the same report with other filters; undefined takes one away. */
export function filteredHref(
  state: ReportState,
  change: Partial<Record<ReportFilter, string | undefined>>,
  sort = state.sort,
): string {
  const filters = { ...state.filters, ...change };
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  return listHref(reportSpec, fromStart(state, { filters: set, sort }));
}

/** What the API is asked for. */
export function questionFor({ filters, sort }: ReportState): Record<string, string> {
  const asked = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(asked), ...(sort && { sort }) };
}

/** Which range is on show: one by its name, or own days. */
export const rangeShown = ({ filters }: ReportState): string =>
  filters.from === undefined && filters.to === undefined ? (filters.range ?? DEFAULT_RANGE) : 'own';
