import type { AdminCustomer, AdminCustomerList, CustomerGroup, CustomerRecord } from '@tessera/shared/contract';
import { wholePage } from '../list-fixtures';

/** Somebody who has ordered twice, unless told otherwise. */
export const adminCustomer = (overrides: Partial<AdminCustomer> = {}): AdminCustomer => ({
  id: '0190aaaa-0000-7000-8000-00000000d001',
  name: 'Ada Lane',
  email: 'ada@example.com',
  state: 'active',
  is_staff: false,
  currency: 'USD',
  orders_count: 2,
  spent: 9600,
  last_order_at: '2026-11-20T08:00:00Z',
  created_at: '2026-01-02T08:00:00Z',
  newsletter: true,
  tags: [],
  groups: [],
  ...overrides,
});

export const customerPage = (
  items: AdminCustomer[],
  overrides: Partial<AdminCustomerList> = {},
): AdminCustomerList => ({
  ...wholePage(items),
  ...overrides,
});

export const customerGroup = (overrides: Partial<CustomerGroup> = {}): CustomerGroup => ({
  id: '0190aaaa-0000-7000-8000-00000000e001',
  name: 'Wholesale',
  members: 12,
  version: 1,
  ...overrides,
});

/** The same person whole. */
export const customerRecord = (overrides: Partial<CustomerRecord> = {}): CustomerRecord => ({
  ...adminCustomer(),
  first_name: 'Ada',
  last_name: 'Lane',
  username: 'ada',
  language: 'en',
  email_verified: true,
  phone: '',
  suspended_at: null,
  suspension_reason: '',
  anonymised_at: null,
  has_second_factor: false,
  version: 3,
  orders: [
    {
      id: 'order-1',
      number: 'K-1042',
      placed_at: '2026-11-20T08:00:00Z',
      status: 'open',
      payment_status: 'paid',
      fulfilment_status: 'unfulfilled',
      total: 4800,
      currency: 'USD',
    },
  ],
  returns: [
    {
      id: 'return-1',
      number: 'R-7K2M9QX',
      state: 'requested',
      created_at: '2026-11-21T08:00:00Z',
      order_number: 'K-1042',
    },
  ],
  reviews: [
    {
      id: 'review-1',
      product: { id: 'product-mug', name: 'Ember mug' },
      rating: 5,
      state: 'published',
      created_at: '2026-11-21T08:00:00Z',
    },
  ],
  wishlist_count: 4,
  addresses: [
    {
      id: 'address-1',
      name: 'Ada Lane',
      lines: ['Quiet Lane 7', '97205 Portland OR', 'US'],
      phone: '+1 555 010 0100',
      is_default_shipping: true,
      is_default_billing: false,
    },
  ],
  newsletter_consent: {
    state: 'confirmed',
    consent_text: 'Send me the newsletter.',
    requested_at: '2026-02-01T08:00:00Z',
    confirmed_at: '2026-02-01T09:00:00Z',
    unsubscribed_at: null,
  },
  pay_later: { id: '0190aaaa-0000-7000-8000-00000000a001', state: 'active', limit: 50_000, used: 12_000, overdue: 0 },
  sessions: [
    {
      id: 'session-1',
      device: 'Firefox on Windows',
      address: '203.0.113.x',
      created_at: '2026-11-20T08:00:00Z',
      last_used_at: '2026-11-22T08:00:00Z',
    },
    {
      id: 'session-2',
      device: 'Safari on iPhone',
      address: '198.51.100.x',
      created_at: '2026-11-20T08:00:00Z',
      last_used_at: '2026-11-21T08:00:00Z',
    },
  ],
  mails: [{ id: 'mail-1', template: 'order-placed', state: 'sent', created_at: '2026-11-20T08:00:00Z' }],
  notes: [],
  ...overrides,
});
