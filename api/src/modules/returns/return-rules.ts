import { AppError } from '../../errors/errors';
import type { OrderView } from '../orders/order/orders.schemas';
import type { ReturnRequest, ReturnView } from './records/returns.schemas';

/** Goods of these are on their way back, or back and not settled: they cannot be asked for twice. */
const OPEN = new Set<ReturnView['state']>(['requested', 'approved', 'received']);

/** How many pieces of each line can still be given back, by the line's id. */
export function returnableOf({ items, returns }: Pick<OrderView, 'items' | 'returns'>): Map<string, number> {
  const asked = returns.filter(({ state }) => OPEN.has(state)).flatMap((one) => one.items);
  return new Map(
    items.map(({ id, gift_card, quantity_shipped, quantity_returned }) => {
      // No parcel has it.
      if (gift_card) return [id, 0];
      const waiting = asked
        .filter(({ order_item_id }) => order_item_id === id)
        // What has arrived is counted by the order.
        .reduce((sum, line) => sum + line.quantity - line.quantity_received, 0);
      return [id, Math.max(0, quantity_shipped - quantity_returned - waiting)];
    }),
  );
}

/**
 * Whether these goods can be given back today.
 * @param today YYYY-MM-DD
 * @throws AppError `returns.too_late`, `returns.too_many`, `validation.failed`
 */
export function checkRequest(order: OrderView, request: ReturnRequest, today: string): void {
  const { return_until } = order;
  if (return_until === null) throw new AppError('returns.too_early');
  if (return_until < today) {
    throw new AppError('returns.too_late');
  }
  const returnable = returnableOf(order);
  const wanted = new Map<string, number>();
  for (const { order_item_id, quantity } of request.items) {
    wanted.set(order_item_id, (wanted.get(order_item_id) ?? 0) + quantity);
  }
  if (wanted.size !== request.items.length) throw new AppError('validation.failed.item_twice', {}, { field: 'items' });
  for (const [id, quantity] of wanted) {
    const left = returnable.get(id);
    if (left === undefined) throw new AppError('validation.failed.item_not_ordered', {}, { field: 'items' });
    if (quantity > left) {
      const extensions = { available: left };
      throw new AppError('returns.too_many', {}, { extensions });
    }
  }
}
