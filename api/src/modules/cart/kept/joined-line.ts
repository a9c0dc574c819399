import { MAX_QUANTITY } from '../../../presenters/goods/variant';

/** What a visitor has put into the cart in their browser, and what they saw of it last. */
export interface KeptItem {
  variant_id: string;
  quantity: number;
  name: string;
  /** minor units */
  seen_price: number | null;
  seen_available: number | null;
}

export interface JoinedQuantity {
  quantity: number;
  /** how many were wanted, where there are fewer */
  lowered_from: number | null;
}

/** Each variant once, with the sum of what was wanted of it, at most 999. Pure. */
export function mergeKept(items: readonly KeptItem[]): KeptItem[] {
  const merged = new Map<string, KeptItem>();
  for (const item of items) {
    const quantity = Math.min((merged.get(item.variant_id)?.quantity ?? 0) + item.quantity, MAX_QUANTITY);
    merged.set(item.variant_id, { ...item, quantity });
  }
  return [...merged.values()];
}

/**
 * How many of a variant an account's cart holds when a visitor's joins it (docs/product.md §4): as many as there are, and
 * never fewer than it held. What is sold out keeps the number that was wanted: it is shown as sold out, and counts in no
 * sum. Pure.
 * @param before how many the account's cart holds
 * @param available how many can be bought now
 */
export function joinedQuantity(before: number, kept: number, available: number): JoinedQuantity {
  const wanted = before + kept;
  const most = available > 0 ? Math.min(available, MAX_QUANTITY) : MAX_QUANTITY;
  const quantity = Math.max(before, Math.min(wanted, most));
  return { quantity, lowered_from: available > 0 && available < wanted ? wanted : null };
}
