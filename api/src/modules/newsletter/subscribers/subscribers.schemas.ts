import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../../core/languages';
import { cursorFields, cursorParameters, Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { SubscriberFilter } from '../../../schemas/filters/subscriber-filter';

const closed = { additionalProperties: false };

export const Subscriber = Type.Object(
  {
    id: Id,
    email: Type.String(),
    state: Type.Enum(['pending', 'confirmed', 'unsubscribed'], {
      type: 'string',
      description: '`pending`: asked by mail, and not confirmed',
    }),
    source: Type.Enum(['footer', 'account', 'import'], {
      type: 'string',
      description: 'the form that it was asked for in; `import`: a file of customers says it',
    }),
    language: nullable(
      Type.Enum([...LANGUAGES], { type: 'string', description: 'null: asked for before it was kept' }),
    ),
    consent_text: Type.String({ description: 'the sentence that was agreed to' }),
    requested_at: Timestamp,
    confirmed_at: nullable(Timestamp),
    unsubscribed_at: nullable(Timestamp),
  },
  { ...closed, $id: 'Subscriber' },
);

export const SubscriberList = Type.Object(
  {
    items: Type.Array(ref(Subscriber)),
    ...cursorFields('subscribers', 'there are more than 10,000, and `total` says 10,000'),
  },
  { ...closed, $id: 'SubscriberList' },
);

export const SubscriberQuery = Type.Object({ ...SubscriberFilter.properties, ...cursorParameters(25) });
export const SubscriberParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const subscribersSchemas = [Subscriber, SubscriberList];

export type SubscriberView = Static<typeof Subscriber>;
export type SubscriberListView = Static<typeof SubscriberList>;
export type SubscriberSearch = Static<typeof SubscriberQuery>;
