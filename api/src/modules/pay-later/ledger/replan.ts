import { splitByLargestRemainder } from '@tessera/shared/money';
import { openOf } from './instalment-state';
import type { Amounts } from './instalment-state';

export interface Replanned<T extends Amounts> {
  instalments: T[];
  /** what had been paid already and goes back to the buyer, minor units */
  pay_back: number;
}

/**
 * What a refund does to a schedule: it is taken from what is still open, in proportion, so that no later instalment grows;
 * only what is more than that goes back, from the last payment on.
 * @param refund minor units, at most what the schedule comes to
 * @throws RangeError when it is more, or negative
 */
export function replan<T extends Amounts>(instalments: readonly T[], refund: number): Replanned<T> {
  const whole = instalments.reduce((sum, { amount }) => sum + amount, 0);
  if (refund < 0 || refund > whole) throw new RangeError('a refund cannot be more than what was bought');
  const open = instalments.map(openOf);
  const from_open = Math.min(
    refund,
    open.reduce((sum, amount) => sum + amount, 0),
  );
  const shares = from_open > 0 ? splitByLargestRemainder(from_open, open) : instalments.map(() => 0);
  const reduced = instalments.map((instalment, index) => ({
    ...instalment,
    amount: instalment.amount - (shares[index] ?? 0),
  }));
  const pay_back = refund - from_open;
  return { instalments: takeBack(reduced, pay_back), pay_back };
}

/**
 * What an amount that was added does to a schedule: it is spread over what is still open, in proportion, or is put onto
 * the last instalment where nothing is.
 * @param added minor units
 */
export function extend<T extends Amounts>(instalments: readonly T[], added: number): T[] {
  const open = instalments.map(openOf);
  const last = instalments.map((_, index) => (index === instalments.length - 1 ? 1 : 0));
  const shares = splitByLargestRemainder(added, open.some((amount) => amount > 0) ? open : last);
  return instalments.map((instalment, index) => ({ ...instalment, amount: instalment.amount + (shares[index] ?? 0) }));
}

/**
 * What was paid has gone back without anything being returned: so much is open again, of the last paid instalment first.
 * @param returned minor units
 * @param first how much of an instalment is to be open again before anything of the others is
 * @returns with how much of it had been paid into the schedule
 */
export function reopen<T extends Amounts>(
  instalments: readonly T[],
  returned: number,
  first: (instalment: T) => number = () => 0,
): Reopened<T> {
  let left = returned;
  const take = (instalment: T, most: number): T => {
    const taken = Math.min(instalment.paid, most, left);
    left -= taken;
    return { ...instalment, paid: instalment.paid - taken };
  };
  const begun = instalments.toReversed().map((instalment) => take(instalment, first(instalment)));
  const result = begun.map((instalment) => take(instalment, left));
  return { instalments: result.toReversed(), reopened: returned - left };
}

export interface Reopened<T extends Amounts> {
  instalments: T[];
  /** minor units */
  reopened: number;
}

/**
 * Instalments with some of them raised, or lowered.
 * @param parts by how much, minor units; an instalment stands there once
 * @returns undefined where one is not there, or less is open of it than it would be lowered by
 */
export function adjust<T extends Amounts & { id: string }>(
  instalments: readonly T[],
  parts: readonly { instalment_id: string; amount: number }[],
): T[] | undefined {
  const changes = new Map(parts.map(({ instalment_id, amount }) => [instalment_id, amount]));
  const found = instalments.filter(({ id }) => changes.has(id));
  const isOpen = (one: T): boolean => openOf(one) + (changes.get(one.id) ?? 0) >= 0;
  if (found.length < parts.length || !found.every(isOpen)) return undefined;
  return instalments.map((one) => ({ ...one, amount: one.amount + (changes.get(one.id) ?? 0) }));
}

/**
 * What was paid of each instalment between two looks at them, where something was.
 * @param sign -1: as what they would be lowered by
 */
export function paidParts<T extends Amounts & { id: string }>(
  before: readonly T[],
  after: readonly T[],
  sign: 1 | -1 = 1,
): { instalment_id: string; amount: number }[] {
  const known = new Map(before.map(({ id, paid }) => [id, paid]));
  return after
    .map(({ id, paid }) => ({ instalment_id: id, amount: sign * (paid - (known.get(id) ?? 0)) }))
    .filter(({ amount }) => amount !== 0);
}

/** Takes what goes back from the last paid instalment, then from the one before. */
function takeBack<T extends Amounts>(instalments: T[], pay_back: number): T[] {
  let left = pay_back;
  const result = [...instalments];
  for (let index = result.length - 1; index >= 0 && left > 0; index -= 1) {
    const instalment = result[index];
    if (!instalment) continue;
    const taken = Math.min(instalment.paid, left);
    result[index] = { ...instalment, amount: instalment.amount - taken, paid: instalment.paid - taken };
    left -= taken;
  }
  return result;
}

export interface Allocation<T extends Amounts> {
  instalments: T[];
  /** what was more than everything that was open */
  left: number;
}

/**
 * Spreads a payment: first over the instalment that it was made for, then over the earliest open ones.
 * @param first index of the instalment that it was made for
 */
export function allocate<T extends Amounts>(instalments: readonly T[], amount: number, first: number): Allocation<T> {
  const order = [first, ...instalments.keys()].filter((index, at, all) => index >= 0 && all.indexOf(index) === at);
  const result = [...instalments];
  let left = amount;
  for (const index of order) {
    const instalment = result[index];
    if (!instalment || left === 0) continue;
    const taken = Math.min(openOf(instalment), left);
    result[index] = { ...instalment, paid: instalment.paid + taken };
    left -= taken;
  }
  return { instalments: result, left };
}
