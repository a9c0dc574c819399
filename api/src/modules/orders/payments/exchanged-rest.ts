import { refundOfPieces } from '@tessera/shared/money';
import type { OrderItemRow } from '../order/orders.repository';

type ExchangedLine = Pick<OrderItemRow, 'quantity' | 'quantity_returned' | 'quantity_unsent' | 'discount' | 'subtotal'>;

/**
 * How much of an order that took the place of a return is still the buyer's: its exchange is what goes off its price, so
 * the discount of the pieces that did not come back; without a discount what those cost, else how many they are.
 * @returns minor units, to be compared with the same at another moment
 */
export function exchangedRest(lines: readonly ExchangedLine[]): number {
  const by = (['discount', 'subtotal'] as const).find((sum) => lines.some((line) => line[sum] > 0)) ?? 'quantity';
  return lines.reduce((sum, line) => {
    const gone = line.quantity_returned + line.quantity_unsent;
    return sum + refundOfPieces(line[by], line.quantity, gone, line.quantity - gone);
  }, 0);
}
