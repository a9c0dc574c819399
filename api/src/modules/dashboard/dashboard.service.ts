import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import { MOST_COUNTED, totalOf } from '../../framework/lists/list-page';
import type { Infra } from '../../infra';
import { addDays, dayIn, daysBetween } from '../../infra/basics/calendar';
import { presentImage } from '../../presenters/goods/image';
import type { StoreService } from '../store/store.service';
import { dashboardRepository } from './dashboard.repository';
import type { Sums, ToDoCounts } from './dashboard.repository';
import { MOST_DAYS } from './dashboard.schemas';
import type { Dashboard, SalesPoint, SalesTotals, ToDo } from './dashboard.schemas';
import type { SalesSumsService } from './sums/sales-sums.service';
import { stretchesOf } from '../../infra/days/stretches';
import { daysOf, hoursOf, QUARTER_MS } from '../../infra/days/zone-days';
import type { Span } from '../../infra/days/zone-days';

export interface DashboardDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getSettings'>;
  salesSums: Pick<SalesSumsService, 'getState'>;
}

export interface DaysAskedFor {
  /** YYYY-MM-DD in the store's time zone */
  from?: string;
  /** included */
  to?: string;
  /** how many up to `to`, where `from` is not given */
  days?: number;
}

export type DashboardService = ReturnType<typeof createDashboardService>;

interface Stretch extends Span {
  day: string;
}

const DEFAULT_DAYS = 30;
const TOP = 10;
const AT_RISK = 10;
const AT_RISK_DAYS = 30;
const NOTHING: Sums = { sales: 0, orders: 0, items: 0, refunds: 0, checkouts: 0 };
const NAMES = Object.keys(NOTHING) as (keyof Sums)[]; // its own keys

/** Sales, stock and work at a glance, from sums that the worker writes. */
export function createDashboardService({ db, clock, store, salesSums }: DashboardDeps) {
  /** @throws AppError `validation.failed` */
  function rangeOf(asked: DaysAskedFor, today: string): { from: string; to: string } {
    const to = asked.to ?? (asked.from !== undefined && asked.from > today ? asked.from : today);
    const from = asked.from ?? addDays(to, 1 - (asked.days ?? DEFAULT_DAYS));
    if (from > to) throw new AppError('validation.failed.days_reversed', {}, { field: 'to' });
    if (daysBetween(from, to) >= MOST_DAYS) {
      throw new AppError('validation.failed.days_too_many', { most: MOST_DAYS }, { field: 'from' });
    }
    return { from, to };
  }

  /** Until when the range before counts: as much as has passed of the range, by quarters of an hour. */
  function cutOf(start: Date, middle: Date, end: Date): Date {
    if (clock.now() >= end) return middle;
    const length = Math.ceil(Math.max(clock.now().getTime() - middle.getTime(), 0) / QUARTER_MS) * QUARTER_MS;
    return new Date(Math.min(start.getTime() + length, middle.getTime()));
  }

  /** All sums of the range and of the one before; of that also as much as has passed of the range. */
  async function sumsOf(before: readonly Stretch[], range: readonly Stretch[], currency: string) {
    const [middle, end] = [startOf(range), endOf(range)];
    const cut = cutOf(startOf(before), middle, end);
    const all = [...before, ...range];
    const edges = [...all.map((stretch) => stretch.start), cut, end].sort((a, b) => a.getTime() - b.getTime());
    const sums = await dashboardRepository.listSums(db, edges, currency);
    const totals_before = { ...NOTHING };
    const totals = { ...NOTHING };
    const points = all.map((stretch): Static<typeof SalesPoint> => ({
      start: stretch.start.toISOString(),
      day: stretch.day,
      ...NOTHING,
    }));
    let at = 0;
    for (const [index, edge] of edges.slice(0, -1).entries()) {
      while ((all[at]?.end ?? end) <= edge && at < all.length - 1) at += 1;
      const part = sums.get(index) ?? NOTHING;
      const point = points[at];
      if (point) add(point, part);
      if (edge >= middle) add(totals, part);
      else if (edge < cut) add(totals_before, part);
    }
    return {
      totals_before: withAverage(totals_before),
      totals: withAverage(totals),
      points_before: points.slice(0, before.length),
      points: points.slice(before.length),
    };
  }

  return {
    /**
     * Sales of some days beside those before, what sold best, what runs out, what waits for whoever asks.
     * @throws AppError `validation.failed` for days that are in the wrong order, or too many
     */
    async get(user_id: string, asked: DaysAskedFor): Promise<Static<typeof Dashboard>> {
      const { time_zone, currency, low_stock } = await store.getSettings();
      const today = dayIn(time_zone, clock.now());
      const { from, to } = rangeOf(asked, today);
      const count = daysBetween(from, to) + 1;
      const days = daysOf(time_zone, addDays(from, -count), to);
      const unit = count === 1 ? 'hour' : 'day';
      const stretches = (some: typeof days): Stretch[] =>
        unit === 'day' ? some : some.flatMap((span) => hoursOf(span).map((hour) => ({ ...hour, day: span.day })));
      const before = stretches(days.slice(0, count));
      const range = stretches(days.slice(count));
      const [state, sums, top, at_risk, counts] = await Promise.all([
        salesSums.getState(),
        sumsOf(before, range, currency),
        dashboardRepository.listTopProducts(db, stretchesOf(from, to), currency, TOP),
        dashboardRepository.listAtRisk(db, addDays(today, 1 - AT_RISK_DAYS), low_stock, AT_RISK),
        dashboardRepository.countToDo(db, user_id, MOST_COUNTED + 1),
      ]);
      return {
        from,
        to,
        today,
        time_zone,
        currency,
        unit,
        as_of: state.noted_at?.toISOString() ?? null,
        days_due: state.days_due,
        ...sums,
        top_products: top.map((row) => ({
          ...row,
          image: row.image && presentImage(row.image, row.image.alt || row.name),
        })),
        stock_at_risk: at_risk,
        to_do: toDoOf(counts),
      };
    },
  };
}

function startOf(stretches: readonly Stretch[]): Date {
  const [first] = stretches;
  // Only a day that its zone has skipped has no hours.
  if (!first) throw new Error('A range has no time at all');
  return first.start;
}

function endOf(stretches: readonly Stretch[]): Date {
  const last = stretches[stretches.length - 1];
  if (!last) throw new Error('A range has no time at all');
  return last.end;
}

function add(sums: Sums, more: Sums): void {
  for (const name of NAMES) sums[name] += more[name];
}

const withAverage = (sums: Sums): Static<typeof SalesTotals> => ({
  ...sums,
  average: sums.orders === 0 ? null : Math.round(sums.sales / sums.orders),
});

function toDoOf(counts: ToDoCounts): Static<typeof ToDo>[] {
  const addresses: Record<Static<typeof ToDo>['key'], string> = {
    to_ship: '/admin/orders?status=open&fulfilment_status=unfulfilled',
    awaiting_payment: '/admin/orders?status=awaiting_payment&payment_status=awaiting',
    payments_failed: '/admin/orders?status=awaiting_payment&payment_status=failed',
    refunds_failed: '/admin/orders?trouble=refund',
    captures_failed: '/admin/orders?trouble=capture',
    disputes_open: '/admin/orders?dispute=open',
    returns_to_decide: '/admin/returns?state=requested',
    reviews_waiting: '/admin/reviews?state=waiting',
    applications_waiting: '/admin/pay-later?state=pending',
    agreements_waiting: '/admin/pay-later',
    backorders_late: '/admin/products?backorder=late',
  };
  const keys = Object.keys(addresses) as (keyof typeof addresses)[]; // its own keys
  return keys.map((key) => {
    const { total, is_exact } = totalOf(counts[key]);
    return { key, count: total, is_exact, address: addresses[key] };
  });
}
