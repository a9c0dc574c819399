import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import type { VariantRow } from '../record/product-record.repository';
import type { VariantPrices } from '../variants/product-variants.service';

const closed = { additionalProperties: false };
/** The largest sum that a price of the database holds. */
const MOST_MONEY = 2_147_483_647;
/** Of a price, in hundredths of a percent. */
const WHOLE = 10_000;

/** How prices are changed. */
export const PriceChange = Type.Object(
  {
    prices: Type.Enum(['regular', 'sale', 'both'], {
      description: 'which of them; a sale price only where there is one',
    }),
    by: Type.Union([
      Type.Object(
        {
          basis_points: Type.Integer({
            minimum: -WHOLE,
            maximum: 10 * WHOLE,
            description: 'hundredths of a percent; half a minor unit is rounded up',
          }),
        },
        closed,
      ),
      Type.Object(
        {
          amount: Type.Integer({
            minimum: -MOST_MONEY,
            maximum: MOST_MONEY,
            description: 'minor units; a price ends at 0',
          }),
        },
        closed,
      ),
    ]),
  },
  closed,
);

export type PriceChangeRequest = Static<typeof PriceChange>;

/** A price after a change, in minor units and never below 0. What costs nothing has no price yet, and gets none. */
function movePrice(price: number, by: PriceChangeRequest['by']): number {
  if (price === 0) return 0;
  // A whole number times a whole number: nothing is lost before it is rounded once.
  const moved = 'amount' in by ? price + by.amount : Math.round((price * (WHOLE + by.basis_points)) / WHOLE);
  return Math.max(0, moved);
}

/**
 * What a variant costs after a change (docs/product.md §4, 'Products'); a sale price of 0 is none.
 * @throws AppError `products.not_possible` where its sale price would not be below its price, or a price too high to be kept
 */
export function pricesAfter(
  { sku, regular_price, sale_price }: Pick<VariantRow, 'sku' | 'regular_price' | 'sale_price'>,
  { prices, by }: PriceChangeRequest,
): VariantPrices {
  const after: VariantPrices = {
    regular_price: prices === 'sale' ? regular_price : movePrice(regular_price, by),
    sale_price: prices === 'regular' ? sale_price : movePrice(sale_price, by),
  };
  if (Math.max(after.regular_price, after.sale_price) > MOST_MONEY) {
    throw new AppError('products.not_possible.price_too_high', { sku });
  }
  if (after.sale_price > 0 && after.sale_price >= after.regular_price) {
    throw new AppError('products.not_possible.sale_price', { sku });
  }
  return after;
}
