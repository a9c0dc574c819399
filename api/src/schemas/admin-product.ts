import { Type } from 'typebox';
import { CategoryRef, Id, Money, nullableImage, StockState, Timestamp } from './basics/common';
import { nullable, ref } from './basics/ref';

const closed = { additionalProperties: false };

/** A product in a list of staff. */
export const AdminProduct = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    category: nullable(ref(CategoryRef)),
    status: Type.Enum(['draft', 'active', 'archived'], { type: 'string' }),
    published: Type.Boolean({ description: 'in the shop at this moment' }),
    variant_count: Type.Integer(),
    stock: Type.Integer({ description: 'of all variants together' }),
    stock_state: ref(StockState),
    currency: Type.String(),
    regular_price: Money,
    sale_price: Money,
    highest_price: Type.Integer({ description: 'minor units: what the dearest variant costs now' }),
    lowest_margin: nullable(
      Type.Integer({
        description:
          'hundredths of a percent: what its variants leave of what they cost now, before taxes; null: no variant has a price and a cost',
      }),
    ),
    highest_margin: nullable(Type.Integer()),
    units_sold: Type.Integer({ description: 'as of a few seconds ago' }),
    image: nullableImage,
    created_at: Timestamp,
    last_modified_at: Timestamp,
  },
  { ...closed, $id: 'AdminProduct' },
);
