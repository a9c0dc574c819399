import { Type } from 'typebox';
import { MAX_QUANTITY } from '../../../presenters/goods/variant';
import { Id } from '../../../schemas/basics/common';
import { nullable } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
/** As many as an account's cart holds. */
const MOST_LINES = 200;
const Seen = nullable(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }));

/** What a visitor keeps in the browser; `name` is for telling them that it is sold no more. */
export const KeptCartBody = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          variant_id: Id,
          quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
          name: Type.String({ maxLength: 300 }),
          seen_price: Seen,
          seen_available: Seen,
        },
        closed,
      ),
      { maxItems: MOST_LINES },
    ),
  },
  closed,
);
