import { parseMoney } from '../../../frame/editing/parse-money';
import type { Chosen } from './amount-choice';

interface Sums {
  /** minor units */
  part: number;
  all: number;
  currency: string;
  locale: string;
}

/** The amount that was chosen, minor units; undefined where the typed one is none that can be paid. */
export function readAmount(chosen: Chosen, form: FormData, sums: Sums): number | undefined {
  if (chosen !== 'other') return sums[chosen];
  const amount = parseMoney(String(form.get('amount') ?? ''), sums.currency, sums.locale);
  return amount !== undefined && amount > 0 && amount <= sums.all ? amount : undefined;
}
