import { readDay } from './numbers';

/** From one number to another, both ends included; an end that is left open is infinite. */
export interface ValueRange {
  min: number;
  max: number;
}

const RANGE = /^(.{0,20})\.\.(.{0,20})$/;
const NUMBER = /^-?\d{1,9}(?:\.\d{1,6})?$/;

function readEnd(text: string, open: number): number {
  if (text === '') return open;
  return NUMBER.test(text) ? Number(text) : (readDay(text) ?? Number.NaN);
}

/**
 * What `attr.<code>` asks for as a range: '200..500', '200..', '..500', or days ('2024-01-01..'). Ends in the wrong order
 * are taken the right way round.
 * @returns undefined for what is no range: then it is a value's name
 */
export function readRange(text: string): ValueRange | undefined {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const [one, other] = [readEnd(from, -Infinity), readEnd(to, Infinity)];
  if (Number.isNaN(one) || Number.isNaN(other)) return undefined;
  return one <= other ? { min: one, max: other } : { min: other, max: one };
}
