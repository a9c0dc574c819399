import { refundOfPieces, splitByLargestRemainder } from '@tessera/shared/money';
import { AppError } from '../../../errors/errors';
import type { LineWorth, Worth } from '../order/order-after-sale.port';
import { leftToSend } from '../order/order-pieces';
import type { OrderItemRow, OrderRow } from '../order/orders.repository';

export type WorthLine = Pick<
  OrderItemRow,
  'id' | 'quantity' | 'quantity_shipped' | 'quantity_returned' | 'quantity_unsent' | 'tax' | 'total'
>;
export type WorthOrder = Pick<OrderRow, 'shipping' | 'fee' | 'tax' | 'tax_included' | 'total'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, number) => whole + number, 0);

/**
 * What pieces of a line were paid for, after discount and with tax; however a line is given back piece by piece, the
 * parts add up to all of it.
 * @throws AppError `orders.not_possible` for more than can be taken back
 */
export function worthOfPieces(line: WorthLine, quantity: number): LineWorth {
  const before = line.quantity_returned + line.quantity_unsent;
  const refundable_quantity = line.quantity_shipped - line.quantity_returned + leftToSend(line);
  if (quantity > refundable_quantity) throw new AppError('orders.not_possible.take_back');
  const part = (whole: number): number => refundOfPieces(whole, line.quantity, before, quantity);
  return { order_item_id: line.id, quantity, refundable_quantity, amount: part(line.total), tax: part(line.tax) };
}

/** What the delivery cost, with its share of the tax that delivery and fee were charged with. */
export function worthOfDelivery({ shipping, fee, tax, tax_included }: WorthOrder, lines: readonly WorthLine[]): Worth {
  const extras_tax = tax - sum(lines.map((line) => line.tax));
  const [of_shipping = 0] = shipping + fee > 0 ? splitByLargestRemainder(extras_tax, [shipping, fee]) : [];
  return { amount: shipping + (tax_included ? 0 : of_shipping), tax: of_shipping };
}

/**
 * The tax in an amount that goes back for some parts of an order: in proportion to what they cost, or to the whole order
 * where it is more than they did.
 */
export function taxIn(amount: number, parts: readonly Worth[], { tax, total }: WorthOrder): number {
  const whole = { amount: sum(parts.map((part) => part.amount)), tax: sum(parts.map((part) => part.tax)) };
  const base = amount <= whole.amount ? whole : { amount: total, tax };
  return base.amount > 0 ? (splitByLargestRemainder(base.tax, [amount, base.amount - amount])[0] ?? 0) : 0;
}
