import type { CouponRow } from './coupon-list.repository';
import type { AdminCouponView } from './coupons.schemas';

/** A coupon as clients have it. @param currency in which amounts are */
export const presentCoupon = (row: CouponRow, currency: string): AdminCouponView => ({
  ...row,
  currency,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  last_modified_at: row.last_modified_at.toISOString(),
});
