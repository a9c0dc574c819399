import type { Order, OrderItem } from '@tessera/shared/contract';

export interface ReturnableLine {
  item: OrderItem;
  /** pieces that can still be given back */
  left: number;
}

const OPEN = new Set<Order['returns'][number]['state']>(['requested', 'approved', 'received']);

/** The lines of which something can still be returned: it was sent, and is neither back nor on its way back. */
export function returnableLines({ items, returns }: Pick<Order, 'items' | 'returns'>): ReturnableLine[] {
  const asked = returns.filter(({ state }) => OPEN.has(state)).flatMap((one) => one.items);
  return items
    .filter(({ gift_card }) => !gift_card)
    .map((item) => {
      const waiting = asked
        .filter(({ order_item_id }) => order_item_id === item.id)
        // what has arrived is counted by the order
        .reduce((sum, line) => sum + line.quantity - line.quantity_received, 0);
      return { item, left: item.quantity_shipped - item.quantity_returned - waiting };
    })
    .filter(({ left }) => left > 0);
}
