import type { AdminOrder } from '@tessera/shared/contract';

/** How many there are to be of a line, by its id; a line that is not there stays. */
export type EditedQuantities = Readonly<Record<string, number>>;

export interface EditBody {
  lines: { order_item_id: string; quantity: number }[];
  quote_delivery: boolean;
}

/** What a preview is asked for: the lines that change, in the order's own order. */
export function editBody(items: AdminOrder['items'], quantities: EditedQuantities, quote_delivery: boolean): EditBody {
  const lines = items.flatMap(({ id, quantity: before }) => {
    const quantity = quantities[id] ?? before;
    return quantity === before ? [] : [{ order_item_id: id, quantity }];
  });
  return { lines, quote_delivery };
}
