import type { StockState } from '../schemas/basics/common';
import type { Static } from 'typebox';

/** The most of one thing that an order takes, and the highest stock that is told. */
export const MAX_QUANTITY = 999;
/** At this stock or less a variant is 'low'. */
export const LOW_STOCK = 5;

/** A variant and its product, as rows name them. */
export interface NamedVariant {
  variant_id: string;
  product_id: string;
  slug: string;
  name: string;
  sku: string;
  options: Record<string, string>;
}

export interface SaleDates {
  regular_price: number;
  sale_price: number;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
}

export interface Stock {
  stock: number;
  track_stock: boolean;
  allow_backorder: boolean;
}

/**
 * The sale price on at `now` in minor units, 0 when there is none (docs/product.md §9: only a price above 0 counts).
 */
export function salePriceAt({ sale_price, sale_starts_at, sale_ends_at }: SaleDates, now: Date): number {
  if (sale_starts_at !== null && sale_starts_at > now) return 0;
  if (sale_ends_at !== null && sale_ends_at <= now) return 0;
  return sale_price;
}

/** How many can be bought now, at most 999. */
export function availableOf({ stock, track_stock, allow_backorder }: Stock): number {
  return track_stock && !allow_backorder ? Math.min(stock, MAX_QUANTITY) : MAX_QUANTITY;
}

export function stockStateOf(stock: Stock): Static<typeof StockState> {
  const available = availableOf(stock);
  if (available === 0) return 'out';
  return available <= LOW_STOCK ? 'low' : 'in_stock';
}
