import { oneWhole } from './price-filter.model';

/** Where two thumbs stand, in minor units. */
export interface Thumbs {
  low: number;
  high: number;
}

/** A line from `low` to `high`, both whole numbers of steps, in minor units. */
export interface PriceScale extends Thumbs {
  step: number;
}

/**
 * A line in whole units of the currency that all prices stand on; null where there is nothing to choose.
 * @param range the cheapest and the dearest price, in minor units
 */
export function priceScale({ min, max }: { min: number; max: number }, currency: string): PriceScale | null {
  const step = oneWhole(currency);
  const low = Math.floor(min / step) * step;
  const high = Math.ceil(max / step) * step;
  return high - low > step ? { low, high, step } : null;
}

/** Where thumbs stand for the ends of a range in minor units; null is an open end, and what is off the line stands at its end. */
export function thumbsOf(scale: PriceScale, min: number | null, max: number | null): Thumbs {
  const onLine = (price: number): number => Math.min(scale.high, Math.max(scale.low, price));
  const low = onLine(min ?? scale.low);
  return { low, high: Math.max(low, onLine(max ?? scale.high)) };
}

/** The range that thumbs stand for: one at its end leaves that end open. */
export function rangeOfThumbs(scale: PriceScale, { low, high }: Thumbs): { min: number | null; max: number | null } {
  return { min: low > scale.low ? low : null, max: high < scale.high ? high : null };
}
