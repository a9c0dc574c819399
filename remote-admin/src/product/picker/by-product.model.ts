import type { DraftVariant } from '@tessera/shared/contract';

export interface FoundProduct {
  id: string;
  name: string;
  variants: DraftVariant[];
  /** how many variants it has, those that are not shown included */
  count: number;
}

/** Variants by their products, in the order in which the products come first. */
export function byProduct(variants: readonly DraftVariant[]): FoundProduct[] {
  const products = new Map<string, FoundProduct>();
  for (const variant of variants) {
    const { product_id: id, name, variant_count: count } = variant;
    const known = products.get(id);
    if (known) known.variants.push(variant);
    else products.set(id, { id, name, count, variants: [variant] });
  }
  return [...products.values()];
}
