import { Type } from 'typebox';
import { nullable, ref } from './ref';

/** Shapes that more than one module answers with. `$id` is the type's name in `@tessera/shared/contract`. */

const closed = { additionalProperties: false };

export const Id = Type.String({ format: 'uuid' });
export const Timestamp = Type.String({ format: 'date-time' });
/** A day that is sent; one that no calendar has is told apart by whoever reads it. */
export const BodyDay = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$`, description: 'YYYY-MM-DD' });
export const Month = Type.String({
  pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])$`,
  description: 'YYYY-MM, in the store’s time zone',
});
/** minor units of the currency beside it */
export const Money = Type.Integer();

export const Role = Type.Enum(['REGULAR', 'ADMIN'], { $id: 'Role', type: 'string' });
export const StockState = Type.Enum(['in_stock', 'low', 'backorder', 'out'], { $id: 'StockState', type: 'string' });

/** What is promised of goods that are ordered before they are there. */
const promise = {
  expected: nullable(
    Type.String({ description: 'sent by this day, YYYY-MM-DD; null: none is told, or it has passed' }),
  ),
  note: Type.String({ description: 'plain text in the language asked for; may be empty' }),
};

export const Backorder = Type.Object(
  { in_stock: Type.Integer({ description: 'so many are there: what is beyond them is ordered ahead' }), ...promise },
  {
    ...closed,
    $id: 'Backorder',
    description: 'Of a variant that may be ordered before it is there; of others it is left out.',
  },
);

export const OrderedAhead = Type.Object(
  { quantity: Type.Integer({ description: 'so many were not there' }), ...promise },
  { ...closed, $id: 'OrderedAhead', description: 'What was promised when it was ordered.' },
);

/** Of a variant as shoppers see it. */
export const backorder = Type.Optional(ref(Backorder));

/** How long a list is in all, and which part of it is answered. */
export const pageFields = { total: Type.Integer(), page: Type.Integer(), page_size: Type.Integer() };

/** What lists by cursor are asked for beside their filters. @param page_size where nothing is said */
export const cursorParameters = (page_size: number) => ({
  after: Type.Optional(
    Type.String({
      maxLength: 4_000,
      description: '`next_cursor` of the page before in the same order, however deep; `page` does not count',
    }),
  ),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100, default: page_size }),
});

/**
 * What such a list says of itself.
 * @param rows what is listed
 * @param inexact what it means that `total` is not exact
 */
export const cursorFields = (rows: string, inexact: string) => ({
  ...pageFields,
  total_is_exact: Type.Boolean({ description: `false: ${inexact}` }),
  next_cursor: nullable(Type.String({ description: `as \`after\`: the ${rows} after these; null: there are none` })),
});

/** What goods are called. */
const goodsNames = {
  slug: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
};

/** A variant and its product, as staff are told of them. */
export const namedVariant = { variant_id: Id, product_id: Id, ...goodsNames };

/** Goods as they were when they were bought. */
export const boughtGoods = {
  product_id: nullable(Type.String({ description: 'null: it is not sold any more' })),
  variant_id: nullable(Type.String()),
  ...goodsNames,
};

/** A variant as it is sold. */
export const variantFields = {
  id: Id,
  sku: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
  regular_price: Money,
  sale_price: Money,
  stock_state: ref(StockState),
  available: Type.Integer({ description: 'how many can be bought now; at most 999 is told' }),
  backorder,
};

/** In percent of a picture. */
const share = Type.Integer({ minimum: 0, maximum: 100 });

export const Focus = Type.Object({ x: share, y: share }, closed);

export const Image = Type.Object(
  {
    src: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    alt: Type.String(),
    tone: Type.String({ description: 'dominant colour as #rrggbb, shown until the picture has arrived' }),
    widths: Type.Array(Type.Integer(), { description: 'in px, rising; empty until the smaller files have been made' }),
    focus: Type.Optional(
      Type.Object(Focus.properties, {
        ...closed,
        description: 'what crops keep in sight, in percent from the left and the top; left out: the middle',
      }),
    ),
  },
  {
    ...closed,
    $id: 'Image',
    description:
      '`src` is the original, `/media/{hash}.{ext}`. Of each of `widths` there are `/media/{hash}-{width}.avif` and `.webp`.',
  },
);

export const CategoryRef = Type.Object(
  { id: Type.String(), name: Type.String(), slug: Type.String() },
  { ...closed, $id: 'CategoryRef' },
);

export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    message: Type.String({ description: 'the sentence to show a person' }),
    code: Type.String({ description: 'stable and machine-readable' }),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    available: Type.Optional(Type.Integer({ description: 'how many are left, with cart.out_of_stock' })),
    challenge: Type.Optional(
      Type.String({ description: 'what the code is sent with, with auth.second_factor_needed' }),
    ),
    request_id: Type.String(),
  },
  { $id: 'Problem', description: 'RFC 9457 problem details with our extensions.' },
);

export const Message = Type.Object({ message: Type.String() }, { ...closed, $id: 'Message' });

export const commonSchemas = [Role, StockState, Backorder, OrderedAhead, Image, CategoryRef, Problem, Message];

export const nullableImage = nullable(ref(Image));
