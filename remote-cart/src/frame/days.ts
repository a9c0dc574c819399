const UTC = 'UTC';

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** 'November 24, 2026', for what is due. A day is a day, whatever the clock of the reader says. */
export function formatDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: UTC }).format(dateOf(day));
}

/** 'Nov 24 – 26' for the days between which something arrives. */
export function formatDays(earliest: string, latest: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: UTC });
  return format.formatRange(dateOf(earliest), dateOf(latest));
}
