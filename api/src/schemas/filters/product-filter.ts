import { Type } from 'typebox';
import type { Static } from 'typebox';

/** The orders that the list of products can be in; each is total by the id. */
export const PRODUCT_SORTS = [
  'newest',
  'last_modified',
  'name',
  '-name',
  'price',
  '-price',
  'stock',
  '-stock',
] as const;

/** The largest sum that a price of the database holds. */
const MOST_MONEY = 2_147_483_647;
const price = (description: string) => Type.Integer({ minimum: 0, maximum: MOST_MONEY, description });

/** Which products, in which order: what the list, its download and long jobs are asked for. */
export const AdminProductFilter = Type.Object(
  {
    search: Type.Optional(
      Type.String({ maxLength: 200, description: 'starts of words of the name and of tags, or of a SKU or address' }),
    ),
    status: Type.Optional(Type.Enum(['draft', 'active', 'archived'], { type: 'string' })),
    published: Type.Optional(Type.Boolean({ description: 'in the shop at this moment' })),
    is_for_sale: Type.Optional(
      Type.Boolean({ description: 'in the shop at this moment, and a variant costs something; stock does not count' }),
    ),
    stock_state: Type.Optional(Type.Enum(['in_stock', 'low', 'backorder', 'out'], { type: 'string' })),
    backorder: Type.Optional(
      Type.Enum(['any', 'late'], {
        type: 'string',
        description:
          'a variant can only be ordered before it is there; late: and was expected on a day that has passed',
      }),
    ),
    has_picture: Type.Optional(Type.Boolean()),
    is_translated: Type.Optional(
      Type.Boolean({ description: 'name, and description where it has one, are there in the other language, too' }),
    ),
    category_id: Type.Optional(Type.String({ format: 'uuid', description: 'with all categories below it' })),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 50, description: 'exactly this one' })),
    attributes: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 800,
        description:
          'by code, `colour:sage,oat;weight:200..500`: values as addresses have them, of which one will do and a family finds ' +
          'its own; `yes` or `no`; of numbers and days a range, of which one end may be left out; of texts how one begins',
      }),
    ),
    price_from: Type.Optional(price('minor units: what the cheapest variant costs at least')),
    price_to: Type.Optional(price('minor units: what the cheapest variant costs at most')),
    sort: Type.Optional(
      Type.Enum([...PRODUCT_SORTS], {
        type: 'string',
        description: 'price: of the cheapest variant; stock: of all variants together, as of a few seconds ago',
      }),
    ),
  },
  { additionalProperties: false },
);

export type AdminProductFilters = Static<typeof AdminProductFilter>;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
