import { Type } from 'typebox';
import type { Static } from 'typebox';
import { cursorFields, cursorParameters, Id, Timestamp } from '../../schemas/basics/common';
import { AdminCouponFilter, COUPON_KINDS, COUPON_STATES } from '../../schemas/filters/coupon-filter';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };
/** Of one coupon. */
export const MOST_CODES = 1000;
/** Minor units; a column holds twice as much. */
const MOST_MONEY = 1_000_000_000;
const MOST_USES = 1_000_000;

const kind = Type.Enum([...COUPON_KINDS], { type: 'string' });
const version = Type.Integer({ minimum: 1, description: 'of the coupon as it was seen; a stale one is refused' });
const moment = nullable(Type.String({ format: 'date-time' }));
const uses = (description: string) => nullable(Type.Integer({ minimum: 1, maximum: MOST_USES, description }));

/** What a coupon gives, to whom and when. */
const terms = {
  name: Type.String({ maxLength: 80, description: 'what staff call it' }),
  kind,
  value: Type.Integer({
    minimum: 0,
    maximum: MOST_MONEY,
    description: 'percent: thousandths of a percent; amount: minor units; 0 for free delivery',
  }),
  min_subtotal: Type.Integer({ minimum: 0, maximum: MOST_MONEY, description: 'minor units of goods' }),
  first_order: Type.Boolean({ description: 'for who has not ordered before' }),
  starts_at: moment,
  ends_at: moment,
  max_uses: uses('how often in all, of many codes each of them; null: any number of times'),
  max_uses_per_person: uses('null: any number of times'),
  active: Type.Boolean({ description: 'false: it is switched off' }),
};

/** What may be left out of a new one: then it is empty, and it is switched on. */
const conditions = {
  name: Type.Optional(terms.name),
  min_subtotal: Type.Optional(terms.min_subtotal),
  first_order: Type.Optional(terms.first_order),
  starts_at: Type.Optional(terms.starts_at),
  ends_at: Type.Optional(terms.ends_at),
  max_uses: Type.Optional(terms.max_uses),
  max_uses_per_person: Type.Optional(terms.max_uses_per_person),
  active: Type.Optional(terms.active),
};
const given = { kind, value: terms.value, ...conditions };

const couponFields = {
  id: Id,
  code: nullable(Type.String({ description: 'null: it has many, which begin with `prefix`' })),
  prefix: nullable(Type.String()),
  codes: Type.Integer({ description: 'how many there are' }),
  ...terms,
  starts_at: nullable(Timestamp),
  ends_at: nullable(Timestamp),
  used: Type.Integer({ description: 'orders with it, cancelled ones left out' }),
  state: Type.Enum([...COUPON_STATES], { type: 'string', description: 'at this moment' }),
  currency: Type.String(),
  version: Type.Integer(),
  created_at: Timestamp,
  last_modified_at: Timestamp,
};

export const AdminCoupon = Type.Object(couponFields, { ...closed, $id: 'AdminCoupon' });

export const AdminCouponList = Type.Object(
  {
    items: Type.Array(ref(AdminCoupon)),
    ...cursorFields('coupons', 'never: a shop has at most 10,000'),
  },
  { ...closed, $id: 'AdminCouponList' },
);

export const CouponOrder = Type.Object(
  {
    id: Id,
    number: Type.String(),
    status: Type.Enum(['awaiting_payment', 'open', 'completed', 'cancelled'], { type: 'string' }),
    placed_at: Timestamp,
    code: Type.String(),
    discount: Type.Integer({ description: 'minor units' }),
    total: Type.Integer({ description: 'minor units' }),
    currency: Type.String(),
  },
  { ...closed, $id: 'CouponOrder' },
);

export const AdminCouponRecord = Type.Object(
  {
    ...couponFields,
    orders: Type.Array(ref(CouponOrder), { description: 'the latest ten with it, cancelled ones among them' }),
    given: Type.Integer({ description: 'minor units: taken off goods in all, cancelled orders left out' }),
    ordered: Type.Integer({ description: 'minor units: what those orders come to' }),
    can_delete: Type.Boolean({ description: 'no order was ever placed with it' }),
  },
  { ...closed, $id: 'AdminCouponRecord' },
);

export const AdminCouponQuery = Type.Object({ ...AdminCouponFilter.properties, ...cursorParameters(25) });
export const CouponParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
export const CouponVersionQuery = Type.Object({ version });

export const NewCouponBody = Type.Object(
  {
    code: Type.String({ maxLength: 60, description: '3 to 30 letters, digits, - and _; case and spaces do not count' }),
    ...given,
  },
  closed,
);

export const NewCouponsBody = Type.Object(
  {
    prefix: Type.String({ maxLength: 30, description: '2 to 12 letters and digits; each code goes on by chance' }),
    count: Type.Integer({ minimum: 2, maximum: MOST_CODES }),
    ...given,
  },
  closed,
);

/** What is not named stays as it is. */
export const CouponEditBody = Type.Object(
  { version, kind: Type.Optional(kind), value: Type.Optional(terms.value), ...conditions },
  closed,
);

export const couponsSchemas = [AdminCoupon, AdminCouponList, CouponOrder, AdminCouponRecord];

export type AdminCouponView = Static<typeof AdminCoupon>;
export type AdminCouponListView = Static<typeof AdminCouponList>;
export type AdminCouponRecordView = Static<typeof AdminCouponRecord>;
export type AdminCouponSearch = Static<typeof AdminCouponQuery>;
export type NewCoupon = Static<typeof NewCouponBody>;
export type NewCoupons = Static<typeof NewCouponsBody>;
export type CouponEdit = Omit<Static<typeof CouponEditBody>, 'version'>;
