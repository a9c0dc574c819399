import { invoiceContentOf } from './invoice-content';
import type { InvoiceContent, InvoicedOrder, InvoiceHead } from './invoice-content';
import { invoiceWords } from './invoice-words';

/** What was changed of an order; all with their sign, in minor units. */
export interface Difference {
  amount: number;
  lines: readonly { name: string; details: string; quantity: number; unit_price: number; total: number }[];
  taxes: readonly { name: string; rate: number; amount: number }[];
}

export interface DifferenceHead extends InvoiceHead {
  kind: 'invoice' | 'credit_note';
  /** the first invoice's number */
  refers_to: string;
}

/**
 * What the paper of a difference says: the lines that changed and, where delivery did too, one further line; its total is
 * what was paid or went back, to the minor unit.
 */
export function differenceContentOf(
  order: InvoicedOrder,
  differences: readonly Difference[],
  { kind, refers_to, ...head }: DifferenceHead,
): InvoiceContent {
  const sign = kind === 'credit_note' ? -1 : 1;
  const total = sign * sumOf(differences, ({ amount }) => amount);
  const lines = differences
    .flatMap((difference) => difference.lines)
    .map((line) => ({ ...line, quantity: sign * line.quantity, discount: 0, total: sign * line.total }));
  const rest = total - sumOf(lines, (line) => line.total);
  const { further } = invoiceWords[head.language].credit;
  const tax_lines = taxesOf(differences, sign);
  return {
    ...invoiceContentOf(order, head),
    ...(kind === 'credit_note' ? { kind } : {}),
    refers_to,
    lines:
      rest === 0
        ? lines
        : [...lines, { name: further, details: '', quantity: 1, unit_price: rest, discount: 0, total: rest }],
    totals: {
      items: total,
      discount: 0,
      shipping: 0,
      fee: 0,
      tax: sumOf(tax_lines, ({ amount }) => amount),
      tax_included: true,
      total,
      tax_lines,
    },
  };
}

function taxesOf(differences: readonly Difference[], sign: number) {
  const taxes = new Map<string, Difference['taxes'][number]>();
  for (const { name, rate, amount } of differences.flatMap((difference) => difference.taxes)) {
    const key = `${rate} ${name}`;
    taxes.set(key, { name, rate, amount: (taxes.get(key)?.amount ?? 0) + sign * amount });
  }
  return [...taxes.values()].filter(({ amount }) => amount !== 0);
}

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
