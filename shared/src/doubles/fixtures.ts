import type { Cart, Profile, Store } from '@tessera/shared/contract';

/** The shop's settings as the API tells them: nothing to contact, no dialog by itself, unless told otherwise. */
export function storeSettings(overrides: Partial<Store> = {}): Store {
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
    payment_providers: [],
    heroes: [],
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
