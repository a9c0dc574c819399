import { Type } from 'typebox';

const closed = { additionalProperties: false };

export const SubscriptionBody = Type.Object(
  {
    // Missing is the same as empty, so that the answer is the form's own message.
    email: Type.String({ maxLength: 1000, default: '', format: 'text' }),
    website: Type.Optional(Type.String({ maxLength: 1000, description: 'a trap for programs: people do not see it' })),
  },
  closed,
);

const Token = Type.String({ maxLength: 200, default: '' });

export const TokenBody = Type.Object({ token: Token }, closed);

/** RFC 8058: a mail program posts a form to the very address of the header, which therefore holds the token. */
export const UnsubscribeQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });
export const UnsubscribeBody = Type.Union([
  Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
  Type.Null(),
]);
