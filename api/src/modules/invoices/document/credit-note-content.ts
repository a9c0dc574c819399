import { splitByLargestRemainder } from '@tessera/shared/money';
import type { RefundedPieces } from '../../../infra/database/tables/orders';
import { invoiceContentOf, detailsOf } from './invoice-content';
import type { InvoiceContent, InvoicedOrder, InvoiceHead, InvoiceLine, InvoiceTotals } from './invoice-content';
import { invoiceWords } from './invoice-words';

/** A refund as a credit note tells of it; amounts in minor units, with their tax. */
export interface CreditedRefund {
  amount: number;
  /** the pieces that came back, with what they were worth and the tax in it; `tax_rate`: thousandths of a percent */
  items: readonly RefundedPieces[];
}

export interface CreditNoteHead extends InvoiceHead {
  /** the invoice's number */
  refers_to: string;
}

/**
 * What a credit note says: the pieces that came back at what they were worth, and one further line where more or less
 * money than that went back, so that its total is the refund's amount to the minor unit. The pieces' tax is their own,
 * that of a further amount is its share of what is left of the order's: with the whole of it all of its tax is credited.
 */
export function creditNoteContentOf(
  order: InvoicedOrder,
  { amount, items }: CreditedRefund,
  { refers_to, ...head }: CreditNoteHead,
): InvoiceContent {
  const lines = items.flatMap((piece) => pieceLine(order, piece));
  const rest = amount - sumOf(lines, ({ total }) => total);
  return {
    ...invoiceContentOf(order, head),
    kind: 'credit_note',
    refers_to,
    lines: rest === 0 ? lines : [...lines, restLine(rest, head, lines.length > 0)],
    totals: totalsOf(order.totals, amount, items),
  };
}

function pieceLine({ items }: InvoicedOrder, { order_item_id, quantity, amount }: RefundedPieces): InvoiceLine[] {
  const item = items.find(({ id }) => id === order_item_id);
  if (!item) return [];
  const { name, unit_price } = item;
  return [{ name, details: detailsOf(item), quantity, unit_price, discount: 0, total: amount }];
}

function restLine(total: number, { language }: InvoiceHead, has_goods: boolean): InvoiceLine {
  const { further, deducted, refunded } = invoiceWords[language].credit;
  const name = has_goods ? (total > 0 ? further : deducted) : refunded;
  return { name, details: '', quantity: 1, unit_price: total, discount: 0, total };
}

/** What was credited holds its tax, whether prices do or not. */
function totalsOf(
  { tax_lines, total }: InvoiceTotals,
  amount: number,
  items: readonly RefundedPieces[],
): InvoiceTotals {
  const goods = sumOf(items, (piece) => piece.amount);
  const taxes = tax_lines.map(({ name, rate, amount: tax }) => {
    const same = items.filter((piece) => piece.tax_name === name && piece.tax_rate === rate);
    const own = sumOf(same, (piece) => piece.tax);
    const credited = amount < goods ? share(own, amount, goods) : own + share(tax - own, amount - goods, total - goods);
    return { name, rate, amount: credited };
  });
  return {
    items: amount,
    discount: 0,
    shipping: 0,
    fee: 0,
    tax: sumOf(taxes, (line) => line.amount),
    tax_included: true,
    total: amount,
    tax_lines: taxes.filter((line) => line.amount !== 0),
  };
}

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

/** The share of a tax that goes with `part` of `whole`. */
function share(tax: number, part: number, whole: number): number {
  return part > 0 && whole > 0 ? (splitByLargestRemainder(tax, [part, whole - part])[0] ?? 0) : 0;
}
