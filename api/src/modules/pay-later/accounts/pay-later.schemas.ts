import { Type } from 'typebox';
import type { Static } from 'typebox';
import { BodyDay, Id, Money, Timestamp } from '../../../schemas/basics/common';
import { Payment, PayLaterSchedule } from '../../../schemas/payment';
import { nullable, ref } from '../../../schemas/basics/ref';
import { RECEIPT_KINDS } from '../ledger/ledger.repository';

const closed = { additionalProperties: false };
const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
/** minor units; far above what a shop sells, far below where numbers become inexact */
const MOST = 1_000_000_000;
const BodyMoney = Type.Integer({ minimum: 0, maximum: MOST });

export const PlanOffer = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    parts: Type.Array(Type.Object({ due_on: Day, amount: Money }, closed)),
    total: Money,
    first_part_at_once: Type.Boolean({ description: 'the first part is paid with the order, by card' }),
  },
  { ...closed, $id: 'PlanOffer' },
);

export const PlanOffers = Type.Object(
  { plans: Type.Array(ref(PlanOffer)), currency: Type.String() },
  { ...closed, $id: 'PlanOffers', description: 'What an amount comes to if it were bought today.' },
);

export const PayLaterAccount = Type.Object(
  {
    state: Type.Enum(['none', 'pending', 'active', 'refused', 'suspended'], { type: 'string' }),
    reason: nullable(Type.String({ description: 'why it was refused or suspended' })),
    can_apply: Type.Boolean(),
    limit: Money,
    used: Money,
    available: Money,
    currency: Type.String(),
    next_due: nullable(Type.Object({ due_on: Day, amount: Money }, closed)),
    schedules: Type.Array(ref(PayLaterSchedule)),
    payment_methods: Type.Array(
      Type.Object({ code: Type.Enum(['test-card', 'stripe'], { type: 'string' }), name: Type.String() }, closed),
      { description: 'by which a part can be paid' },
    ),
    receipts: Type.Array(
      Type.Object(
        {
          id: Id,
          at: Timestamp,
          kind: Type.Enum([...RECEIPT_KINDS], {
            type: 'string',
            description: '`payout` went back to the payer; `reversal` takes back what the shop had noted',
          }),
          amount: Type.Integer({ description: 'minor units; below 0: so much more was owed by it' }),
          order_number: Type.String(),
        },
        closed,
      ),
    ),
    consent: Type.Object(
      { version: Type.String(), text: Type.String({ description: 'what an application agrees to' }) },
      closed,
    ),
  },
  { ...closed, $id: 'PayLaterAccount' },
);

export const EMPLOYMENTS = ['employed', 'self_employed', 'student', 'retired', 'unemployed', 'other'] as const;

export const ApplicationBody = Type.Object(
  {
    date_of_birth: BodyDay,
    monthly_income: BodyMoney,
    employment: Type.Enum([...EMPLOYMENTS], { type: 'string' }),
    consent: Type.Boolean(),
  },
  closed,
);

export const InstalmentPaymentBody = Type.Object(
  {
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST, description: 'default: what is open of it' })),
    method: Type.Enum(['test-card', 'stripe'], { type: 'string' }),
    token: Type.Optional(Type.String({ maxLength: 200 })),
  },
  closed,
);

export const InstalmentPayment = Type.Object(
  { account: ref(PayLaterAccount), payment: ref(Payment) },
  { ...closed, $id: 'InstalmentPayment' },
);

export const IdParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
export const PlansQuery = Type.Object({ amount: Type.Integer({ minimum: 1, maximum: MOST }) });

const plan = () => ({
  code: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  name_de: Type.String({ maxLength: 100, default: '' }),
  parts: Type.Integer({ minimum: 1, maximum: 36 }),
  first_due_days: Type.Integer({ minimum: 0, maximum: 365, description: '0: the first part is paid at once' }),
  interval_unit: Type.Enum(['day', 'month'], { type: 'string' }),
  interval_count: Type.Integer({ minimum: 1, maximum: 365 }),
  min_amount: BodyMoney,
  max_amount: nullable(BodyMoney),
  enabled: Type.Boolean(),
});

export const PlanBody = Type.Object(plan(), { ...closed, $id: 'PayLaterPlan' });

/** For requests, whose check knows no names. */
export const PlansBody = Type.Object({ plans: Type.Array(Type.Object(plan(), closed), { maxItems: 20 }) }, closed);
export const PayLaterPlans = Type.Object(
  { plans: Type.Array(ref(PlanBody)) },
  { ...closed, $id: 'PayLaterPlans', description: 'In the order in which they are offered.' },
);

export const payLaterSchemas = [PlanOffer, PlanOffers, PayLaterAccount, InstalmentPayment, PlanBody, PayLaterPlans];

export type PlanOfferView = Static<typeof PlanOffer>;
export type PlanOffersView = Static<typeof PlanOffers>;
export type PayLaterAccountView = Static<typeof PayLaterAccount>;
export type ApplicationFacts = Omit<Static<typeof ApplicationBody>, 'consent'>;
export type PlanView = Static<typeof PlanBody>;
