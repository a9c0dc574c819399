import type { MonthClosing } from '@tessera/shared/contract';
import { formatMoney } from '@tessera/shared/money';

/** What is compared in one currency. */
export type CheckedSum = MonthClosing['checks'][number]['sums'][number] & {
  check: MonthClosing['checks'][number]['check'];
};

/** As many months can be chosen. */
const MONTHS = 24;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Months as YYYY-MM, the latest first, from the one that `today` is in. */
export function lastMonths(today: Date, count = MONTHS): string[] {
  const [year, month] = [today.getFullYear(), today.getMonth()];
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - back, 1)).toISOString().slice(0, 7),
  );
}

/** The month that an address names; without one the last that is over. */
export function monthOf(params: URLSearchParams, today: Date): string {
  const named = params.get('month') ?? '';
  return MONTH.test(named) ? named : (lastMonths(today, 2)[1] ?? '');
}

/** Every check in each of its currencies. */
export const checkedSums = ({ checks }: Pick<MonthClosing, 'checks'>): CheckedSum[] =>
  checks.flatMap(({ check, sums }) => sums.map((sum) => ({ check, ...sum })));

/** By how much the second book says more than the first; '–' where both say the same. */
export function differenceText(
  { expected, found, currency }: { expected: number; found: number; currency: string },
  locale: string,
): string {
  return found === expected ? '–' : formatMoney(found - expected, currency, locale);
}

type ValueBookRow = MonthClosing['stored_values'][number];

/** The lines of the book of gift cards and store credit, from what was owed first to what is owed last. */
export const VALUE_LINES = [
  'opening',
  'issued',
  'redeemed',
  'refunded',
  'spent',
  'lapsed',
  'adjusted',
  'ended',
  'closing',
] as const satisfies readonly (keyof ValueBookRow)[];

export interface ValueBook {
  currency: string;
  gift_cards: ValueBookRow | undefined;
  store_credit: ValueBookRow | undefined;
}

/** The books of each currency side by side. */
export function valueBooks({ stored_values }: Pick<MonthClosing, 'stored_values'>): ValueBook[] {
  const currencies = [...new Set(stored_values.map(({ currency }) => currency))];
  const find = (currency: string, value: ValueBookRow['value']) =>
    stored_values.find((row) => row.currency === currency && row.value === value);
  return currencies.map((currency) => ({
    currency,
    gift_cards: find(currency, 'gift_cards'),
    store_credit: find(currency, 'store_credit'),
  }));
}

/** The last day of a month (YYYY-MM), or today where that comes first. */
export function lastDayOf(month: string, today: Date): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const now = today.toISOString().slice(0, 10);
  return last < now ? last : now;
}
