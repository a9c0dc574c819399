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

/** A line of a cart is one product in one variant (SPEC.md §4). */
export function lineKey(item: CartItem): string {
  return `${item.product.id}/${item.variant.id}`;
}

/** 'Glaze: Oat · Size: Large', or '' for a product without options. */
export function optionsText(options: Record<string, string>): string {
  return Object.entries(options)
    .filter(([, value]) => value !== 'Default Title')
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');
}

/** How many of a line's variant may be chosen: what is left, but never less than what the line already holds. */
export function mostOfLine(item: CartItem): number {
  return Math.max(item.quantity, Math.min(item.variant.available, MOST_OF_ONE));
}

export interface LineNotice {
  tone: 'warning' | 'danger';
  text: string;
  /** the quantity that can be had, when lowering to it would solve the problem */
  lower_to?: number;
}

/** What a shopper has to know of a line's stock before buying, or undefined when all is well. */
export function lineNotice(item: CartItem): LineNotice | undefined {
  const { available, stock_state } = item.variant;
  if (!item.product.published) return { tone: 'danger', text: 'No longer sold. Remove it to go on.' };
  if (stock_state === 'out' || available <= 0) return { tone: 'danger', text: 'Sold out. Remove it to go on.' };
  if (item.quantity > available) {
    return { tone: 'danger', text: `Only ${available} left, you chose ${item.quantity}.`, lower_to: available };
  }
  if (stock_state === 'low') return { tone: 'warning', text: `Only ${available} left` };
  return undefined;
}

/** True when some line cannot be bought as it stands. */
export function needsAttention(cart: Cart): boolean {
  return cart.cart_items.some((item) => lineNotice(item)?.tone === 'danger');
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

/** '1 item' or '3 items': the sum of quantities, as the badge counts. */
export function itemCountText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/**
 * The cart as chosen but not yet confirmed: each wanted quantity replaces the server's, and line totals, count and
 * subtotal follow, so that the numbers on the screen always add up.
 * @param wanted quantities by line key
 */
export function withWanted(cart: Cart, wanted: Record<string, number>): Cart {
  const changed: Cart = { ...cart, cart_items: [] };
  for (const item of cart.cart_items) {
    const quantity = wanted[lineKey(item)] ?? item.quantity;
    const line_total = quantity === item.quantity ? item.line_total : priceCharged(item.variant) * quantity;
    changed.cart_items.push({ ...item, quantity, line_total });
    changed.item_count += quantity - item.quantity;
    changed.subtotal += line_total - item.line_total;
  }
  return changed;
}
