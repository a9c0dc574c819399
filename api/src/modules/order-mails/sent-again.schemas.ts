import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const OrderMail = Type.Object(
  {
    event_id: Id,
    template: Type.String({ description: 'order-placed, order-paid, order-shipped, return-step, …' }),
    written_at: nullable(Type.String({ format: 'date-time', description: 'null: it never was' })),
  },
  { ...closed, $id: 'OrderMail', description: 'a mail about an event of an order' },
);

export const OrderMailList = Type.Object(
  {
    items: Type.Array(ref(OrderMail), { description: 'in the order of the events' }),
    to: Type.String({ description: 'where they go now; empty: whoever it is, is forgotten' }),
  },
  { ...closed, $id: 'OrderMailList' },
);

export const MailSentAgain = Type.Object(
  { template: Type.String(), sent_to: Type.String(), at: Timestamp },
  { ...closed, $id: 'MailSentAgain' },
);

export const SendAgainBody = Type.Object({ event_id: Type.String({ format: 'uuid' }) }, closed);
export const MailedOrderParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const sentAgainSchemas = [OrderMail, OrderMailList, MailSentAgain];

export type OrderMailListView = Static<typeof OrderMailList>;
export type MailSentAgainView = Static<typeof MailSentAgain>;
