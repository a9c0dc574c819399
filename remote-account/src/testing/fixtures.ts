import type { Profile, Store } from '@tessera/shared/contract';

/** A shopper's profile with an empty cart. */
export function profile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: 'user-1',
    first_name: 'Ada',
    last_name: 'Lane',
    username: 'ada',
    email: 'ada@example.com',
    email_verified: true,
    role: 'REGULAR',
    created_at: '2026-01-05T08:00:00Z',
    version: 3,
    cart: { cart_items: [], currency: 'USD', item_count: 0, subtotal: 0 },
    ...overrides,
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
    sign_in_prompt: 'never',
    heroes: [],
  };
}
