import { priceCharged } from '@tessera/shared/money';
import type { Static } from 'typebox';
import { presentImage } from '../../presenters/image';
import { availableOf, salePriceAt, stockStateOf } from '../../presenters/variant';
import type { Cart, CartItem } from '../../schemas/cart';
import type { CartItemRow } from './cart.repository';

/** The cart as SPEC.md §3 has it: lines at the price charged now (SPEC.md §9), and their sums. */
export function presentCart(rows: CartItemRow[], currency: string, now: Date): Static<typeof Cart> {
  const cart_items = rows.map((row) => presentItem(row, now));
  return {
    cart_items,
    saved_items: [],
    currency,
    item_count: cart_items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: cart_items.reduce((sum, { line_total }) => sum + line_total, 0),
    coupon: null,
    discount: 0,
    total: cart_items.reduce((sum, { line_total }) => sum + line_total, 0),
    free_shipping: null,
    notices: [],
  };
}

function presentItem(row: CartItemRow, now: Date): Static<typeof CartItem> {
  const { id, name, slug, category, type, published, subscribers, created_by, last_modified_by, quantity } = row;
  const { regular_price } = row;
  const sale_price = salePriceAt(row, now);
  return {
    product: {
      ...{ id, name, slug, category, type, published, subscribers, created_by, last_modified_by },
      created_at: row.created_at.toISOString(),
      last_modified_at: row.last_modified_at.toISOString(),
      image: row.image ? presentImage(row.image, row.picture_alt ?? undefined) : null,
    },
    variant: {
      id: row.variant_id,
      sku: row.sku,
      options: row.options,
      regular_price,
      sale_price,
      stock_state: stockStateOf(row),
      available: availableOf(row),
    },
    quantity,
    line_total: priceCharged({ regular_price, sale_price }) * quantity,
  };
}
