import { addDays, dayReader } from '../basics/calendar';

/** A stretch of time; `end` does not belong to it. */
export interface Span {
  start: Date;
  end: Date;
}

export interface DaySpan extends Span {
  /** YYYY-MM-DD */
  day: string;
}

/** Where days of all time zones begin: their distance from UTC is a whole number of these. */
export const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** UTC+14 begins a day first; UTC-12 last, an hour later where its midnight is skipped. */
const EARLIEST_HOURS = -15;
const LATEST_HOURS = 14;

/** The first quarter of an hour whose day is `day` or a later one: where midnight is skipped, the moment after it. */
function searchStart(day: string, read: (moment: number) => string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let before = midnight + EARLIEST_HOURS * HOUR_MS;
  let from = midnight + LATEST_HOURS * HOUR_MS;
  while (from - before > QUARTER_MS) {
    const middle = before + Math.floor((from - before) / 2 / QUARTER_MS) * QUARTER_MS;
    if (read(middle) >= day) from = middle;
    else before = middle;
  }
  return new Date(from);
}

/** The same, as it is after most days: a day later. A year takes a third of the time so. */
function startAfter(before: Date, day: string, read: (moment: number) => string): Date {
  const next = before.getTime() + DAY_MS;
  return read(next) === day && read(next - QUARTER_MS) < day ? new Date(next) : searchStart(day, read);
}

/**
 * The days of a time zone from `first` to `last`, both included, without a gap: 23 or 25 hours long where clocks are put
 * forward or back, and empty where a zone has skipped a day.
 * @param time_zone IANA name
 * @param first YYYY-MM-DD
 */
export function daysOf(time_zone: string, first: string, last: string): DaySpan[] {
  const read = dayReader(time_zone);
  const days: DaySpan[] = [];
  let start = searchStart(first, read);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const end = startAfter(start, addDays(day, 1), read);
    days.push({ day, start, end });
    start = end;
  }
  return days;
}

/** A span in hours from its start; the last one is shorter where clocks move by half an hour. */
export function hoursOf({ start, end }: Span): Span[] {
  const hours: Span[] = [];
  for (let from = start.getTime(); from < end.getTime(); from += HOUR_MS) {
    hours.push({ start: new Date(from), end: new Date(Math.min(from + HOUR_MS, end.getTime())) });
  }
  return hours;
}
