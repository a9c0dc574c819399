import type { Infra } from '../../infra';
import { dayIn } from '../../infra/basics/calendar';
import { daysOf, hoursOf } from '../../infra/days/zone-days';
import type { Span } from '../../infra/days/zone-days';
import { COST_FIGURES, REPORT_FIGURES, REPORT_PARTS } from '../../schemas/filters/report-filter';
import type { ReportFigure, ReportFilters, ReportPart, ReportTime } from '../../schemas/filters/report-filter';
import type { StoreService } from '../store/store.service';
import { addSums, figuresOf, isNothing } from './report-figures';
import type { ReportSums } from './report-figures';
import { daysBefore, rangeOf } from './report-range';
import type { Days } from './report-range';
import { rowsOfDays, rowsOfHours } from './report-times';
import type { TimeRow } from './report-times';
import { reportsRepository } from './reports.repository';
import type { ReportRowView, ReportView } from './reports.schemas';

export interface ReportsDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getSettings'>;
}

export type ReportsService = ReturnType<typeof createReportsService>;

/** Who reads it. */
export interface ReportReader {
  /** whether they may see coupons, and so their codes */
  sees_codes: boolean;
  /** whether they may see products, and so what those cost the shop */
  sees_costs: boolean;
}

/** A filter with all that it left unsaid. */
interface Asked extends ReportReader {
  by: ReportTime | ReportPart;
  range: Days;
  before: Days | null;
  currency: string;
  time_zone: string;
  today: string;
  /** `key`: in the order of time */
  figure: ReportFigure | 'key';
  is_falling: boolean;
}

/** What a report has beside its head. */
type Body = Pick<ReportView, 'totals' | 'totals_before' | 'rows' | 'rest' | 'rest_count' | 'other'>;

/** Nobody reads more rows on a screen. */
const MOST_SHOWN = 100;

const isPart = (by: Asked['by']): by is ReportPart => REPORT_PARTS.some((part) => part === by);

/** What was sold, by time or by something else, from sums that the worker keeps (docs/product.md §4, 'Reports'). */
export function createReportsService({ db, clock, store }: ReportsDeps) {
  async function ask(
    { by = 'day', compare, currency, sort, ...days }: ReportFilters,
    reader: ReportReader,
  ): Promise<Asked> {
    const settings = await store.getSettings();
    const { time_zone } = settings;
    const today = dayIn(time_zone, clock.now());
    const range = rangeOf({ by, ...days }, today);
    const wanted = sort?.replace('-', '');
    const known = REPORT_FIGURES.find((name) => name === wanted && (reader.sees_costs || !COST_FIGURES.includes(name)));
    const figure = known ?? (isPart(by) ? 'net_sales' : 'key');
    return {
      by,
      ...reader,
      range,
      before: daysBefore(range, compare),
      currency: currency ?? settings.currency,
      time_zone,
      today,
      figure,
      // Without a word times go on, and else the largest stands first.
      is_falling: sort === undefined || (isPart(by) && wanted === 'key') ? isPart(by) : sort.startsWith('-'),
    };
  }

  /** What each day came to, and each of those that are compared. */
  async function listDays({ range, before, currency }: Asked) {
    const [now, earlier] = await Promise.all([
      reportsRepository.listDays(db, range, currency),
      before && reportsRepository.listDays(db, before, currency),
    ]);
    return { now, earlier };
  }

  async function listHours({ range, before, currency, time_zone }: Asked): Promise<TimeRow[]> {
    const hours = ({ from, to }: Days): Span[] => daysOf(time_zone, from, to).flatMap(hoursOf);
    const spans = hours(range);
    const [now, earlier] = await Promise.all([
      reportsRepository.listHours(db, spans, currency),
      before && reportsRepository.listHours(db, hours(before), currency),
    ]);
    return rowsOfHours(
      spans.map(({ start }) => start),
      now,
      earlier,
    );
  }

  async function listSumsOfDays(by: Exclude<ReportTime, 'hour'>, asked: Asked): Promise<TimeRow[]> {
    const { now, earlier } = await listDays(asked);
    return rowsOfDays(by, asked.range, asked.before, now, earlier);
  }

  async function readTimes(by: ReportTime, asked: Asked): Promise<Body> {
    const times = by === 'hour' ? await listHours(asked) : await listSumsOfDays(by, asked);
    const rows = times.map(({ key, to, sums, before }) => ({
      key,
      to,
      label: null,
      ...figuresOf(sums, asked),
      before: before && figuresOf(before, asked),
    }));
    return {
      totals: figuresOf(addSums(times.map(({ sums }) => sums)), asked),
      totals_before: asked.before && figuresOf(addSums(times.flatMap(({ before }) => before ?? [])), asked),
      rows: sorted(rows, asked),
      rest: null,
      rest_count: 0,
      other: null,
    };
  }

  async function readParts(by: ReportPart, asked: Asked, limit: number): Promise<Body> {
    const figure = asked.figure === 'key' ? 'net_sales' : asked.figure;
    const [{ rows, whole }, { now, earlier }] = await Promise.all([
      reportsRepository.listParts(db, { ...asked, by, figure, limit }),
      listDays(asked),
    ]);
    const totals = addSums(now.values());
    const of_goods = by === 'product' || by === 'category';
    const shown = { ...asked, of_goods };
    const other = addSums([whole], -1, totals);
    const { count } = whole;
    return {
      totals: figuresOf(totals, asked),
      totals_before: earlier && figuresOf(addSums(earlier.values()), asked),
      rows: rows.map(({ key, label, before, ...sums }) => ({
        key,
        to: null,
        label,
        ...figuresOf(sums, shown),
        before: asked.before && figuresOf(addSums(before ? [before] : []), shown),
      })),
      rest: count > rows.length ? figuresOf(addSums(rows, -1, sumsOf(whole)), shown) : null,
      rest_count: count - rows.length,
      other: of_goods && !isNothing({ ...other, orders: 0 }) ? figuresOf(other, shown) : null,
    };
  }

  const read = (asked: Asked, limit: number): Promise<Body> =>
    isPart(asked.by) ? readParts(asked.by, asked, limit) : readTimes(asked.by, asked);

  return {
    ask,
    read,

    /**
     * A report with at most 100 rows of what is no time, and what the others come to.
     * @throws AppError `validation.failed` for days that are in the wrong order, or too many
     */
    async get(filter: ReportFilters, reader: ReportReader): Promise<ReportView> {
      const asked = await ask(filter, reader);
      const { by, range, before, today, time_zone, currency } = asked;
      const [body, state, currencies] = await Promise.all([
        read(asked, MOST_SHOWN),
        reportsRepository.findState(db),
        reportsRepository.listCurrencies(db, range),
      ]);
      return {
        by,
        ...range,
        before,
        today,
        time_zone,
        currency,
        currencies: [...new Set([...currencies, currency])].sort(),
        as_of: state.noted_at?.toISOString() ?? null,
        days_due: state.days_due,
        ...body,
      };
    },
  };
}

/** A whole without its count. */
const sumsOf = (whole: ReportSums): ReportSums => addSums([whole]);

/** Rows of time by one of their figures; those that have none come last. */
function sorted(rows: ReportRowView[], { figure, is_falling }: Pick<Asked, 'figure' | 'is_falling'>): ReportRowView[] {
  const sign = is_falling ? -1 : 1;
  if (figure === 'key') return is_falling ? rows.toReversed() : rows;
  const value = (row: ReportRowView): number => {
    const own = row[figure];
    return own === null ? Infinity : sign * own;
  };
  return rows.toSorted((one, other) => (value(one) === value(other) ? 0 : value(one) - value(other)));
}
