import { Type } from 'typebox';
import type { Static } from 'typebox';

/** Of what a report has rows: stretches of time first, then what sales are parted by. */
export const REPORT_TIMES = ['hour', 'day', 'week', 'month'] as const;
export const REPORT_PARTS = ['product', 'category', 'country', 'coupon', 'payment_method', 'customer'] as const;

/** Ranges that move with the day; those of months and years begin with their first day. */
export const REPORT_RANGES = [
  'today',
  '7_days',
  '30_days',
  '90_days',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
] as const;

export const REPORT_FIGURES = [
  'gross_sales',
  'discounts',
  'returns',
  'net_sales',
  'delivery',
  'taxes',
  'total',
  'orders',
  'units',
  'average_order',
  'cost',
  'margin',
  'units_without_cost',
] as const;

/** Those that say what goods cost the shop; they are for some of the staff alone. */
export const COST_FIGURES: readonly ReportFigure[] = ['cost', 'margin', 'units_without_cost'];

/** Each figure, the largest or the smallest first; `key` is the order of time. */
const SORTS = ['key', '-key', ...REPORT_FIGURES.flatMap((figure) => [`-${figure}` as const, figure])] as const;

const Day = Type.String({ format: 'date', pattern: '^2', description: 'YYYY-MM-DD, in the store’s time zone' });

/** Which report: what the screen and its download are asked for. */
export const ReportFilter = Type.Object(
  {
    by: Type.Optional(
      Type.Enum([...REPORT_TIMES, ...REPORT_PARTS], {
        type: 'string',
        description: 'what it has rows of; default `day`. Hours of at most 7 days',
      }),
    ),
    range: Type.Optional(Type.Enum([...REPORT_RANGES], { type: 'string', description: 'default `30_days`' })),
    from: Type.Optional(Day),
    to: Type.Optional(
      Type.String({
        format: 'date',
        pattern: '^2',
        description: 'included; with `from` in place of `range`, at most 366 days',
      }),
    ),
    compare: Type.Optional(
      Type.Enum(['previous', 'year', 'none'], {
        type: 'string',
        description: '`previous`: as many days right before; `year`: the same days a year earlier; default `previous`',
      }),
    ),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'default: the store’s' })),
    sort: Type.Optional(
      Type.Enum([...SORTS], {
        type: 'string',
        description: 'default: `key` of times, which has no meaning for others, and else `-net_sales`',
      }),
    ),
  },
  { additionalProperties: false },
);

export type ReportFilters = Static<typeof ReportFilter>;
export type ReportTime = (typeof REPORT_TIMES)[number];
export type ReportPart = (typeof REPORT_PARTS)[number];
export type ReportRange = (typeof REPORT_RANGES)[number];
export type ReportFigure = (typeof REPORT_FIGURES)[number];
