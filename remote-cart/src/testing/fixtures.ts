import type { Cart, CartItem, ProductSummary, Profile, WishlistItem } from '@tessera/shared/contract';
import { emptyCart, productSummary, shopperProfile } from '@tessera/shared/testing';

interface ItemOverrides {
  product?: Partial<CartItem['product']>;
  variant?: Partial<CartItem['variant']>;
  quantity?: number;
}

/** A cart line: an oat mug at 24.00, plenty in stock, unless told otherwise. */
export function cartItem({ product, variant, quantity = 1 }: ItemOverrides = {}): CartItem {
  const whole: CartItem = {
    product: {
      id: 'product-mug',
      name: 'Ember mug',
      slug: 'ember-mug',
      category: 'Tableware',
      type: 'Mug',
      published: true,
      subscribers: 0,
      created_by: null,
      last_modified_by: null,
      created_at: '2026-03-01T09:00:00Z',
      last_modified_at: '2026-03-01T09:00:00Z',
      image: null,
      ...product,
    },
    variant: {
      id: 'variant-oat',
      sku: 'MUG-OAT',
      options: { Glaze: 'Oat' },
      regular_price: 2400,
      sale_price: 0,
      stock_state: 'in_stock',
      available: 40,
      ...variant,
    },
    quantity,
    line_total: 0,
  };
  const { sale_price, regular_price } = whole.variant;
  return { ...whole, line_total: (sale_price > 0 ? sale_price : regular_price) * quantity };
}

/** A cart whose count and sums follow from its lines. */
export function cartOf(...cart_items: CartItem[]): Cart {
  const bought = cart_items.filter(({ variant }) => variant.available > 0);
  const subtotal = bought.reduce((sum, item) => sum + item.line_total, 0);
  return emptyCart({
    cart_items,
    item_count: cart_items.reduce((sum, item) => sum + item.quantity, 0),
    subtotal,
    total: subtotal,
  });
}

export const profileWith = (cart: Cart): Profile => shopperProfile({ cart });

export function wish(product: Partial<ProductSummary> = {}, rest: Partial<WishlistItem> = {}): WishlistItem {
  const whole = productSummary(product);
  return {
    product: whole,
    added_at: '2026-05-01T09:00:00Z',
    price_when_added: whole.sale_price || whole.regular_price,
    notify: false,
    ...rest,
  };
}
