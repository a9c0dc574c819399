import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../../core/languages';
import { cursorFields, cursorParameters, Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const MOST_CHARACTERS = 5000;

const STATES = ['new', 'open', 'waiting', 'solved', 'spam'] as const;
const type = Type.Enum(['general', 'order', 'returns', 'technical'], { type: 'string' });
export const InquiryState = Type.Enum([...STATES], {
  $id: 'InquiryState',
  type: 'string',
  description: '`waiting`: for its sender',
});
const version = Type.Integer({ minimum: 1, description: 'of the inquiry as it was seen; a stale one is refused' });
const day = Type.Optional(Type.String({ format: 'date', description: 'in UTC, included' }));

export const InquiryParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const AdminInquiryQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'a reference, the beginning of an e-mail address, or of words of subject, message and name',
    }),
  ),
  state: Type.Optional(Type.Enum([...STATES], { type: 'string' })),
  type: Type.Optional(type),
  assigned: Type.Optional(Type.Enum(['me', 'nobody'], { type: 'string' })),
  created_from: day,
  created_to: day,
  sort: Type.Optional(Type.Enum(['-created_at', 'created_at'], { type: 'string' })),
  ...cursorParameters(25),
});

const StaffName = nullable(Type.Object({ id: Id, name: Type.String() }, closed));

const summary = {
  id: Id,
  reference: Type.String(),
  type,
  subject: Type.String({ description: 'plain text' }),
  name: Type.String({ description: 'as its sender wrote it; may be empty' }),
  email: Type.String(),
  language: Type.Enum([...LANGUAGES], { type: 'string', description: 'in which its sender is answered' }),
  state: ref(InquiryState),
  assigned_to: StaffName,
  version: Type.Integer(),
  created_at: Timestamp,
};

export const AdminInquirySummary = Type.Object(summary, { ...closed, $id: 'AdminInquirySummary' });

export const AdminInquiryList = Type.Object(
  {
    items: Type.Array(ref(AdminInquirySummary)),
    ...cursorFields('inquiries', 'there are more than 10,000, and `total` says 10,000'),
  },
  { ...closed, $id: 'AdminInquiryList' },
);

export const InquiryEntry = Type.Object(
  {
    id: Id,
    kind: Type.Enum(['answer', 'note'], { type: 'string', description: 'an answer went out by mail' }),
    text: Type.String(),
    author_name: Type.String({ description: 'empty: that account is gone' }),
    created_at: Timestamp,
  },
  { ...closed, $id: 'InquiryEntry' },
);

const matched_by = Type.Enum(['account', 'email'], {
  type: 'string',
  description: '`email`: the address is the same, and nobody has shown that it is theirs',
});

export const InquiryOrder = Type.Object(
  {
    id: Id,
    number: Type.String(),
    status: Type.Enum(['awaiting_payment', 'open', 'completed', 'cancelled'], { type: 'string' }),
    placed_at: Timestamp,
    total: Type.Integer({ description: 'minor units' }),
    currency: Type.String(),
    matched_by,
  },
  { ...closed, $id: 'InquiryOrder' },
);

export const AdminInquiry = Type.Object(
  {
    ...summary,
    message: Type.String({ description: 'plain text' }),
    entries: Type.Array(ref(InquiryEntry), { description: 'the first one first' }),
    customer: nullable(
      Type.Object({ id: Id, matched_by }, { ...closed, description: 'null: none, or without `customers.read`' }),
    ),
    orders: nullable(
      Type.Array(ref(InquiryOrder), { description: 'the latest ten; null without the right `orders.read`' }),
    ),
  },
  { ...closed, $id: 'AdminInquiry' },
);

export const InquiryAssignees = Type.Object(
  { items: Type.Array(Type.Object({ id: Id, name: Type.String() }, closed)) },
  { ...closed, $id: 'InquiryAssignees' },
);

export const AnswerBody = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: MOST_CHARACTERS, pattern: '\\S', format: 'lines' }),
    state: Type.Enum(['waiting', 'solved'], { type: 'string', description: 'how the inquiry stands after it' }),
    version,
  },
  closed,
);

/** What is not named stays as it is. */
export const InquiryEditBody = Type.Object(
  {
    version,
    state: Type.Optional(Type.Enum([...STATES], { type: 'string' })),
    assigned_to: Type.Optional(nullable(Type.String({ format: 'uuid', description: 'of the staff; null: nobody' }))),
  },
  closed,
);

export const adminInquiriesSchemas = [
  InquiryState,
  AdminInquirySummary,
  AdminInquiryList,
  InquiryEntry,
  InquiryOrder,
  AdminInquiry,
  InquiryAssignees,
];

export type AdminInquirySearch = Static<typeof AdminInquiryQuery>;
export type AdminInquiryListView = Static<typeof AdminInquiryList>;
export type AdminInquiryView = Static<typeof AdminInquiry>;
export type Answer = Static<typeof AnswerBody>;
export type InquiryEdit = Omit<Static<typeof InquiryEditBody>, 'version'>;
