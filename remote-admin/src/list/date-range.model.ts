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
