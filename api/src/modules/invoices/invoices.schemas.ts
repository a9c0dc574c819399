import { Type } from 'typebox';
import type { Static } from 'typebox';

const closed = { additionalProperties: false };

export const Invoice = Type.Object(
  { number: Type.String(), url: Type.String({ description: 'needs the session: it is fetched, not linked to' }) },
  { ...closed, $id: 'Invoice' },
);

export const InvoiceWait = Type.Object(
  { message: Type.String() },
  { ...closed, $id: 'InvoiceWait', description: 'The document is being made; ask again after Retry-After.' },
);

export const invoicesSchemas = [Invoice, InvoiceWait];

export type InvoiceView = Static<typeof Invoice>;
