import type { Address, AddressFields, Cart, ProductSummary, Profile, Store, OrderItem } from '@tessera/shared/contract';

/** The shop's settings as the API tells them: nothing to contact, no dialog by itself, unless told otherwise. */
export function storeSettings(overrides: Partial<Store> = {}): Store {
  return {
    name: 'Kiln & Oak',
    logo: null,
    currency: 'USD',
    locale: 'en-US',
    languages: ['en', 'de'],
    time_zone: 'UTC',
    email: 'hello@example.com',
    phone: '+1 555 0100',
    address: '1 Kiln Lane',
    contact: { email: '', phone: '', address: '' },
    social: [],
    maintenance: false,
    maintenance_note: { texts: { en: '', de: '' }, until: null },
    sign_in_prompt: 'never',
    payment_providers: [],
    heroes: [],
    announcement: null,
    menus: { header: null, footer: null },
    ...overrides,
  };
}

/** A cart without anything in it. */
export function emptyCart(overrides: Partial<Cart> = {}): Cart {
  return {
    cart_items: [],
    saved_items: [],
    currency: 'USD',
    item_count: 0,
    subtotal: 0,
    coupon: null,
    discount: 0,
    total: 0,
    free_shipping: null,
    notices: [],
    ...overrides,
  };
}

/** A shopper's profile with an empty cart. */
export function shopperProfile(overrides: Partial<Profile> = {}): Profile {
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
    cart: emptyCart(),
    ...overrides,
  };
}

/** Where Ada lives. */
export const adaAtHome: AddressFields = {
  first_name: 'Ada',
  last_name: 'Lane',
  company: '',
  line1: '1 Kiln Lane',
  line2: '',
  postal_code: '94107',
  city: 'San Francisco',
  region: 'CA',
  country: 'US',
  phone: '',
};

/** The same as her address book has it, where parcels and bills go unless another is chosen. */
export function savedAddress(overrides: Partial<Address> = {}): Address {
  return {
    ...adaAtHome,
    id: 'address-1',
    is_default_shipping: true,
    is_default_billing: true,
    version: 1,
    ...overrides,
  };
}

/** A product as lists show it: an oat mug at 24.00, in stock, unless told otherwise. */
export function productSummary(overrides: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 'product-mug',
    slug: 'ember-mug',
    name: 'Ember mug',
    category: null,
    currency: 'USD',
    regular_price: 2400,
    sale_price: 0,
    price_varies: false,
    on_sale: false,
    image: null,
    second_image: null,
    stock_state: 'in_stock',
    swatches: [],
    rating_average: null,
    rating_count: 0,
    created_at: '2026-03-01T09:00:00Z',
    ...overrides,
  };
}

/** One line of an order: two mugs. */
export function orderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  return {
    id: 'item-1',
    product_id: 'product-1',
    variant_id: 'variant-1',
    slug: 'ember-mug',
    name: 'Ember Mug',
    sku: 'MUG-1',
    gift_card: false,
    options: { Glaze: 'Oat' },
    image: null,
    quantity: 2,
    unit_price: 2400,
    regular_price: 2400,
    subtotal: 4800,
    discount: 0,
    tax: 0,
    total: 4800,
    quantity_shipped: 0,
    quantity_returned: 0,
    quantity_unsent: 0,
    ...overrides,
  };
}

/** A return that was asked for, and of which nothing has happened since; its goods are the caller's. */
export const requestedReturn = () => ({
  number: 'R-7K2M9QX',
  state: 'requested' as const,
  pictures: [],
  message: null,
  refund_amount: null,
  created_at: '2026-11-20T08:00:00Z',
  decided_at: null,
  received_at: null,
  refunded_at: null,
  exchanged_at: null,
  replacement_order: null,
  version: 1,
});
