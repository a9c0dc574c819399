import type { Cart, CartItem, Profile, Store } from '@tessera/shared/contract';

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

/** A cart whose count and subtotal follow from its lines. */
export function cartOf(...cart_items: CartItem[]): Cart {
  return {
    cart_items,
    currency: 'USD',
    item_count: cart_items.reduce((sum, item) => sum + item.quantity, 0),
    subtotal: cart_items.reduce((sum, item) => sum + item.line_total, 0),
  };
}

/** A shopper's profile holding the cart. */
export function profileWith(cart: Cart): Profile {
  return {
    id: 'user-1',
    first_name: 'Ada',
    last_name: 'Lane',
    username: 'ada',
    email: 'ada@example.com',
    email_verified: true,
    pending_email: null,
    newsletter: false,
    role: 'REGULAR',
    created_at: '2026-01-05T08:00:00Z',
    version: 1,
    cart,
  };
}

/** The shop's settings as the API tells them. */
export function store(): Store {
  return {
    name: 'Kiln & Oak',
    currency: 'USD',
    locale: 'en-US',
    email: 'hello@example.com',
    phone: '+1 555 0100',
    address: '1 Kiln Lane',
    contact: { email: '', phone: '', address: '' },
    social: [],
    maintenance: false,
    sign_in_prompt: 'never',
    heroes: [],
  };
}
