export interface Amounts {
  /** minor units, after refunds */
  amount: number;
  paid: number;
}

export type InstalmentState = 'paid' | 'open' | 'due' | 'overdue';

/** What is still to be paid of an instalment. */
export const openOf = ({ amount, paid }: Amounts): number => amount - paid;

/** What instalments come to, minor units. */
export const wholeOf = (instalments: readonly Amounts[]): number =>
  instalments.reduce((sum, { amount }) => sum + amount, 0);

/** What is open of all of them, minor units. */
export const openOfAll = (instalments: readonly Amounts[]): number =>
  instalments.reduce((sum, instalment) => sum + openOf(instalment), 0);

/** Follows from the date and from what was paid; it is never stored. `today` is in the store's time zone. */
export function stateOf(instalment: Amounts & { due_on: string }, today: string): InstalmentState {
  if (openOf(instalment) <= 0) return 'paid';
  if (instalment.due_on < today) return 'overdue';
  return instalment.due_on === today ? 'due' : 'open';
}
