export const PRESETS = ['today', 'week', 'month', 'quarter'] as const;
export type DatePreset = (typeof PRESETS)[number];

const DAYS: Record<DatePreset, number> = { today: 1, week: 7, month: 30, quarter: 90 };
const DAY_MS = 86_400_000;

/**
 * The days of a usual range that ends today, which counts.
 * @param today YYYY-MM-DD
 */
export function presetDays(preset: DatePreset, today: string): { from: string; to: string } {
  const first = Date.parse(`${today}T00:00:00Z`) - (DAYS[preset] - 1) * DAY_MS;
  return { from: new Date(first).toISOString().slice(0, 10), to: today };
}

/** A day of the calendar, YYYY-MM-DD; 2026-02-30 is none. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
