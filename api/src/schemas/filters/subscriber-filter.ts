import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../core/languages';

/** Which subscribers of the newsletter, in which order: what their list and its download are asked for. */
export const SubscriberFilter = Type.Object(
  {
    search: Type.Optional(Type.String({ maxLength: 200, description: 'the beginning of an e-mail address' })),
    state: Type.Optional(Type.Enum(['pending', 'confirmed', 'unsubscribed'], { type: 'string' })),
    source: Type.Optional(Type.Enum(['footer', 'account', 'import'], { type: 'string' })),
    language: Type.Optional(Type.Enum([...LANGUAGES], { type: 'string' })),
    sort: Type.Optional(Type.Enum(['-requested_at', 'requested_at'], { type: 'string' })),
  },
  { additionalProperties: false },
);

export type SubscriberFilters = Static<typeof SubscriberFilter>;
