import type { KeptLine } from '@tessera/shared/cart';
import type { Cart } from '@tessera/shared/contract';
import { lineKey, withWanted } from '../model/cart.model';

/**
 * A visitor's cart as it is now: what the API said of its lines last, with the quantities that were chosen since and
 * without what was taken out. Pure.
 * @param preview the API's answer, perhaps of other lines
 */
export function withKeptLines(preview: Cart, lines: readonly KeptLine[]): Cart {
  const quantities = new Map(lines.map(({ variant_id, quantity }) => [variant_id, quantity]));
  const cart: Cart = { ...preview, cart_items: [], item_count: 0, subtotal: 0, total: 0 };
  const wanted: Record<string, number> = {};
  for (const item of preview.cart_items) {
    const quantity = quantities.get(item.variant.id);
    if (quantity === undefined) continue;
    wanted[lineKey(item)] = quantity;
    cart.cart_items.push(item);
    cart.item_count += item.quantity;
    if (item.variant.available > 0) cart.subtotal += item.line_total;
  }
  cart.total = cart.subtotal;
  cart.notices = preview.notices.filter(({ variant_id }) => quantities.has(variant_id));
  const { free_shipping: free } = cart;
  if (free) cart.free_shipping = { ...free, remaining: Math.max(0, free.from - cart.total) };
  return withWanted(cart, wanted);
}
