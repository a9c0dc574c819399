import { addDays, daysBetween } from '../basics/calendar';

/** migrations/0163_sales_by_stretch.sql */
const FIRST_DAY = '2000-01-01';
const LENGTH = 16;

/** The stretch of 16 days that a day (YYYY-MM-DD) lies in. */
export const stretchOf = (day: string): number => Math.floor(daysBetween(FIRST_DAY, day) / LENGTH);

export const firstDayOf = (stretch: number): string => addDays(FIRST_DAY, stretch * LENGTH);

export const lastDayOf = (stretch: number): string => addDays(firstDayOf(stretch), LENGTH - 1);

export interface Stretches {
  /** whole stretches, this one included */
  from: number;
  /** this one not included */
  until: number;
  /** the days before them, both included */
  head: readonly [from: string, to: string];
  /** the days after them */
  tail: readonly [from: string, to: string];
}

/**
 * Some days as whole stretches with the days before and after them; a range whose `to` lies before its `from` is empty.
 * @param from YYYY-MM-DD
 * @param to included
 */
export function stretchesOf(from: string, to: string): Stretches {
  const first = stretchOf(addDays(from, LENGTH - 1));
  const until = Math.max(first, stretchOf(addDays(to, 1)));
  const before = addDays(firstDayOf(first), -1);
  const isShort = before >= to;
  return {
    from: first,
    until,
    head: [from, isShort ? to : before],
    tail: [isShort ? addDays(to, 1) : firstDayOf(until), to],
  };
}
