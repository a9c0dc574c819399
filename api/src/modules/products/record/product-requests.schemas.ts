import { Type } from 'typebox';
import type { Static } from 'typebox';
import { BodyDay, Id } from '../../../schemas/basics/common';
import { PRODUCT_STATUSES, UNITS } from './product.schemas';
import { nullable } from '../../../schemas/basics/ref';
import { ProductVideoBody } from './product-video.schemas';
import { PictureWordsBody, ProductWordsBody } from './product-words';

const closed = { additionalProperties: false };
/** The largest sum that a price of the database holds. */
const MOST_MONEY = 2_147_483_647;
const MOST_PIECES = 2_147_483_647;
export const MOST_VARIANTS = 2_000;
export const MOST_PICTURES = 50;
const MOST_OPTIONS = 5;
/** Products that staff show beside one. */
export const MOST_RELATED = 12;

const version = Type.Integer({ minimum: 1, description: 'of the product as it was seen; a stale one is refused' });
const moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
const name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const searchText = (maxLength: number) => Type.Union([Type.String({ maxLength }), Type.Null()]);

export const ProductParams = Type.Object({ product_id: Type.String({ maxLength: 100 }) });

export const NewProductBody = Type.Object({ name }, closed);

/** How much of a product is answered. */
export const ProductShownQuery = Type.Object({
  variants: Type.Optional(
    Type.Integer({ minimum: 0, maximum: MOST_VARIANTS, description: 'so many of its first variants; left out: all' }),
  ),
});

export const ProductVersionQuery = Type.Object({ version });

/** What is not named stays as it is. */
export const ProductEditBody = Type.Object(
  {
    version,
    name: Type.Optional(name),
    slug: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'the old one leads to the new one' })),
    description_html: Type.Optional(
      Type.String({ maxLength: 100_000, format: 'lines', description: 'tags that are not known are taken out' }),
    ),
    type: Type.Optional(Type.String({ maxLength: 200 })),
    vendor: Type.Optional(Type.String({ maxLength: 200 })),
    gift_card: Type.Optional(
      Type.Boolean({ description: 'its variants are amounts of a gift card; their stock is not counted any more' }),
    ),
    tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }), { maxItems: 50 })),
    category_id: Type.Optional(Type.Union([Id, Type.Null()])),
    status: Type.Optional(Type.Enum([...PRODUCT_STATUSES])),
    available_from: Type.Optional(moment),
    available_until: Type.Optional(moment),
    seo_title: Type.Optional(searchText(200)),
    seo_description: Type.Optional(searchText(500)),
    words: Type.Optional(ProductWordsBody),
    origin_country: Type.Optional(
      Type.Union([Type.String({ maxLength: 2, description: 'ISO 3166-1 alpha-2' }), Type.Null()]),
    ),
    attributes: Type.Optional(
      Type.Array(
        Type.Object(
          {
            name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
            values: Type.Array(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }), { maxItems: 50 }),
          },
          closed,
        ),
        { maxItems: 50, description: 'in the place of all that was said of the product' },
      ),
    ),
    related: Type.Optional(
      Type.Array(Id, { maxItems: MOST_RELATED, description: 'ids of what is shown beside it, in the place of all' }),
    ),
  },
  closed,
);

const price = Type.Integer({ minimum: 0, maximum: MOST_MONEY });
const pieces = Type.Integer({ minimum: 0, maximum: MOST_PIECES });
const measure = Type.Union([Type.Number({ exclusiveMinimum: 0, maximum: 999_999_999 }), Type.Null()]);

/** Of what is said where something is ordered ahead: it stands in a line of the cart. */
export const LONGEST_NOTE = 120;

const variantFields = {
  sku: Type.Optional(Type.String({ maxLength: 100, description: 'empty: the shop makes one' })),
  regular_price: Type.Optional(price),
  sale_price: Type.Optional(price),
  sale_starts_at: Type.Optional(moment),
  sale_ends_at: Type.Optional(moment),
  stock: Type.Optional(pieces),
  stock_was: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MOST_PIECES,
      description: 'what `stock` was when it was looked at: the difference is applied to what there is now',
    }),
  ),
  track_stock: Type.Optional(Type.Boolean()),
  allow_backorder: Type.Optional(Type.Boolean()),
  expected_on: Type.Optional(Type.Union([BodyDay, Type.Null()])),
  backorder_note: Type.Optional(Type.String({ maxLength: LONGEST_NOTE })),
  backorder_notes: Type.Optional(
    Type.Object(
      { de: Type.Optional(Type.String({ maxLength: LONGEST_NOTE })) },
      { ...closed, description: 'the same in the other languages; empty: the first language stands in' },
    ),
  ),
  weight_grams: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  barcode: Type.Optional(Type.String({ maxLength: 100 })),
  cost: Type.Optional(Type.Union([price, Type.Null()])),
  unit: Type.Optional(Type.Union([Type.Enum([...UNITS]), Type.Null()])),
  unit_quantity: Type.Optional(measure),
  unit_base: Type.Optional(measure),
  image_id: Type.Optional(Type.Union([Id, Type.Null()])),
};

const VariantBody = Type.Object(
  {
    id: Type.Optional(Type.String({ format: 'uuid', description: 'left out: it is made' })),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 100 }))),
    ...variantFields,
  },
  { ...closed, description: 'what is not named of one that there is stays as it is' },
);

const stock_reason = Type.String({ maxLength: 500, default: '', format: 'lines', description: 'why stock changes' });

export const ProductVariantsBody = Type.Object(
  {
    version,
    options: Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
          values: Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }), {
            minItems: 1,
            maxItems: MOST_VARIANTS,
          }),
        },
        closed,
      ),
      { maxItems: MOST_OPTIONS },
    ),
    variants: Type.Array(VariantBody, {
      minItems: 1,
      maxItems: MOST_VARIANTS,
      description: 'all of them, in their order; those that are not named are gone',
    }),
    stock_reason,
  },
  closed,
);

const SomeVariantBody = Type.Object({ id: Id, ...variantFields }, closed);

/** Changes variants that there are, and nothing of the others. */
export const SomeVariantsBody = Type.Object(
  {
    version,
    variants: Type.Array(SomeVariantBody, {
      minItems: 1,
      maxItems: MOST_VARIANTS,
      description: 'those that change, of each what changes',
    }),
    stock_reason,
  },
  closed,
);

const pictureBody = Type.Object(
  { id: Id, alt: Type.String({ maxLength: 500 }), words: Type.Optional(PictureWordsBody) },
  closed,
);

export const ProductPicturesBody = Type.Object(
  {
    version,
    pictures: Type.Array(pictureBody, {
      maxItems: MOST_PICTURES,
      description: 'in their order; those that are not named are taken off',
    }),
    video: Type.Optional(nullable(ProductVideoBody)),
  },
  closed,
);

export const ChosenPicturesBody = Type.Object(
  { picture_ids: Type.Array(Id, { minItems: 1, maxItems: MOST_PICTURES, uniqueItems: true }) },
  closed,
);

export type ProductEdit = Omit<Static<typeof ProductEditBody>, 'version'>;
export type VariantRequest = Static<typeof VariantBody>;
export type ProductVariantsRequest = Omit<Static<typeof ProductVariantsBody>, 'version'>;
export type SomeVariantsRequest = Omit<Static<typeof SomeVariantsBody>, 'version'>;
export type ProductPicturesRequest = Static<typeof ProductPicturesBody>['pictures'];
