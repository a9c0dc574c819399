import { invoiceContentOf, priceOf } from './invoice-content';
import type { InvoiceContent, InvoicedOrder, InvoiceHead, InvoiceTotals } from './invoice-content';
import { invoiceWords } from './invoice-words';
import { addTaxed, taxedTotals, taxLinesOf } from './taxed-left';
import type { Taxed } from './taxed-left';

/** What was changed of an order; all with their sign, in minor units. */
export interface Difference {
  amount: number;
  lines: readonly { name: string; details: string; quantity: number; unit_price: number; total: number }[];
  taxes: InvoiceTotals['tax_lines'];
}

export interface DifferenceHead extends InvoiceHead {
  kind: 'invoice' | 'credit_note';
  /** the first invoice's number */
  refers_to: string;
}

/**
 * What the paper of a difference says: the lines that changed and, where delivery did too, one further line; its total is
 * what was paid or went back, to the minor unit.
 * @param left what the order's papers come to without it
 */
export function differenceContentOf(
  order: InvoicedOrder,
  differences: readonly Difference[],
  left: Taxed,
  { kind, refers_to, ...head }: DifferenceHead,
): InvoiceContent {
  const sign = kind === 'credit_note' ? -1 : 1;
  const total = sign * sumOf(differences, ({ amount }) => amount);
  const lines = differences
    .flatMap((difference) => difference.lines)
    .map(({ unit_price, ...line }) => ({
      ...line,
      unit_price: priceOf(unit_price, line.quantity, line.total),
      quantity: sign * line.quantity,
      discount: 0,
      total: sign * line.total,
    }));
  const rest = total - sumOf(lines, (line) => line.total);
  const { further } = invoiceWords[head.language].credit;
  const { tax_lines } = taxesOf(differences, sign, left);
  return {
    ...invoiceContentOf(order, head),
    ...(kind === 'credit_note' ? { kind } : {}),
    refers_to,
    lines:
      rest === 0
        ? lines
        : [...lines, { name: further, details: '', quantity: 1, unit_price: rest, discount: 0, total: rest }],
    totals: taxedTotals({ total, tax_lines }),
  };
}

/** With the last of an order's money goes the last of each tax. */
function taxesOf(differences: readonly Difference[], sign: 1 | -1, left: Taxed): Pick<Taxed, 'tax_lines'> {
  const total = sign * sumOf(differences, ({ amount }) => amount);
  if (sign < 0 && total === left.total) return left;
  return addTaxed(
    differences.map(({ taxes }) => {
      return { times: sign, of: { total: 0, tax_lines: taxLinesOf({ tax_lines: taxes }) } };
    }),
  );
}

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
