import { addToCart } from '@tessera/shared/cart';
import type { Product, Variant } from '@tessera/shared/contract';
import { priceCharged } from '@tessera/shared/money';

/** Adds one piece of a variant (docs/product.md §4, §6), with the variant's own picture in the toast. Answers like `addToCart`. */
export function addOne({ id: product_id, name, images }: Product, variant: Variant): Promise<boolean> {
  const image = images[variant.image_index ?? 0] ?? null;
  return addToCart({ product_id, variant_id: variant.id, name, price: priceCharged(variant), image });
}
