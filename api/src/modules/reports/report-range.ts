import { AppError } from '../../errors/errors';
import { addDays, addMonths, daysBetween } from '../../infra/basics/calendar';
import type { ReportFilters, ReportRange } from '../../schemas/filters/report-filter';

/** Days from `from` to `to`, YYYY-MM-DD; both included. */
export interface Days {
  from: string;
  to: string;
}

export const MOST_DAYS = 366;
/** More hours than that are no picture any more, and they are read from the orders themselves. */
export const MOST_DAYS_OF_HOURS = 7;
const DEFAULT: ReportRange = '30_days';

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const yearOf = (day: string): string => `${day.slice(0, 4)}-01-01`;
const last = (count: number) => (today: string) => ({ from: addDays(today, 1 - count), to: today });

const RANGES: Record<ReportRange, (today: string) => Days> = {
  today: last(1),
  '7_days': last(7),
  '30_days': last(30),
  '90_days': last(90),
  this_month: (today) => ({ from: monthOf(today), to: today }),
  last_month: (today) => ({ from: addMonths(monthOf(today), -1), to: addDays(monthOf(today), -1) }),
  this_year: (today) => ({ from: yearOf(today), to: today }),
  last_year: (today) => ({ from: addMonths(yearOf(today), -12), to: addDays(yearOf(today), -1) }),
};

/** Days that were named; one alone is that day. */
const named = (from: string | undefined, to: string | undefined): Days | undefined => {
  const [first, last_day] = [from ?? to, to ?? from];
  return first === undefined || last_day === undefined ? undefined : { from: first, to: last_day };
};

/**
 * The days that are asked for: own ones count before a range by its name.
 * @param today in the store's time zone
 * @throws AppError `validation.failed` for days in the wrong order, for too many, and for hours of too many
 */
export function rangeOf(
  { by, range = DEFAULT, from, to }: Pick<ReportFilters, 'by' | 'range' | 'from' | 'to'>,
  today: string,
): Days {
  const days = named(from, to) ?? RANGES[range](today);
  if (days.from > days.to) throw new AppError('validation.failed.days_reversed', {}, { field: 'to' });
  const count = daysBetween(days.from, days.to) + 1;
  if (count > MOST_DAYS) throw new AppError('validation.failed.days_too_many', { most: MOST_DAYS }, { field: 'from' });
  if (by === 'hour' && count > MOST_DAYS_OF_HOURS) {
    throw new AppError('validation.failed.hours_too_many', { most: MOST_DAYS_OF_HOURS }, { field: 'from' });
  }
  return days;
}

/** What a range is compared with; null: with nothing. */
export function daysBefore({ from, to }: Days, compare: ReportFilters['compare'] = 'previous'): Days | null {
  if (compare === 'none') return null;
  if (compare === 'year') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  const count = daysBetween(from, to) + 1;
  return { from: addDays(from, -count), to: addDays(from, -1) };
}
