import type { Variant } from '@tessera/shared/contract';
import { priceCharged } from '@tessera/shared/money';

/** The variant that costs least, of those that can be bought if there are any. */
export function cheapest(variants: Variant[]): Variant | undefined {
  const there = variants.filter(({ stock_state }) => stock_state !== 'out');
  return [...(there.length > 0 ? there : variants)].sort((a, b) => priceCharged(a) - priceCharged(b))[0];
}
