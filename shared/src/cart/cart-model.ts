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

/** What is sold out is shown, but in no sum. */
function sumOf(items: CartItem[]): number {
  return items.reduce((sum, { line_total, variant }) => sum + (variant.available > 0 ? line_total : 0), 0);
}

/** A coupon's discount stays as the server said it last; it says the new one with its answer. */
function withSubtotal(cart: Cart, subtotal: number): Cart {
  const { discount, free_shipping } = cart;
  const total = Math.max(0, subtotal - discount);
  // by a coupon it is free whatever the cart comes to
  if (!free_shipping || free_shipping.where === null) return { ...cart, subtotal, total };
  const remaining = Math.max(0, free_shipping.from - total);
  return { ...cart, subtotal, total, free_shipping: { ...free_shipping, remaining } };
}

function withItems(cart: Cart, cart_items: CartItem[], uncounted = 0): Cart {
  const item_count = cart_items.reduce((count, { quantity }) => count + quantity, uncounted);
  return withSubtotal({ ...cart, cart_items, item_count }, sumOf(cart_items));
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
 * The cart after a change that the server has not confirmed yet (docs/product.md §4: the same product and variant adds
 * to its quantity; 0 or less removes it). A line that is not in the cart yet has no data to show: it only counts. Pure.
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
