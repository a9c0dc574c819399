import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../../core/languages';
import { Id, Timestamp } from '../../../schemas/basics/common';
import { GivenUpCredit } from '../../../schemas/given-up-credit';
import { ORDER_STATES } from '../../../schemas/filters/order-filter';
import { nullable, ref } from '../../../schemas/basics/ref';
import { StaffNote } from '../../../schemas/staff-note';
import { ReturnState } from '../../returns/records/returns.schemas';
import { customerFields } from '../list/customer-list.schemas';

const closed = { additionalProperties: false };

const order = Type.Object(
  {
    id: Id,
    number: Type.String(),
    placed_at: Timestamp,
    status: Type.Enum([...ORDER_STATES.status], { type: 'string' }),
    payment_status: Type.Enum([...ORDER_STATES.payment_status], { type: 'string' }),
    fulfilment_status: Type.Enum([...ORDER_STATES.fulfilment_status], { type: 'string' }),
    total: Type.Integer({ description: 'minor units' }),
    currency: Type.String(),
  },
  closed,
);
const return_ = Type.Object(
  { id: Id, number: Type.String(), state: ref(ReturnState), created_at: Timestamp, order_number: Type.String() },
  closed,
);
const review = Type.Object(
  {
    id: Id,
    product: Type.Object({ id: Id, name: Type.String() }, closed),
    rating: Type.Integer(),
    state: Type.Enum(['waiting', 'published', 'refused'], { type: 'string' }),
    created_at: Timestamp,
  },
  closed,
);
const address = Type.Object(
  {
    id: Id,
    name: Type.String(),
    lines: Type.Array(Type.String(), { description: 'as they are written on a parcel, below the name' }),
    phone: Type.String(),
    is_default_shipping: Type.Boolean(),
    is_default_billing: Type.Boolean(),
  },
  closed,
);
const session = Type.Object(
  {
    id: Id,
    device: Type.String(),
    address: Type.String({ description: "shortened: '203.0.113.x'" }),
    created_at: Timestamp,
    last_used_at: Timestamp,
  },
  closed,
);
const mail = Type.Object(
  {
    id: Id,
    template: Type.String(),
    state: Type.Enum(['queued', 'sent', 'kept', 'failed', 'expired'], { type: 'string' }),
    created_at: Timestamp,
  },
  closed,
);
const newsletter = Type.Object(
  {
    state: Type.Enum(['pending', 'confirmed', 'unsubscribed'], { type: 'string' }),
    consent_text: Type.String({ description: 'what they agreed to, word by word' }),
    requested_at: Timestamp,
    confirmed_at: nullable(Timestamp),
    unsubscribed_at: nullable(Timestamp),
  },
  closed,
);
const payLater = Type.Object(
  {
    id: Id,
    state: Type.Enum(['pending', 'active', 'refused', 'suspended'], { type: 'string' }),
    limit: Type.Integer(),
    used: Type.Integer(),
    overdue: Type.Integer({ description: 'of `used`, due before today' }),
  },
  closed,
);

/** A customer whole: of what is long the latest few, which their own lists go on from. */
export const CustomerRecord = Type.Object(
  {
    ...customerFields,
    first_name: Type.String(),
    last_name: Type.String(),
    username: Type.String(),
    language: Type.Enum([...LANGUAGES], { type: 'string', description: 'in which mails are written to them' }),
    email_verified: Type.Boolean(),
    phone: Type.String({ description: 'where staff reach them; empty: none was noted' }),
    suspended_at: nullable(Timestamp),
    suspension_reason: Type.String(),
    anonymised_at: nullable(Timestamp),
    has_second_factor: Type.Boolean(),
    version: Type.Integer({ description: 'for edits: sent back as `version`; 0 once there is no account' }),
    orders: Type.Array(order, { description: 'the latest five' }),
    returns: Type.Array(return_, { description: 'the latest five' }),
    reviews: Type.Array(review, { description: 'the latest five' }),
    wishlist_count: Type.Integer(),
    addresses: Type.Array(address),
    newsletter_consent: nullable(newsletter),
    pay_later: nullable(
      Type.Object(payLater.properties, { ...closed, description: 'null also for whoever may not see such accounts' }),
    ),
    sessions: Type.Array(session, { description: 'that go on, the one used last first' }),
    mails: Type.Array(mail, { description: 'the latest ten; records of mails are kept for 30 days' }),
    notes: Type.Array(ref(StaffNote), { description: 'oldest first' }),
  },
  { ...closed, $id: 'CustomerRecord' },
);

const version = Type.Integer();
const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', format: 'lines' });
const MOST_TAGS = 20;
const MOST_GROUPS = 100;

export const CustomerParams = Type.Object({ customer_id: Type.String({ maxLength: 100 }) });
export const CustomerSessionParams = Type.Object({
  customer_id: Type.String({ maxLength: 100 }),
  session_id: Type.String({ maxLength: 100 }),
});
export const CustomerChanges = Type.Object(
  {
    version,
    first_name: Type.Optional(name),
    last_name: Type.Optional(name),
    email: Type.Optional(
      Type.String({ maxLength: 1000, description: 'a link to confirm it goes there; the former address is told' }),
    ),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
  },
  closed,
);
export const CustomerVersionBody = Type.Object({ version }, closed);
export const AnonymiseBody = Type.Object({ version, store_credit: GivenUpCredit }, closed);
export const CustomerReasonBody = Type.Object({ version, reason }, closed);
export const CustomerTagsBody = Type.Object(
  {
    version,
    tags: Type.Array(Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }), { maxItems: MOST_TAGS }),
  },
  closed,
);
export const CustomerGroupsBody = Type.Object(
  { version, group_ids: Type.Array(Id, { maxItems: MOST_GROUPS, uniqueItems: true }) },
  closed,
);

export const customerSchemas = [CustomerRecord];

export type CustomerRecordView = Static<typeof CustomerRecord>;
export type CustomerChange = Static<typeof CustomerChanges>;
