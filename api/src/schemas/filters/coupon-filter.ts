import { Type } from 'typebox';
import type { Static } from 'typebox';

export const COUPON_KINDS = ['percent', 'amount', 'free_shipping'] as const;

/** How a coupon stands at this moment: of several that hold the first one of `off`, `ended`, `used_up`, `scheduled`. */
export const COUPON_STATES = ['scheduled', 'active', 'ended', 'used_up', 'off'] as const;

/** The orders that the list of coupons can be in; each is total by the id. */
export const COUPON_SORTS = [
  '-created_at',
  'created_at',
  'code',
  '-code',
  '-used',
  'used',
  'ends_at',
  '-ends_at',
] as const;

/** Which coupons, in which order: what their list and its download are asked for. */
export const AdminCouponFilter = Type.Object(
  {
    search: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'a part of the code or of what staff call it; of many codes, a whole one',
      }),
    ),
    state: Type.Optional(Type.Enum([...COUPON_STATES], { type: 'string' })),
    kind: Type.Optional(Type.Enum([...COUPON_KINDS], { type: 'string' })),
    sort: Type.Optional(
      Type.Enum([...COUPON_SORTS], {
        type: 'string',
        description: 'by `ends_at`, those without an end come last, or first',
      }),
    ),
  },
  { additionalProperties: false },
);

export type AdminCouponFilters = Static<typeof AdminCouponFilter>;
export type CouponSort = (typeof COUPON_SORTS)[number];
export type CouponState = (typeof COUPON_STATES)[number];
