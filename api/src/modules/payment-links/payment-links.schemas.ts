import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Money, nullableImage, Timestamp } from '../../schemas/basics/common';
import { Payment, PaymentMethodInput, PaymentOffer } from '../../schemas/payment';
import { nullable, ref } from '../../schemas/basics/ref';
import { Totals } from '../../schemas/totals';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 100 });

export const PaymentLink = Type.Object(
  {
    id: Id,
    state: Type.Enum(['good', 'expired', 'revoked'], { type: 'string' }),
    sent_to: Type.String({ description: 'empty: staff handed it over themselves' }),
    created_by_name: Type.String({ description: 'empty: that account is gone' }),
    created_at: Timestamp,
    expires_at: Timestamp,
  },
  { ...closed, $id: 'PaymentLink', description: 'without the address itself, of which only a hash is kept' },
);

export const PaymentLinkList = Type.Object(
  { items: Type.Array(ref(PaymentLink)), owed: Type.Integer({ description: 'what a link would take, minor units' }) },
  { ...closed, $id: 'PaymentLinkList' },
);

export const NewPaymentLink = Type.Object(
  { url: Type.String({ description: 'shown this once' }), link: ref(PaymentLink) },
  { ...closed, $id: 'NewPaymentLink' },
);

export const OrderToPay = Type.Object(
  {
    number: Type.String(),
    state: Type.Enum(['open', 'paid', 'closed'], {
      type: 'string',
      description: 'closed: nothing can be paid any more, e.g. the order was cancelled',
    }),
    items: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          options: Type.Record(Type.String(), Type.String()),
          quantity: Type.Integer(),
          total: Money,
          image: nullableImage,
        },
        closed,
      ),
    ),
    totals: ref(Totals),
    currency: Type.String(),
    owed: Type.Integer({ description: 'what is to be paid now, minor units' }),
    payment_offers: Type.Array(ref(PaymentOffer)),
    payment: nullable(ref(Payment)),
    expires_at: Timestamp,
  },
  {
    ...closed,
    $id: 'OrderToPay',
    description: 'what whoever has a link to pay an order sees of it: nothing of a person',
  },
);

export const PaymentLinkBody = Type.Object(
  {
    days: Type.Integer({ minimum: 1, maximum: 30, default: 7 }),
    send: Type.Boolean({ default: true, description: 'by mail to the address of the order' }),
  },
  closed,
);

export const PayByLinkBody = Type.Object(
  {
    method: PaymentMethodInput,
    token: Type.Optional(Type.String({ maxLength: 200, description: 'of the test gateway, for test-card' })),
  },
  closed,
);

export const ConfirmByLinkBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }, closed);
export const LinkParams = Type.Object({ token: Name });
export const LinkPaymentParams = Type.Object({ token: Name, id: Name });
export const OrderLinksParams = Type.Object({ id: Name });
export const OrderLinkParams = Type.Object({ id: Name, link_id: Id });

export const paymentLinksSchemas = [PaymentLink, PaymentLinkList, NewPaymentLink, OrderToPay];

export type PaymentLinkView = Static<typeof PaymentLink>;
export type PaymentLinkListView = Static<typeof PaymentLinkList>;
export type OrderToPayView = Static<typeof OrderToPay>;
export type PaymentLinkRequest = Static<typeof PaymentLinkBody>;
