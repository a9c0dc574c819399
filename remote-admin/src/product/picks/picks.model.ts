import type { CategoryPicks } from '@tessera/shared/contract';

/** A product that staff have chosen. */
export type Pick = CategoryPicks['items'][number];

export const STEPS = ['first', 'up', 'down', 'last'] as const;
export type PickStep = (typeof STEPS)[number];

/** Where one step leads from a place among `count`; undefined: it is there already. */
export function placeAfter(from: number, step: PickStep, count: number): number | undefined {
  const to = { first: 0, up: from - 1, down: from + 1, last: count - 1 }[step];
  return to < 0 || to >= count || to === from ? undefined : to;
}

/** The list with one of it in another place. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const left = list.filter((_, index) => index !== from);
  return [...left.slice(0, to), ...list.slice(from, from + 1), ...left.slice(to)];
}

/** Where what is let go before the row of an index comes to stand. */
export const placeOfGap = (from: number, gap: number): number => (gap > from ? gap - 1 : gap);

export const areSame = (one: readonly Pick[], other: readonly Pick[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
