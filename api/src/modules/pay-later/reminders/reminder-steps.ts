import { daysBetween } from '../../../infra/basics/calendar';

/** A reminder that was missed is made good for so long after the last step. */
const LAST_CHANCE_DAYS = 7;

/**
 * The step that an open instalment is at today, or null when none is due. A worker that slept over a step makes it
 * good until the next one.
 * @param steps days from the due date, below 0 before it, the earliest first
 */
export function reminderStep(steps: readonly number[], due_on: string, today: string): number | null {
  const days = daysBetween(due_on, today);
  if (days > (steps.at(-1) ?? 0) + LAST_CHANCE_DAYS) return null;
  return steps.filter((step) => step <= days).at(-1) ?? null;
}
