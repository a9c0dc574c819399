import type { AdminCoupon, AdminCouponList, AdminCouponRecord } from '@tessera/shared/contract';
import { wholePage } from '../list-fixtures';

/** A tenth off in November, used three times of a hundred, unless told otherwise. */
export const adminCoupon = (overrides: Partial<AdminCoupon> = {}): AdminCoupon => ({
  id: '0190aaaa-0000-7000-8000-00000000c001',
  code: 'AUTUMN10',
  prefix: null,
  codes: 1,
  name: 'Autumn letter',
  kind: 'percent',
  value: 10_000,
  min_subtotal: 2000,
  first_order: false,
  starts_at: '2026-11-01T12:00:00.000Z',
  ends_at: '2026-11-30T12:00:00.000Z',
  max_uses: 100,
  max_uses_per_person: 1,
  active: true,
  used: 3,
  state: 'active',
  currency: 'USD',
  version: 2,
  created_at: '2026-10-20T09:00:00.000Z',
  last_modified_at: '2026-10-20T09:00:00.000Z',
  ...overrides,
});

/** Many codes that each make one delivery free. */
export const manyCodes = (overrides: Partial<AdminCoupon> = {}): AdminCoupon =>
  adminCoupon({
    id: '0190aaaa-0000-7000-8000-00000000c002',
    code: null,
    prefix: 'SPRING',
    codes: 500,
    name: '',
    kind: 'free_shipping',
    value: 0,
    starts_at: null,
    ends_at: null,
    max_uses: 1,
    used: 37,
    ...overrides,
  });

export const couponPage = (items: AdminCoupon[], overrides: Partial<AdminCouponList> = {}): AdminCouponList => ({
  ...wholePage(items),
  ...overrides,
});

/** The same coupon with the order that used it last. */
export const couponRecord = (overrides: Partial<AdminCouponRecord> = {}): AdminCouponRecord => ({
  ...adminCoupon(),
  orders: [
    {
      id: '0190aaaa-0000-7000-8000-00000000f001',
      number: 'KO-7K3M9P',
      status: 'open',
      placed_at: '2026-11-20T08:00:00.000Z',
      code: 'AUTUMN10',
      discount: 960,
      total: 8640,
      currency: 'USD',
    },
  ],
  given: 2450,
  ordered: 22_050,
  can_delete: false,
  ...overrides,
});
