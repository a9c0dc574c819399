import type { AdminReturn, DraftVariant } from '@tessera/shared/contract';

/** What a customer gets in the place of what came back. */
export interface Replacement {
  variant: DraftVariant;
  quantity: number;
}

/** Of one line; the API takes no more. */
export const MOST_PIECES = 999;

/** As many as came back of the same product and have nothing in their place yet, one at least; once more: one more. */
export function withReplacement(
  { items }: Pick<AdminReturn, 'items'>,
  chosen: readonly Replacement[],
  variant: DraftVariant,
): readonly Replacement[] {
  const isThere = (one: Replacement) => one.variant.variant_id === variant.variant_id;
  if (chosen.some(isThere)) {
    const more = (quantity: number) => Math.min(quantity + 1, MOST_PIECES);
    return chosen.map((one) => (isThere(one) ? { ...one, quantity: more(one.quantity) } : one));
  }
  const ofProduct = (product_id: string | null) => product_id === variant.product_id;
  const came = sumOf(items, (item) => (ofProduct(item.product_id) ? item.quantity_received : 0));
  const placed = sumOf(chosen, (one) => (ofProduct(one.variant.product_id) ? one.quantity : 0));
  return [...chosen, { variant, quantity: Math.max(1, came - placed) }];
}

/** What the new goods cost, and what they cost more than the credit; below 0: that goes back. Minor units. */
export function exchangeSums({ credit }: Pick<AdminReturn, 'credit'>, chosen: readonly Replacement[]) {
  const goods = sumOf(chosen, ({ variant, quantity }) => variant.price * quantity);
  return { goods, difference: goods - credit };
}

/** The product whose variants are offered first: the one that most came back of. */
export function likelyProduct({ items }: Pick<AdminReturn, 'items'>): string | null {
  const [first] = [...items].sort((a, b) => b.quantity_received - a.quantity_received);
  return first?.product_id ?? null;
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
