import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Money, Timestamp } from './basics/common';
import { nullable, ref } from './basics/ref';

/** What payments and orders both answer with; the payments module makes these, the orders module shows them. */

const closed = { additionalProperties: false };
const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

/** By which somebody can choose to pay. */
const OFFERED = ['test-card', 'stripe', 'pay-later', 'cash-on-delivery', 'bank-transfer', 'store-credit'] as const;
/** And cash that staff have in hand. */
/** Every way to pay, as it is kept with payments. */
export const METHODS = [...OFFERED, 'cash'] as const;

export const PaymentMethod = Type.Enum([...METHODS], { $id: 'PaymentMethod', type: 'string' });
/** For requests, whose check knows no names. */
export const PaymentMethodInput = Type.Enum([...OFFERED], { type: 'string' });

export const PaymentAction = Type.Object(
  {
    kind: Type.Enum(['confirm', 'stripe', 'transfer'], { type: 'string' }),
    confirm_url: Type.Optional(Type.String()),
    client_secret: Type.Optional(Type.String()),
    public_key: Type.Optional(Type.String()),
    bank: Type.Optional(
      Type.Object({ holder: Type.String(), iban: Type.String(), bic: Type.String(), reference: Type.String() }, closed),
    ),
  },
  { ...closed, $id: 'PaymentAction', description: 'what the buyer has to do now' },
);

/** Of a card; an older API does not say it. */
export const BrandName = Type.Optional(Type.String({ description: 'what the network calls itself: Diners Club' }));

const status = Type.Enum(
  ['needs_confirmation', 'pending', 'authorised', 'paid', 'failed', 'cancelled', 'refunded', 'partially_refunded'],
  { type: 'string' },
);

export const Payment = Type.Object(
  {
    id: Id,
    method: ref(PaymentMethod),
    status,
    amount: Money,
    card: Type.Optional(
      Type.Object(
        {
          brand: Type.String({ description: 'visa, mastercard, …: the provider’s word' }),
          brand_name: BrandName,
          last4: Type.String(),
        },
        { ...closed, description: 'what the buyer knows the card by, as far as the provider says' },
      ),
    ),
    message: nullable(Type.String({ description: 'why it was declined, for the buyer' })),
    action: nullable(ref(PaymentAction)),
  },
  { ...closed, $id: 'Payment' },
);

/** What staff see of an attempt to pay. */
export const OrderPayment = Type.Object(
  {
    id: Id,
    purpose: Type.Enum(['order', 'instalment', 'difference', 'credit'], { type: 'string' }),
    method: ref(PaymentMethod),
    status,
    amount: Money,
    authorised_amount: Money,
    captured_amount: Money,
    refunded_amount: Money,
    message: nullable(Type.String({ description: 'why it was declined' })),
    capture_trouble: nullable(
      Type.Object(
        {
          message: Type.String({ description: 'what the provider says' }),
          attempts: Type.Integer({ description: 'how often it was asked to take the money' }),
          next_try_at: nullable(
            Type.String({ format: 'date-time', description: 'null: it has refused, and is not asked again' }),
          ),
        },
        { ...closed, description: 'its money could not be taken so far' },
      ),
    ),
    created_at: Timestamp,
  },
  { ...closed, $id: 'OrderPayment' },
);

/** A payment that its payer disputes at their bank, for staff. */
export const OrderDispute = Type.Object(
  {
    id: Type.String({ description: 'the provider’s own number' }),
    payment_id: Id,
    amount: Money,
    reason: Type.String({ description: 'the provider’s word' }),
    state: Type.Enum(['open', 'won', 'lost'], { type: 'string' }),
    respond_by: nullable(Timestamp),
    opened_at: Timestamp,
    closed_at: nullable(Timestamp),
  },
  { ...closed, $id: 'OrderDispute' },
);

export const PaymentOffer = Type.Object(
  {
    code: ref(PaymentMethod),
    name: Type.String(),
    available: Type.Boolean(),
    reason: nullable(Type.String({ description: 'why it cannot be chosen' })),
    fee: Money,
    can_apply: Type.Optional(Type.Boolean({ description: 'it can be had after an application in the account' })),
    can_settle: Type.Optional(
      Type.Boolean({ description: 'it can be had once what is overdue is paid in the account' }),
    ),
    balance: Type.Optional(Type.Integer({ description: 'of store credit: minor units that there are' })),
    public_key: Type.Optional(Type.String()),
  },
  { ...closed, $id: 'PaymentOffer' },
);

export const Instalment = Type.Object(
  {
    id: Id,
    number: Type.Integer(),
    due_on: Day,
    amount: Money,
    paid: Money,
    state: Type.Enum(['paid', 'open', 'due', 'overdue'], { type: 'string' }),
  },
  { ...closed, $id: 'Instalment' },
);

export const PayLaterSchedule = Type.Object(
  {
    order_id: Id,
    order_number: Type.String(),
    plan: Type.String(),
    plan_name: Type.String(),
    instalments: Type.Array(ref(Instalment)),
  },
  { ...closed, $id: 'PayLaterSchedule' },
);

export const paymentSchemas = [
  PaymentMethod,
  PaymentAction,
  Payment,
  OrderPayment,
  OrderDispute,
  PaymentOffer,
  Instalment,
  PayLaterSchedule,
];

export type PaymentMethodCode = Static<typeof PaymentMethod>;
export type PaymentView = Static<typeof Payment>;
export type OrderDisputeView = Static<typeof OrderDispute>;
export type OrderPaymentView = Static<typeof OrderPayment>;
export type PaymentOfferView = Static<typeof PaymentOffer>;
export type PayLaterScheduleView = Static<typeof PayLaterSchedule>;
