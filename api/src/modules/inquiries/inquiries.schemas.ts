import { Type } from 'typebox';

const closed = { additionalProperties: false };
/** Missing is the same as empty, so that the answer is the form's own message; the lengths that matter are its, too. */
const text = (maxLength: number) => Type.String({ maxLength, default: '' });

/** A trap for programs: people do not see the field `website`. */
export const Honeypot = Type.Optional(Type.String({ maxLength: 1000 }));

export const InquiryBody = Type.Object(
  {
    type: text(100),
    subject: text(1000),
    message: Type.String({ maxLength: 20_000, default: '', format: 'lines' }),
    name: text(1000),
    email: Type.String({ maxLength: 1000, default: '', format: 'text' }),
    website: Honeypot,
  },
  closed,
);

export const InquiryReceipt = Type.Object(
  {
    reference: Type.String({ description: 'short enough to be read out: Q-7K3M9P' }),
    message: Type.String(),
  },
  { ...closed, $id: 'InquiryReceipt' },
);

export const inquiriesSchemas = [InquiryReceipt];
