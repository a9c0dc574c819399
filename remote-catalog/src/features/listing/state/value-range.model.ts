import type { AttributeFacet } from '@tessera/shared/contract';

/** One for each end of a range. */
export type Ends = Record<'min' | 'max', string>;

const DAY_MS = 86_400_000;
const BETWEEN = '..';
const NUMBER = /^-?\d{1,9}(?:\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The ends of a range as an address has it ('200..500', '200..'); both open for anything else. */
export function readRange(text: string): Ends {
  const [min = '', max] = text.split(BETWEEN);
  return max === undefined ? { min: '', max: '' } : { min, max };
}

/** What somebody typed as one end; '' for nothing and for what is neither a number nor a day. */
function endOf(text: string): string {
  const plain = text.replace(',', '.').replace(/\s/g, '');
  return NUMBER.test(plain) || DAY.test(plain) ? plain : '';
}

/** The range as an address has it, from what was typed; '' where both ends are open. */
export function rangeOf({ min, max }: Ends): string {
  const [from, to] = [endOf(min), endOf(max)];
  return from === '' && to === '' ? '' : from + BETWEEN + to;
}

/** The lowest and the highest that there is, as its fields take them; days are days. */
export function offeredEnds({ kind, range }: Pick<AttributeFacet, 'kind' | 'range'>): Ends | undefined {
  if (!range) return undefined;
  const write = (end: number): string =>
    kind === 'date' ? new Date(end * DAY_MS).toISOString().slice(0, 10) : String(end);
  return { min: write(range.min), max: write(range.max) };
}
