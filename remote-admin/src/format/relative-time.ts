import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../messages/admin';

const STEPS: [limit_seconds: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [3600, 'minute', 60],
  [86_400, 'hour', 3600],
  [86_400 * 7, 'day', 86_400],
  [86_400 * 30, 'week', 86_400 * 7],
  [86_400 * 365, 'month', 86_400 * 30],
  [Infinity, 'year', 86_400 * 365],
];

const formats = new Map<string, { ago: Intl.RelativeTimeFormat; moment: Intl.DateTimeFormat }>();

/** A list asks for two in each row, and to make one takes a hundred times as long as to ask it. */
function formatsIn(locale: string) {
  const known = formats.get(locale) ?? {
    ago: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    moment: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' }),
  };
  formats.set(locale, known);
  return known;
}

/**
 * How long ago (or from now) a moment is, in words: 'just now', '5 minutes ago', 'yesterday'.
 * @param iso RFC 3339
 * @param now milliseconds since the epoch
 */
export function relativeTime(iso: string, now: number, locale: string): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const distance = Math.abs(seconds);
  if (distance < 60) return messagesIn(adminMessages).justNow;
  const step = STEPS.find(([limit]) => distance < limit);
  if (!step) return absoluteTime(iso, locale);
  const [, unit, size] = step;
  return formatsIn(locale).ago.format(Math.trunc(seconds / size), unit);
}

/** The moment itself, in the reader's time zone, with its zone named: for tooltips. */
export function absoluteTime(iso: string, locale: string): string {
  return formatsIn(locale).moment.format(new Date(iso));
}
