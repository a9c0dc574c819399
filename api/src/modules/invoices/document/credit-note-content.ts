import type { RefundedPieces } from '../../../infra/database/tables/orders';
import { invoiceContentOf, detailsOf, priceOf } from './invoice-content';
import type { InvoiceContent, InvoicedOrder, InvoiceHead, InvoiceLine } from './invoice-content';
import { invoiceWords } from './invoice-words';
import { taxedTotals } from './taxed-left';
import type { Taxed } from './taxed-left';

export interface CreditNoteHead extends InvoiceHead {
  /** the invoice's number */
  refers_to: string;
}

/** Pieces of a line, with what they are credited for in minor units. */
type CreditedPieces = Pick<RefundedPieces, 'order_item_id' | 'quantity' | 'amount'>;

/**
 * What a credit note says: the pieces that came back at what they were worth, and one further line where more or less
 * money than that went back, so that its total is the refund's amount to the minor unit.
 * @param credited the same with its taxes (`creditedOf`)
 */
export function creditNoteContentOf(
  order: InvoicedOrder,
  { amount, items }: { amount: number; items: readonly CreditedPieces[] },
  credited: Taxed,
  { refers_to, ...head }: CreditNoteHead,
): InvoiceContent {
  const lines = items.flatMap((piece) => pieceLine(order, piece));
  const rest = amount - lines.reduce((sum, { total }) => sum + total, 0);
  return {
    ...invoiceContentOf(order, head),
    kind: 'credit_note',
    refers_to,
    lines: rest === 0 ? lines : [...lines, restLine(rest, head, lines.length > 0)],
    totals: taxedTotals(credited),
  };
}

function pieceLine({ items }: InvoicedOrder, { order_item_id, quantity, amount }: CreditedPieces): InvoiceLine[] {
  const item = items.find(({ id }) => id === order_item_id);
  if (!item) return [];
  const { name, unit_price } = item;
  const price = priceOf(unit_price, quantity, amount);
  return [{ name, details: detailsOf(item), quantity, unit_price: price, discount: 0, total: amount }];
}

function restLine(total: number, { language }: InvoiceHead, has_goods: boolean): InvoiceLine {
  const { further, deducted, refunded } = invoiceWords[language].credit;
  const name = has_goods ? (total > 0 ? further : deducted) : refunded;
  return { name, details: '', quantity: 1, unit_price: total, discount: 0, total };
}
