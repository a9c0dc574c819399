import { Type } from 'typebox';
import { Timestamp } from '../../schemas/basics/common';

const closed = { additionalProperties: false };

export const InvoiceLink = Type.Object(
  {
    number: Type.String(),
    url: Type.String({ description: 'downloads the document without a session, for a short while' }),
    expires_at: Timestamp,
  },
  { ...closed, $id: 'InvoiceLink' },
);

export const InvoiceParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
export const DocumentParams = Type.Object({
  id: Type.String({ maxLength: 100 }),
  number: Type.String({ maxLength: 30 }),
});
export const InvoiceLinkBody = Type.Optional(
  Type.Union([Type.Object({ number: Type.Optional(Type.String({ maxLength: 30 })) }, closed), Type.Null()]),
);
export const InvoiceLinkQuery = Type.Object({ link: Type.String({ maxLength: 400 }) });

export const invoicesSchemas = [InvoiceLink];
