import type { Address, Profile, Session, Store } from '@tessera/shared/contract';
import { shopperProfile, storeSettings } from '@tessera/shared/testing';

/** A shopper's profile that has been changed twice. */
export const profile = (overrides: Partial<Profile> = {}): Profile => shopperProfile({ version: 3, ...overrides });

/** The shop's settings, with a way to reach it. */
export const store = (): Store =>
  storeSettings({ contact: { email: 'hello@example.com', phone: '+1 555 0100', address: '1 Kiln Lane' } });

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
