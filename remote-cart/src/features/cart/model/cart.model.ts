import type { Cart, CartItem } from '@tessera/shared/contract';
import { priceCharged } from '@tessera/shared/money';

/** The API refuses more of one variant in one cart (PATCH products/cart, "at most 999"). */
const MOST_OF_ONE = 999;

/** A line that was taken out on this visit, with the place it had. */
export interface RemovedLine {
  item: CartItem;
  index: number;
}

export type CartRow = { kind: 'line'; item: CartItem } | { kind: 'removed'; item: CartItem };

/** A line of a cart is one product in one variant (docs/product.md §4). */
export function lineKey(item: CartItem): string {
  return `${item.product.id}/${item.variant.id}`;
}

/** How many of a line's variant may be chosen: what is left, but never less than what the line already holds. */
export function mostOfLine(item: CartItem): number {
  return Math.max(item.quantity, Math.min(item.variant.available, MOST_OF_ONE));
}

/** What a shopper has to know of a line's stock before buying. */
export type LineNotice =
  | { kind: 'not_sold' | 'sold_out' }
  /** lowering to what is there solves it */
  | { kind: 'short'; available: number; wanted: number }
  | { kind: 'low'; available: number }
  /** no more can be added: the line holds all that there are */
  | { kind: 'all'; available: number };

/** Undefined when all is well. */
export function lineNotice(item: CartItem): LineNotice | undefined {
  const { available, stock_state } = item.variant;
  if (!item.product.published) return { kind: 'not_sold' };
  if (stock_state === 'out' || available <= 0) return { kind: 'sold_out' };
  if (item.quantity > available) return { kind: 'short', available, wanted: item.quantity };
  if (stock_state !== 'low') return undefined;
  return { kind: item.quantity === available ? 'all' : 'low', available };
}

/** True for a line that can be bought in some quantity: one that cannot is left out of the order. */
export function isBuyable(item: CartItem): boolean {
  const kind = lineNotice(item)?.kind;
  return kind !== 'not_sold' && kind !== 'sold_out';
}

/** True when some line cannot be bought as it stands. */
export function needsAttention(cart: Cart): boolean {
  return cart.cart_items.some((item) => !isBuyable(item) || lineNotice(item)?.kind === 'short');
}

/**
 * The rows in the order shown: the server's lines, but whatever was taken out on this visit keeps its place, first as a
 * row that offers the way back and, once it is in the cart again, as the line that it was.
 */
export function cartRows(items: CartItem[], removed: RemovedLine[]): CartRow[] {
  const present = new Map(items.map((item) => [lineKey(item), item]));
  const placed = new Set(removed.map(({ item }) => lineKey(item)));
  const rest = items.filter((item) => !placed.has(lineKey(item)));
  const rows: CartRow[] = rest.map((item) => ({ kind: 'line', item }));
  for (const { item, index } of [...removed].sort((a, b) => a.index - b.index)) {
    const back = present.get(lineKey(item));
    rows.splice(index, 0, back ? { kind: 'line', item: back } : { kind: 'removed', item });
  }
  return rows;
}

/**
 * The cart as chosen but not yet confirmed: each wanted quantity replaces the server's, and line totals, count and sums
 * follow, so that the numbers on the screen always add up. A coupon's discount stays until the server says the new one.
 * @param wanted quantities by line key
 */
export function withWanted(cart: Cart, wanted: Record<string, number>): Cart {
  const changed: Cart = { ...cart, cart_items: [] };
  for (const item of cart.cart_items) {
    const quantity = wanted[lineKey(item)] ?? item.quantity;
    const line_total = quantity === item.quantity ? item.line_total : priceCharged(item.variant) * quantity;
    changed.cart_items.push({ ...item, quantity, line_total });
    changed.item_count += quantity - item.quantity;
    if (item.variant.available > 0) changed.subtotal += line_total - item.line_total;
  }
  if (changed.subtotal === cart.subtotal) return changed;
  changed.total = Math.max(0, changed.subtotal - changed.discount);
  const { free_shipping: free, total } = changed;
  // by a coupon it is free whatever it comes to
  if (free && free.where !== null) changed.free_shipping = { ...free, remaining: Math.max(0, free.from - total) };
  return changed;
}
