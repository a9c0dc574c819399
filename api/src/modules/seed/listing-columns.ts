import { availableOf, stockStateOf } from '../../presenters/goods/variant';
import type { MadeProduct, MadeVariant } from './make-product';

/** Beyond the first so many products only best sellers are prominent, so that they stay as few as in a real shop. */
const PROMINENT = 20_000;
const BEST_SELLER = 461;

export type ListingColumns = ReturnType<typeof listingColumnsOf>;

const charged = ({ sale_price, regular_price }: MadeVariant): number => sale_price || regular_price;

/**
 * What the listing writer would make of a made-up product: known beforehand, a million of them are written once instead
 * of twice. Their sales have no dates.
 */
export function listingColumnsOf({ variants, units_sold }: MadeProduct, index: number) {
  const prices = variants.map(charged);
  const cheapest = variants.reduce((best, one) => (charged(one) < charged(best) ? one : best));
  const stock = Math.max(...variants.map((one) => availableOf(stocked(one.stock))));
  return {
    min_regular_price: cheapest.regular_price,
    min_sale_price: cheapest.sale_price,
    min_price: charged(cheapest),
    price_varies: Math.max(...prices) > Math.min(...prices),
    on_sale: variants.some(({ sale_price }) => sale_price > 0),
    stock_state: stockStateOf(stocked(stock)),
    stock_total: variants.reduce((sum, one) => sum + one.stock, 0),
    prominent: index < PROMINENT || units_sold >= BEST_SELLER,
  };
}

const stocked = (stock: number) => ({ stock, track_stock: true, allow_backorder: false });
