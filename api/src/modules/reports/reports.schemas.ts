import { Type } from 'typebox';
import type { Static } from 'typebox';
import { nullable, ref } from '../../schemas/basics/ref';
import { REPORT_PARTS, REPORT_TIMES } from '../../schemas/filters/report-filter';

const closed = { additionalProperties: false };
const Day = Type.String({ format: 'date' });

const figures = {
  gross_sales: Type.Integer({ description: 'goods at their prices, without taxes' }),
  discounts: Type.Integer({ description: 'taken off them, without taxes' }),
  returns: Type.Integer({ description: 'given back on these days, whenever it was bought, without taxes' }),
  net_sales: Type.Integer({ description: '`gross_sales` less `discounts` and `returns`' }),
  delivery: Type.Integer({ description: 'delivery and fees of paying, without taxes' }),
  taxes: Type.Integer({ description: 'of goods, delivery and fees, less those of what was given back' }),
  total: Type.Integer({
    description: '`net_sales`, `delivery` and `taxes`: totals of orders less what was given back',
  }),
  orders: nullable(Type.Integer({ description: 'null: they are not counted of goods' })),
  units: Type.Integer({ description: 'pieces that were sold' }),
  average_order: nullable(
    Type.Integer({ description: '`gross_sales` less `discounts`, by `orders`; null without an order' }),
  ),
  cost: nullable(
    Type.Integer({ description: 'of goods whose cost was known, as it was when they were ordered; null: none was' }),
  ),
  margin: nullable(Type.Integer({ description: '`net_sales` of the same goods less `cost`' })),
  units_without_cost: nullable(
    Type.Integer({ description: 'pieces whose cost was not known; null, as the others: the caller may not see costs' }),
  ),
};

export const ReportFigures = Type.Object(figures, {
  ...closed,
  $id: 'ReportFigures',
  description: 'Amounts in minor units. Orders count when they were placed, without cancelled ones, as they stand now.',
});

export const ReportRow = Type.Object(
  {
    key: Type.String({
      description:
        'first day, start of the hour, id, country, way to pay or kind of customer; `none` of what has none, `deleted` of goods that are not there any more',
    }),
    to: nullable(Type.String({ format: 'date', description: 'last day, included; null: it has no days' })),
    label: nullable(Type.String({ description: 'what it is called; null: its key says so' })),
    ...figures,
    before: nullable(ref(ReportFigures)),
  },
  { ...closed, $id: 'ReportRow' },
);

export const ReportDays = Type.Object({ from: Day, to: Day }, { ...closed, $id: 'ReportDays' });

export const Report = Type.Object(
  {
    by: Type.Enum([...REPORT_TIMES, ...REPORT_PARTS], { type: 'string' }),
    from: Day,
    to: Type.String({ format: 'date', description: 'included' }),
    before: nullable(ref(ReportDays)),
    today: Day,
    time_zone: Type.String({ description: 'IANA name: of these days' }),
    currency: Type.String({ description: 'ISO 4217: of all amounts, which are of orders in it alone' }),
    currencies: Type.Array(Type.String(), { description: 'in which there is anything on these days, and `currency`' }),
    as_of: nullable(Type.String({ format: 'date-time', description: 'when changes were noted last; null: never yet' })),
    days_due: Type.Integer({ description: 'whose sums are still being written' }),
    totals: ref(ReportFigures),
    totals_before: nullable(ref(ReportFigures)),
    rows: Type.Array(ref(ReportRow), { maxItems: 366, description: 'all stretches of time; of others the first 100' }),
    rest: nullable(ref(ReportFigures)),
    rest_count: Type.Integer({ description: 'rows that are together in `rest`' }),
    other: nullable(ref(ReportFigures)),
  },
  {
    ...closed,
    $id: 'Report',
    description:
      '`rows`, `rest` and `other` come to `totals`. `other` is what belongs to no goods: delivery, and money that was given back without any.',
  },
);

export type ReportView = Static<typeof Report>;
export type ReportRowView = Static<typeof ReportRow>;
export const reportsSchemas = [ReportFigures, ReportRow, ReportDays, Report];
