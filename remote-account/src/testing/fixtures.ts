import type { Address, Profile, Session, Store } from '@tessera/shared/contract';

/** A shopper's profile with an empty cart. */
export function profile(overrides: Partial<Profile> = {}): Profile {
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
    contact: { email: 'hello@example.com', phone: '+1 555 0100', address: '1 Kiln Lane' },
    social: [],
    maintenance: false,
    sign_in_prompt: 'never',
    heroes: [],
  };
}

/** An address in the United States. */
export function address(overrides: Partial<Address> = {}): Address {
  return {
    id: 'address-1',
    first_name: 'Ada',
    last_name: 'Lane',
    company: '',
    line1: '1 Kiln Lane',
    line2: '',
    postal_code: '90210',
    city: 'Beverly Hills',
    region: 'CA',
    country: 'US',
    phone: '',
    is_default_shipping: true,
    is_default_billing: true,
    version: 5,
    ...overrides,
  };
}

/** The session that asks. */
export function session(overrides: Partial<Session> = {}): Session {
  return {
    id: 'session-1',
    device: 'Firefox on Windows',
    address: '203.0.113.x',
    created_at: '2026-11-01T08:00:00Z',
    last_used_at: '2026-11-21T08:00:00Z',
    current: true,
    ...overrides,
  };
}
