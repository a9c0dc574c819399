import { TO_DO_KEYS } from '@tessera/shared/contract';
import { Type } from 'typebox';
import { Id, Money, namedVariant, nullableImage, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

const sums = {
  sales: Type.Integer({ description: 'totals of orders placed then, without cancelled ones' }),
  orders: Type.Integer(),
  items: Type.Integer({ description: 'pieces in those orders' }),
  refunds: Type.Integer({
    description: 'given back then, of orders that are not cancelled, whenever they were placed',
  }),
  checkouts: Type.Integer({ description: 'begun then' }),
};

export const SalesTotals = Type.Object(
  { ...sums, average: nullable(Type.Integer({ description: 'of an order; null without one' })) },
  { ...closed, $id: 'SalesTotals' },
);

export const SalesPoint = Type.Object(
  { start: Timestamp, day: Type.String({ format: 'date' }), ...sums },
  { ...closed, $id: 'SalesPoint' },
);

export const TopProduct = Type.Object(
  {
    product_id: Id,
    slug: Type.String(),
    name: Type.String(),
    image: nullableImage,
    units: Type.Integer(),
    sales: Money,
  },
  { ...closed, $id: 'TopProduct' },
);

export const StockAtRisk = Type.Object(
  {
    ...namedVariant,
    stock: Type.Integer(),
    units_30_days: Type.Integer({ description: 'sold in the last 30 days' }),
  },
  { ...closed, $id: 'StockAtRisk' },
);

export const ToDo = Type.Object(
  {
    key: Type.Enum([...TO_DO_KEYS], { type: 'string' }),
    count: Type.Integer({ description: 'no further than 10,000' }),
    is_exact: Type.Boolean(),
    address: Type.String({ description: 'of the screen that lists them, as path and query' }),
  },
  { ...closed, $id: 'ToDo' },
);

export const Dashboard = Type.Object(
  {
    from: Type.String({ format: 'date' }),
    to: Type.String({ format: 'date', description: 'included' }),
    today: Type.String({ format: 'date' }),
    time_zone: Type.String({ description: 'IANA name: of these days' }),
    currency: Type.String({ description: 'ISO 4217' }),
    unit: Type.Enum(['day', 'hour'], { type: 'string', description: 'of the points' }),
    as_of: nullable(Type.String({ format: 'date-time', description: 'when changes were noted last; null: never yet' })),
    days_due: Type.Integer({ description: 'whose sums are still being written' }),
    totals: ref(SalesTotals),
    totals_before: ref(SalesTotals),
    points: Type.Array(ref(SalesPoint)),
    points_before: Type.Array(ref(SalesPoint)),
    top_products: Type.Array(ref(TopProduct)),
    stock_at_risk: Type.Array(ref(StockAtRisk)),
    to_do: Type.Array(ref(ToDo)),
  },
  {
    ...closed,
    $id: 'Dashboard',
    description:
      'The range before is as long and ends the day before `from`; `totals_before` has only as much of it as of the range has passed.',
  },
);

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, in the store’s time zone' });

export const MOST_DAYS = 366;

export const DashboardQuery = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_DAYS, description: 'up to `to`, where `from` is not given; default 30' }),
  ),
});

export const dashboardSchemas = [SalesTotals, SalesPoint, TopProduct, StockAtRisk, ToDo, Dashboard];
