const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
];

/**
 * '5 minutes ago' for an RFC 3339 time, 'now' for less than a minute. A time that a wrong clock puts into the future counts as now.
 * @param now milliseconds since the epoch
 */
export function relativeTime(time: string, now: number, locale: string): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** 'November 21, 2026 at 8:57 AM' in the reader's own time zone. */
export function absoluteTime(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time));
}
