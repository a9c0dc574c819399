import type { AdminGiftCardRecord, StoreCredit } from '@tessera/shared/contract';

/** A gift card of 50, of which 30 are left, unless told otherwise. */
export const giftCardRecord = (overrides: Partial<AdminGiftCardRecord> = {}): AdminGiftCardRecord => ({
  id: '0190aaaa-0000-7000-8000-00000000aa01',
  last_four: 'ZC83',
  amount: 5000,
  balance: 3000,
  currency: 'USD',
  state: 'active',
  expires_on: '2029-12-31',
  name: 'Mina',
  email: 'mina@example.com',
  send_on: null,
  customer_id: null,
  created_at: '2026-11-01T09:00:00.000Z',
  version: 3,
  language: 'en',
  message: 'For your kitchen.',
  disabled_reason: '',
  entries: [
    {
      ...{ id: '0190aaaa-0000-7000-8000-00000000ee02', kind: 'spend', amount: -2000, reason: '', by: null },
      ...{ order_id: '0190aaaa-0000-7000-8000-000000000001', order_number: 'K-1042', redeemed_by: null },
      created_at: '2026-11-02T09:00:00.000Z',
    },
    {
      ...{ id: '0190aaaa-0000-7000-8000-00000000ee01', kind: 'issue', amount: 5000, reason: '', by: 'Ada Lane' },
      ...{ order_id: null, order_number: null, redeemed_by: null },
      created_at: '2026-11-01T09:00:00.000Z',
    },
  ],
  ...overrides,
});

/** Store credit that was given once, unless told otherwise. */
export const storeCredit = (overrides: Partial<StoreCredit> = {}): StoreCredit => ({
  balance: 1500,
  currency: 'USD',
  entries: [
    {
      ...{ id: '0190aaaa-0000-7000-8000-00000000ee03', kind: 'adjust', amount: 1500, reason: 'A late parcel' },
      ...{ by: 'Ada Lane', order_id: null, order_number: null, redeemed_by: null },
      created_at: '2026-11-01T09:00:00.000Z',
    },
  ],
  ...overrides,
});
