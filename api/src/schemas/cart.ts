import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Money, nullableImage, Timestamp, variantFields } from './basics/common';
import { nullable, ref } from './basics/ref';

const closed = { additionalProperties: false };

/** The cart is part of the profile, too: it belongs to no module alone. */
export const CartItem = Type.Object(
  {
    product: Type.Object(
      {
        id: Id,
        name: Type.String(),
        slug: Type.String(),
        category: nullable(Type.String()),
        type: Type.String(),
        published: Type.Boolean(),
        subscribers: Type.Integer(),
        created_by: nullable(Type.String()),
        last_modified_by: nullable(Type.String()),
        created_at: Timestamp,
        last_modified_at: Timestamp,
        image: nullableImage,
      },
      closed,
    ),
    variant: Type.Object(variantFields, closed),
    quantity: Type.Integer(),
    line_total: Type.Integer({ description: 'price charged times quantity' }),
  },
  { ...closed, $id: 'CartItem' },
);

export type CartItemView = Static<typeof CartItem>;

/** A coupon as it is with what is being bought now. */
export const AppliedCoupon = Type.Object(
  {
    code: Type.String(),
    label: Type.String({ description: 'what it gives, for people' }),
    problem: nullable(Type.String({ description: 'why it gives nothing now' })),
  },
  { ...closed, $id: 'AppliedCoupon' },
);

export const CartNotice = Type.Object(
  {
    variant_id: Id,
    kind: Type.Enum(['price_up', 'price_down', 'stock_short', 'sold_out', 'gone'], { type: 'string' }),
    name: Type.String(),
    before: Type.Integer({ description: 'a price in minor units, or the quantity that is wanted' }),
    now: Type.Integer({ description: 'a price in minor units, or how many there are' }),
  },
  { ...closed, $id: 'CartNotice', description: 'What has changed since the cart’s owner has seen it last.' },
);

export const Cart = Type.Object(
  {
    cart_items: Type.Array(ref(CartItem)),
    saved_items: Type.Array(ref(CartItem), { description: 'saved for later: they count in no sum' }),
    currency: Type.String(),
    item_count: Type.Integer({ description: 'sum of quantities: the badge' }),
    subtotal: Type.Integer({ description: 'of what can be bought: a line with none available is not in it' }),
    coupon: nullable(ref(AppliedCoupon)),
    discount: Money,
    total: Type.Integer({ description: 'subtotal less discount' }),
    free_shipping: nullable(
      Type.Object(
        {
          from: Money,
          remaining: Money,
          where: nullable(
            Type.String({
              description: 'the delivery zone that this holds in; null: a coupon makes it free everywhere',
            }),
          ),
        },
        { ...closed, description: 'null where no delivery is ever free, and where the cart has gift cards alone' },
      ),
    ),
    notices: Type.Array(ref(CartNotice)),
  },
  { ...closed, $id: 'Cart' },
);

export const cartSchemas = [CartItem, AppliedCoupon, CartNotice, Cart];
