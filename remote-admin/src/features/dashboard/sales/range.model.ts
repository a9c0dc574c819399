/** Days as the address names them: a number of days up to today, or the first and the last one. */
export type Range = { days: Preset } | { from: string; to: string };
export type Preset = (typeof PRESETS)[number];

export const PRESETS = [1, 7, 30, 90] as const;
const DEFAULT: Range = { days: 30 };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks for; the last 30 days where it is not clear. */
export function readRange(params: URLSearchParams): Range {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (DAY.test(from) && DAY.test(to) && from <= to) return { from, to };
  const days = PRESETS.find((preset) => String(preset) === params.get('days'));
  return days ? { days } : DEFAULT;
}

/** The address's query for a range. */
export function rangeQuery(range: Range): string {
  if (!('days' in range)) return `?from=${range.from}&to=${range.to}`;
  return 'days' in DEFAULT && range.days === DEFAULT.days ? '' : `?days=${range.days}`;
}
