import { addDays, daysBetween } from '../../infra/basics/calendar';
import type { ReportTime } from '../../schemas/filters/report-filter';
import { addSums, NO_SUMS } from './report-figures';
import type { ReportSums } from './report-figures';
import type { Days } from './report-range';

/** A stretch of time in a report. */
export interface TimeRow {
  /** its first day in the range, or when its hour begins */
  key: string;
  /** its last day; null: it is an hour */
  to: string | null;
  sums: ReportSums;
  /** of as many days, or hours, at the same place in what is compared; null: nothing is */
  before: ReportSums | null;
}

const A_MONDAY = '2000-01-03';

/** What days that belong together have in common. */
const GROUPS: Record<Exclude<ReportTime, 'hour'>, (day: string) => string> = {
  day: (day) => day,
  week: (day) => String(Math.floor(daysBetween(A_MONDAY, day) / 7)),
  month: (day) => day.slice(0, 7),
};

/** Each day from `from` to `to`. */
export function listDays({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Days, weeks from Monday on or months of a range, those at both ends as far as they lie in it. A day is compared with
 * that at the same place; where the range before is a day longer, its last two are taken together.
 * @param sums of each day that has any
 * @param sums_before of those that are compared
 */
export function rowsOfDays(
  by: Exclude<ReportTime, 'hour'>,
  range: Days,
  before: Days | null,
  sums: ReadonlyMap<string, ReportSums>,
  sums_before: ReadonlyMap<string, ReportSums> | null,
): TimeRow[] {
  const days = listDays(range);
  const earlier = before && listDays(before);
  const rows: TimeRow[] = [];
  let group: string | undefined;
  days.forEach((day, index) => {
    const own = GROUPS[by](day);
    if (own !== group) rows.push({ key: day, to: day, sums: NO_SUMS, before: before && NO_SUMS });
    group = own;
    const row = rows.at(-1);
    if (!row) return;
    row.to = day;
    row.sums = addSums(some(sums, [day]), 1, row.sums);
    const same = earlier?.slice(index, index === days.length - 1 ? undefined : index + 1);
    if (same && sums_before) row.before = addSums(some(sums_before, same), 1, row.before ?? NO_SUMS);
  });
  return rows;
}

const some = (sums: ReadonlyMap<string, ReportSums>, days: readonly string[]): ReportSums[] =>
  days.flatMap((day) => sums.get(day) ?? []);

/**
 * Hours of a range, each compared with that at the same place.
 * @param starts when each begins
 * @param sums by their position
 */
export function rowsOfHours(
  starts: readonly Date[],
  sums: ReadonlyMap<number, ReportSums>,
  before: ReadonlyMap<number, ReportSums> | null,
): TimeRow[] {
  const last = starts.length - 1;
  return starts.map((start, index) => ({
    key: start.toISOString(),
    to: null,
    sums: sums.get(index) ?? NO_SUMS,
    before:
      before &&
      addSums([...before].flatMap(([at, part]) => (at === index || (index === last && at > last) ? [part] : []))),
  }));
}
