/** Calendar dates as 'YYYY-MM-DD': a due date is a day, no moment, so clocks that are put forward or back change nothing. */

const DAY_MS = 86_400_000;

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** @throws RangeError for a year of another length than four digits: as text its days would lie before all others, without an end */
function written(ms: number): string {
  const [date = ''] = new Date(ms).toISOString().split('T');
  if (date.length !== 10) throw new RangeError('No day of the calendar that one can count to');
  return date;
}

type DayReader = (moment: Date | number) => string;

/** By name, of which there are some 600: to make one takes a hundred times as long as to ask it. */
const readers = new Map<string, DayReader>();

/**
 * Reads the day that moments are in at a place; for many moments of one place.
 * @param time_zone IANA name, e.g. 'Europe/Berlin'
 * @throws RangeError for a zone that there is not
 */
export function dayReader(time_zone: string): DayReader {
  const known = readers.get(time_zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const read: DayReader = (moment) => {
    // In parts it takes three times as long, and a year of days asks for many.
    const [month, day, year] = format.format(moment).split('/');
    return `${year}-${month}-${day}`;
  };
  readers.set(time_zone, read);
  return read;
}

/** The day that a moment is in at a place; as `dayReader`. */
export const dayIn = (time_zone: string, moment: Date): string => dayReader(time_zone)(moment);

/** Whether it is the IANA name of a time zone ('Europe/Berlin', 'UTC'; '+02:00' is an offset, and none). */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** The hour of the day (0 to 23) that a moment is in at a place; as `dayReader`. */
export function hourIn(time_zone: string, moment: Date): number {
  const known = hourFormats.get(time_zone);
  const format = known ?? new Intl.DateTimeFormat('en-US', { timeZone: time_zone, hour: 'numeric', hourCycle: 'h23' });
  if (!known) hourFormats.set(time_zone, format);
  return Number(format.format(moment));
}

export function addDays(date: string, days: number): string {
  return written(utc(date) + days * DAY_MS);
}

/** When a day ('2026-01-31') is over, in UTC. */
export const endOf = (date: string): Date => new Date(utc(date) + DAY_MS);

/** The same day of a later month; where it has no such day, its last one (31 January + 1 → 28 or 29 February). */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return written(Math.min(Date.UTC(year, month - 1 + months, day), last.getTime()));
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** Whether it is a day of the calendar at all ('2026-02-30' is none), of the years 1000 to 2999: from those one can count on and back. */
export function isDay(date: string): boolean {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(utc(date)) && written(utc(date)) === date;
}

/** Whole years from a birthday to a day; somebody born on 29 February has it on 1 March in other years. */
export function yearsBetween(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
