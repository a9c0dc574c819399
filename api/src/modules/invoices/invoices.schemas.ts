import { Type } from 'typebox';
import { Timestamp } from '../../schemas/common';

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
export const InvoiceLinkQuery = Type.Object({ link: Type.String({ maxLength: 400 }) });

export const invoicesSchemas = [InvoiceLink];
