import { daysBetween } from '../../../infra/basics/calendar';

/** Days from the due date on which a reminder is due: five, one and none before; three, seven and fourteen after. */
export const REMINDER_STEPS = [-5, -1, 0, 3, 7, 14] as const;

/** A reminder that was missed is made good for so long after the last step. */
const LAST_CHANCE_DAYS = 7;

/**
 * The step that an open instalment is at today, or null when none is due. A worker that slept over a step makes it
 * good until the next one.
 */
export function reminderStep(due_on: string, today: string): number | null {
  const days = daysBetween(due_on, today);
  if (days > 14 + LAST_CHANCE_DAYS) return null;
  return REMINDER_STEPS.filter((step) => step <= days).at(-1) ?? null;
}
