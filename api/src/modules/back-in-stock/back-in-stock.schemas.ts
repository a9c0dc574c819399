import { Type } from 'typebox';

const closed = { additionalProperties: false };
const Token = Type.String({ maxLength: 200, default: '' });

export const WatchParams = Type.Object({
  product_id: Type.String({ maxLength: 200 }),
  variant_id: Type.String({ maxLength: 100 }),
});

/** Nothing at all is fine for who is signed in: then it is the account's address. */
export const WatchBody = Type.Union([
  Type.Object(
    {
      email: Type.Optional(Type.String({ maxLength: 1000, format: 'text' })),
      website: Type.Optional(
        Type.String({ maxLength: 1000, description: 'a trap for programs: people do not see it' }),
      ),
    },
    closed,
  ),
  Type.Null(),
]);

/** Each of the product's options with the wanted value. */
const Combination = Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 200 }), { maxProperties: 3 });

export const WatchCombinationBody = Type.Object(
  {
    options: Combination,
    email: Type.Optional(Type.String({ maxLength: 1000, format: 'text' })),
    website: Type.Optional(Type.String({ maxLength: 1000, description: 'a trap for programs: people do not see it' })),
  },
  closed,
);

export const NoticeTokenBody = Type.Object({ token: Token }, closed);

/** RFC 8058: a mail program posts a form to the very address of the header, which therefore holds the token. */
export const NoticeEndQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });
export const NoticeEndBody = Type.Union([
  Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
  Type.Null(),
]);

export const Watched = Type.Object(
  { variant_ids: Type.Array(Type.String(), { description: 'of this product, that the caller is told of' }) },
  { ...closed, $id: 'WatchedVariants' },
);

export const backInStockSchemas = [Watched];
