import type { Report, ReportRow } from '@tessera/shared/contract';

type Figures = Report['totals'];

/** Two orders of three pieces, unless told otherwise; the figures add up. */
export const reportFigures = (overrides: Partial<Figures> = {}): Figures => ({
  orders: 2,
  units: 3,
  gross_sales: 12_000,
  discounts: 1_000,
  returns: 2_000,
  net_sales: 9_000,
  delivery: 590,
  taxes: 910,
  total: 10_500,
  average_order: 5_500,
  cost: 4_500,
  margin: 1_500,
  units_without_cost: 1,
  ...overrides,
});

/** Nothing at all. */
export const noFigures = (): Figures => ({
  orders: 0,
  units: 0,
  gross_sales: 0,
  discounts: 0,
  returns: 0,
  net_sales: 0,
  delivery: 0,
  taxes: 0,
  total: 0,
  average_order: null,
  cost: null,
  margin: null,
  units_without_cost: 0,
});

export const reportRow = (key: string, overrides: Partial<ReportRow> = {}): ReportRow => ({
  key,
  to: key,
  label: null,
  ...reportFigures(),
  before: null,
  ...overrides,
});

/** Two days in November, of which the first had nothing, compared with those before. */
export const report = (overrides: Partial<Report> = {}): Report => ({
  by: 'day',
  from: '2026-11-23',
  to: '2026-11-24',
  before: { from: '2026-11-21', to: '2026-11-22' },
  today: '2026-11-24',
  time_zone: 'Europe/Berlin',
  currency: 'USD',
  currencies: ['USD'],
  as_of: '2026-11-24T09:30:00.000Z',
  days_due: 0,
  totals: reportFigures(),
  totals_before: reportFigures({ net_sales: 4_500, orders: 1 }),
  rows: [
    reportRow('2026-11-23', { ...noFigures(), before: noFigures() }),
    reportRow('2026-11-24', { before: reportFigures({ net_sales: 4_500 }) }),
  ],
  rest: null,
  rest_count: 0,
  other: null,
  ...overrides,
});
