import type { Cart } from '@tessera/shared/contract';
import { priceCharged } from '@tessera/shared/money';
import { KEPT_CART_KEY, MOST_LINES, MOST_OF_ONE, keptCart } from './kept-cart';
import type { KeptLine } from './kept-cart';

/** Keeps a visitor's lines; a browser that stores nothing keeps them for as long as the page is open. */
export function keepLines(lines: KeptLine[]): void {
  const kept = { key: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`, lines };
  try {
    if (lines.length > 0) localStorage.setItem(KEPT_CART_KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEPT_CART_KEY);
  } catch {
    // full or closed
  }
  keptCart.setState(kept);
}

/** Lines with pieces added: to the variant's own line where there is one. Undefined: there is no room for another. Pure. */
export function withAdded(lines: readonly KeptLine[], added: KeptLine): KeptLine[] | undefined {
  const known = lines.find(({ variant_id }) => variant_id === added.variant_id);
  if (!known) return lines.length < MOST_LINES ? [...lines, added] : undefined;
  const quantity = Math.min(known.quantity + added.quantity, MOST_OF_ONE);
  const sum = { ...added, quantity, seen_price: added.seen_price ?? known.seen_price };
  return lines.map((line) => (line === known ? sum : line));
}

/** Lines with another quantity of one variant; 0 or less takes it out (docs/product.md §4). Pure. */
export function withQuantity(lines: readonly KeptLine[], variant_id: string, quantity: number): KeptLine[] {
  return lines.flatMap((line) => {
    if (line.variant_id !== variant_id) return [line];
    return quantity > 0 ? [{ ...line, quantity: Math.min(quantity, MOST_OF_ONE) }] : [];
  });
}

/** What is left of lines when some have joined an account: what was added since. Pure. */
export function withoutJoined(lines: readonly KeptLine[], joined: readonly KeptLine[]): KeptLine[] {
  return joined.reduce<KeptLine[]>(
    (left, { variant_id, quantity }) => {
      const present = left.find((line) => line.variant_id === variant_id);
      return present ? withQuantity(left, variant_id, present.quantity - quantity) : left;
    },
    [...lines],
  );
}

/** How many of the lines that were sent an account's cart had no room for. Pure. */
export function countLeftOut(sent: readonly KeptLine[], { cart_items, notices }: Cart): number {
  const told = new Set([...cart_items.map(({ variant }) => variant.id), ...notices.map((notice) => notice.variant_id)]);
  return sent.filter(({ variant_id }) => !told.has(variant_id)).length;
}

/** Notes what a visitor has been told of their lines: what is sold no more goes, of the rest it is not said again. */
export function noteKeptSeen({ cart_items, notices }: Cart): void {
  const seen = new Map(cart_items.map(({ variant }) => [variant.id, variant]));
  const told = new Set(notices.map(({ variant_id }) => variant_id));
  keepLines(
    keptCart.getState().lines.flatMap((line) => {
      const variant = seen.get(line.variant_id);
      if (!variant) return told.has(line.variant_id) ? [] : [line];
      return [{ ...line, seen_price: priceCharged(variant), seen_available: variant.available }];
    }),
  );
}
