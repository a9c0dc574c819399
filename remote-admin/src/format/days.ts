/** A day as dates are formatted, whatever the browser's time zone. */
const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** 'Nov 24, 2026' for '2026-11-24'. */
export const dayLabel = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(inUtc(day));

/** The days from one to another: 'Nov 1 – 24, 2026'. */
export const daysLabel = (from: string, to: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(inUtc(from), inUtc(to));

/** 'March 2026' for '2026-03'. */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(inUtc(`${month}-01`));
