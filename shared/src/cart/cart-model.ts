import type { Cart, CartItem } from '@tessera/shared/contract';
import { priceCharged } from '@tessera/shared/money';

export interface Line {
  product_id: string;
  variant_id: string;
}

export type CartChange =
  | ({ type: 'add'; quantity: number } & Line)
  | ({ type: 'remove' } & Line)
  | ({ type: 'set'; quantity: number } & Line)
  | { type: 'clear' }
  /** only the server can tell what it does */
  | { type: 'none' };

function isLine(item: CartItem, { product_id, variant_id }: Line): boolean {
  return item.product.id === product_id && item.variant.id === variant_id;
}

function withItems(cart: Cart, cart_items: CartItem[], uncounted = 0): Cart {
  return {
    ...cart,
    cart_items,
    item_count: cart_items.reduce((count, { quantity }) => count + quantity, uncounted),
    subtotal: cart_items.reduce((sum, { line_total }) => sum + line_total, 0),
  };
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  return { ...item, quantity, line_total: quantity * priceCharged(item.variant) };
}

function quantityAfter(item: CartItem, change: Extract<CartChange, Line>): number {
  if (!isLine(item, change)) return item.quantity;
  if (change.type === 'remove') return 0;
  return change.type === 'add' ? item.quantity + change.quantity : change.quantity;
}

/**
 * The cart after a change that the server has not confirmed yet (SPEC.md §4: the same product and variant adds to its quantity;
 * 0 or less removes it). A line that is not in the cart yet has no data to show: it only counts. Pure.
 */
export function applyChange(cart: Cart, change: CartChange): Cart {
  if (change.type === 'none') return cart;
  if (change.type === 'clear') return withItems(cart, []);
  const known = cart.cart_items.some((item) => isLine(item, change));
  // lines that earlier unconfirmed adds have counted already
  const counted = cart.item_count - cart.cart_items.reduce((count, { quantity }) => count + quantity, 0);
  const uncounted = counted + (change.type === 'add' && !known ? change.quantity : 0);
  const items = cart.cart_items.map((item) => withQuantity(item, quantityAfter(item, change)));
  return withItems(
    cart,
    items.filter(({ quantity }) => quantity > 0),
    uncounted,
  );
}
