const UTC = 'UTC';

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** 'November 24, 2026' for '2026-11-24'. A day is a day, whatever the clock of the reader says. */
export function formatDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: UTC }).format(dateOf(day));
}

/** 'Tue, Nov 24 – Thu, Nov 26' for the days between which something arrives. */
export function formatDays(earliest: string, latest: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: UTC });
  return format.formatRange(dateOf(earliest), dateOf(latest));
}

/** 'November 21, 2026' for a moment, in the reader's own time zone. */
export function dayOf(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(time));
}

/** 'Nov 21, 2026, 8:57 AM' for a moment, in the reader's own time zone. */
export function momentOf(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}

/** The reader's own day as YYYY-MM-DD, as days of the API are written. */
export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
