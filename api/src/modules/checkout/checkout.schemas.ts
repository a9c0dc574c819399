import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AppliedCoupon } from '../../schemas/cart';
import { AddressBody } from '../../schemas/check-address';
import { backorder, Id, Money, nullableImage } from '../../schemas/basics/common';
import { PaymentMethod, PaymentMethodInput, PaymentOffer } from '../../schemas/payment';
import { nullable, ref } from '../../schemas/basics/ref';
import { AddressFields, Totals } from '../../schemas/totals';
import { DeliveryOffer } from '../delivery/delivery.schemas';
import { CheckoutGift, GiftBody } from './gifts/gift.schemas';

const closed = { additionalProperties: false };

export const CheckoutLine = Type.Object(
  {
    product: Type.Object({ id: Id, name: Type.String(), slug: Type.String(), image: nullableImage }, closed),
    variant: Type.Object(
      {
        id: Id,
        sku: Type.String(),
        options: Type.Record(Type.String(), Type.String()),
        regular_price: Money,
        available: Type.Integer(),
        backorder,
      },
      closed,
    ),
    quantity: Type.Integer(),
    gift_card: Type.Optional(Type.Boolean({ description: 'each piece is mailed to whom `gifts` says' })),
    unit_price: Money,
    subtotal: Money,
    discount: Money,
    tax: Money,
    total: Type.Integer({ description: 'subtotal - discount, + tax where it is not included' }),
  },
  { ...closed, $id: 'CheckoutLine' },
);

export const CheckoutProblem = Type.Object(
  {
    part: Type.Enum(['items', 'address', 'delivery', 'payment'], { type: 'string' }),
    code: Type.String({ description: 'stable: items.empty, items.sold_out, items.stock_short, address.missing, …' }),
    sentence: Type.String(),
    blocking: Type.Boolean({ description: 'false: said, but the rest can be ordered' }),
    variant_id: Type.Optional(Id),
  },
  { ...closed, $id: 'CheckoutProblem' },
);

export const Checkout = Type.Object(
  {
    version: Type.Integer(),
    items: Type.Array(ref(CheckoutLine)),
    shipping_address: nullable(ref(AddressFields)),
    billing_address: nullable(ref(AddressFields)),
    delivery_method: nullable(Type.String()),
    delivery_offers: Type.Array(ref(DeliveryOffer)),
    payment_method: nullable(ref(PaymentMethod)),
    payment_offers: Type.Array(ref(PaymentOffer)),
    plan: nullable(Type.String()),
    use_credit: Type.Boolean({
      description: 'store credit that is too little for all pays what it can: `totals.credit`; the chosen way the rest',
    }),
    note: Type.String(),
    gifts: Type.Optional(
      Type.Array(ref(CheckoutGift), { description: 'gift cards that go to somebody else than their buyer' }),
    ),
    totals: ref(Totals),
    coupon: nullable(ref(AppliedCoupon)),
    problems: Type.Array(ref(CheckoutProblem)),
    currency: Type.String(),
  },
  { ...closed, $id: 'Checkout' },
);

export const CheckoutChanges = Type.Object(
  {
    version: Type.Optional(Type.Integer({ description: 'where given, a stale one is refused' })),
    shipping_address: Type.Optional(nullable(AddressBody)),
    billing_address: Type.Optional(nullable(AddressBody)),
    delivery_method: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    payment_method: Type.Optional(nullable(PaymentMethodInput)),
    plan: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    use_credit: Type.Optional(Type.Boolean()),
    note: Type.Optional(Type.String({ maxLength: 1000, format: 'lines' })),
    gift: Type.Optional(GiftBody),
  },
  closed,
);

export const CheckoutTerms = Type.Object(
  {
    delivery: nullable(
      Type.Object(
        {
          price_from: Money,
          free_from: nullable(Type.Integer({ description: 'goods for this much are delivered free of charge' })),
          where: Type.Object({ en: Type.String(), de: Type.String() }, { ...closed, description: 'by language' }),
        },
        { ...closed, description: 'the usual delivery in the shop’s own country; null: nothing is delivered' },
      ),
    ),
    return_days: Type.Integer({ description: 'how long after its delivery an order can be sent back' }),
    payment_methods: Type.Array(ref(PaymentMethod), { description: 'all that the shop has on, in their order' }),
  },
  { ...closed, $id: 'CheckoutTerms', description: 'What holds for every order, whoever makes it.' },
);

export const checkoutSchemas = [CheckoutLine, CheckoutGift, CheckoutProblem, Checkout, CheckoutTerms];

export type CheckoutTermsView = Static<typeof CheckoutTerms>;

export type CheckoutView = Static<typeof Checkout>;
export type CheckoutEdit = Static<typeof CheckoutChanges>;
export type CheckoutProblemView = Static<typeof CheckoutProblem>;
