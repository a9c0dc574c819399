import type { ProductSummary, Suggestions } from '@tessera/shared/contract';

/** What a search's suggestion shows of a product's tile. */
export function presentSuggestion(item: ProductSummary): Suggestions['products'][number] {
  const { id, slug, name, image, currency, regular_price, sale_price, price_varies } = item;
  return { id, slug, name, image, currency, regular_price, sale_price, price_varies };
}
