import { splitByLargestRemainder } from '@tessera/shared/money';
import type { PlanSnapshot } from '../../../infra/database/tables/payments';
import { addDays, addMonths } from '../../../infra/basics/calendar';

export interface PlannedInstalment {
  number: number;
  /** YYYY-MM-DD */
  due_on: string;
  /** minor units */
  amount: number;
}

export type PlanTerms = Pick<PlanSnapshot, 'parts' | 'first_due_days' | 'interval_unit' | 'interval_count'>;

/**
 * When how much is due. Every date is counted from the first one, so that a short month does not shorten the later
 * ones; the instalments differ by one minor unit at most, the larger ones first, and add up to `amount`.
 * @param start the day of the order in the store's time zone, YYYY-MM-DD
 */
export function planSchedule(plan: PlanTerms, amount: number, start: string): PlannedInstalment[] {
  const first = addDays(start, plan.first_due_days);
  const equal = Array.from({ length: plan.parts }, () => 1);
  return splitByLargestRemainder(amount, equal).map((part, index) => ({
    number: index + 1,
    due_on: dueOn(plan, first, index),
    amount: part,
  }));
}

function dueOn({ interval_unit, interval_count }: PlanTerms, first: string, index: number): string {
  const steps = interval_count * index;
  return interval_unit === 'month' ? addMonths(first, steps) : addDays(first, steps);
}

/** Whether the first instalment is paid with the order. */
export function isFirstAtOnce({ first_due_days }: Pick<PlanSnapshot, 'first_due_days'>): boolean {
  return first_due_days === 0;
}

/** Whether an amount may be bought by a plan: within its bounds, and at least one minor unit for each instalment. */
export function takesAmount(
  plan: { min_amount: number; max_amount: number | null; parts: number },
  amount: number,
): boolean {
  return amount >= Math.max(plan.min_amount, plan.parts) && amount <= (plan.max_amount ?? Infinity);
}
