import { Type } from 'typebox';
import { Id, Money, nullableImage, StockState, Timestamp } from './common';
import { nullable, ref } from './ref';

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
    variant: Type.Object(
      {
        id: Id,
        sku: Type.String(),
        options: Type.Record(Type.String(), Type.String()),
        regular_price: Money,
        sale_price: Money,
        stock_state: ref(StockState),
        available: Type.Integer({ description: 'how many can be bought now; at most 999 is told' }),
      },
      closed,
    ),
    quantity: Type.Integer(),
    line_total: Type.Integer({ description: 'price charged times quantity' }),
  },
  { ...closed, $id: 'CartItem' },
);

export const Cart = Type.Object(
  {
    cart_items: Type.Array(ref(CartItem)),
    currency: Type.String(),
    item_count: Type.Integer({ description: 'sum of quantities: the badge' }),
    subtotal: Money,
  },
  { ...closed, $id: 'Cart' },
);

export const cartSchemas = [CartItem, Cart];
