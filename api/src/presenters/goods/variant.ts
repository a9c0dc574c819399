import type { Backorder, StockState } from '../../schemas/basics/common';
import type { Static } from 'typebox';
import type { OrderedAhead } from '../../infra/database/tables/orders';

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

/** What a row says of goods that are ordered before they are there. */
export interface BackorderDates {
  /** YYYY-MM-DD */
  expected_on: string | null;
  /** that day has passed */
  is_late: boolean;
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

/** What nobody has is out, or on back-order where it can be ordered before it is there (docs/product.md §4, 'Back-orders'). */
export function stockStateOf(stock: Stock): Static<typeof StockState> {
  if (isOrderedAhead(stock)) return stock.stock > 0 ? 'in_stock' : 'backorder';
  const available = availableOf(stock);
  if (available === 0) return 'out';
  return available <= LOW_STOCK ? 'low' : 'in_stock';
}

/** Whether more can be ordered than is there. */
export const isOrderedAhead = ({ track_stock, allow_backorder }: Omit<Stock, 'stock'>): boolean =>
  track_stock && allow_backorder;

/** The day until which goods are sent that are not there; one that has passed is promised no more. */
const expectedOf = ({ expected_on, is_late }: BackorderDates): string | null => (is_late ? null : expected_on);

/** What is promised of a variant that may be ordered before it is there, as a part of its view. */
export function backorderOf(row: Stock & BackorderDates, note: string): { backorder?: Static<typeof Backorder> } {
  if (!isOrderedAhead(row)) return {};
  return { backorder: { in_stock: Math.min(row.stock, MAX_QUANTITY), expected: expectedOf(row), note } };
}

/** @param quantity how many are ordered @returns what is promised of those that are not there; null: all are */
export function orderedAheadOf(
  row: Stock & BackorderDates & { backorder_note: string },
  quantity: number,
): OrderedAhead | null {
  if (!isOrderedAhead(row) || quantity <= 0) return null;
  return { quantity, expected: expectedOf(row), note: row.backorder_note };
}
