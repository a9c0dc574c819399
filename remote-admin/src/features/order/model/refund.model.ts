import type { AdminOrder, OrderItem } from '@tessera/shared/contract';

/** What of a line goes back. */
export interface RefundLine {
  quantity: number;
  /** can be sold again */
  restock: boolean;
}

/** By the line's id; a line that is not there gives nothing back. */
export type RefundLines = Readonly<Record<string, RefundLine>>;

type Line = Pick<OrderItem, 'quantity' | 'quantity_returned' | 'quantity_unsent'>;

/** How many of a line may be taken back: those that have not been yet, sent or not. */
export const mostOf = ({ quantity, quantity_returned, quantity_unsent }: Line): number =>
  Math.max(0, quantity - quantity_returned - quantity_unsent);

/** The lines of which something goes back, in the order's own order. */
export function chosenLines(items: AdminOrder['items'], lines: RefundLines) {
  return items.flatMap(({ id }) => {
    const line = lines[id];
    return line && line.quantity > 0 ? [{ order_item_id: id, ...line }] : [];
  });
}

/** What a preview is asked for. */
export function previewBody(
  items: AdminOrder['items'],
  lines: RefundLines,
  delivery: boolean,
  to: 'payment' | 'store_credit',
  amount?: number,
) {
  return {
    items: chosenLines(items, lines).map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
    delivery,
    ...(to === 'store_credit' && { to }),
    ...(amount !== undefined && amount > 0 && { amount }),
  };
}

export type AmountFault = 'no_amount' | 'nothing' | 'too_much';

/** What is wrong with an amount to give back; undefined where nothing is. Minor units. */
export function amountFault(amount: number | undefined, refundable: number): AmountFault | undefined {
  if (amount === undefined) return 'no_amount';
  if (amount === 0) return 'nothing';
  return amount > refundable ? 'too_much' : undefined;
}
