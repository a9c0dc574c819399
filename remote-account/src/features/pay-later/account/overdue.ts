import type { PayLaterAccount, PayLaterSchedule } from '@tessera/shared/contract';

export const hasOverdue = ({ instalments }: PayLaterSchedule): boolean =>
  instalments.some(({ state }) => state === 'overdue');

/** What is overdue in all, in minor units, and since when (YYYY-MM-DD); undefined where nothing is. */
export function overdueOf({
  schedules,
}: Pick<PayLaterAccount, 'schedules'>): { amount: number; since: string } | undefined {
  const overdue = schedules.flatMap(({ instalments }) => instalments.filter(({ state }) => state === 'overdue'));
  const [since] = overdue.map(({ due_on }) => due_on).sort();
  return since === undefined
    ? undefined
    : { since, amount: overdue.reduce((sum, { amount, paid }) => sum + amount - paid, 0) };
}
