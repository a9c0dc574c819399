import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Money, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { ProductVersionVideo } from './product-video.schemas';
import { backorderFields, ProductStatus, UNITS } from './product.schemas';

const closed = { additionalProperties: false };
const text = Type.String();
const maybe = nullable(Type.String());

const VersionVariant = Type.Object(
  {
    id: Id,
    sku: text,
    options: Type.Record(Type.String(), Type.String()),
    regular_price: Money,
    sale_price: Type.Integer({ description: 'minor units; 0: no sale' }),
    sale_starts_at: nullable(Timestamp),
    sale_ends_at: nullable(Timestamp),
    track_stock: Type.Boolean(),
    allow_backorder: Type.Boolean(),
    ...Type.Partial(Type.Object(backorderFields)).properties,
    weight_grams: Type.Integer(),
    barcode: text,
    cost: Type.Optional(nullable(Type.Integer({ description: 'left out: it was kept before there was one' }))),
    unit: nullable(Type.Enum([...UNITS], { type: 'string' })),
    unit_quantity: nullable(Type.Number()),
    unit_base: nullable(Type.Number()),
    image_id: nullable(Id),
  },
  { ...closed, $id: 'ProductVersionVariant' },
);

export const ProductVersionRecord = Type.Object(
  {
    name: text,
    slug: text,
    description_html: text,
    type: text,
    vendor: text,
    gift_card: Type.Optional(Type.Boolean()),
    tags: Type.Array(text),
    category_id: nullable(Id),
    seo_title: maybe,
    seo_description: maybe,
    words: Type.Optional(
      Type.Object(
        {
          de: Type.Optional(
            Type.Partial(
              Type.Object({
                name: text,
                slug: text,
                description_html: text,
                seo_title: text,
                seo_description: text,
              }),
            ),
          ),
        },
        { ...closed, description: 'left out: it was kept before there were any' },
      ),
    ),
    related: Type.Optional(Type.Array(Id, { description: 'left out: it was kept before there were any' })),
    origin_country: Type.Optional(nullable(Type.String({ description: 'left out: it was kept before there was one' }))),
    status: ref(ProductStatus),
    available_from: nullable(Timestamp),
    available_until: nullable(Timestamp),
    options: Type.Array(Type.Object({ name: text, values: Type.Array(text) }, closed)),
    variants: Type.Array(ref(VersionVariant), { description: 'without their stock, which goes its own ways' }),
    pictures: Type.Array(
      Type.Object(
        {
          id: Id,
          alt: text,
          words: Type.Optional(
            Type.Object(
              { de: Type.Optional(Type.Object({ alt: Type.Optional(text) }, closed)) },
              { ...closed, description: 'left out: it was kept before there were any' },
            ),
          ),
        },
        closed,
      ),
    ),
    video: Type.Optional(nullable(ProductVersionVideo)),
    attributes: Type.Array(Type.Object({ name: text, values: Type.Array(text) }, closed)),
  },
  { ...closed, $id: 'ProductVersionRecord' },
);

const listed = {
  version: Type.Integer(),
  made_at: Timestamp,
  made_by: nullable(Type.Object({ id: Id, name: text }, closed)),
};

export const ProductVersionList = Type.Object(
  {
    items: Type.Array(Type.Object(listed, closed), {
      description: 'what the product was before each of its last 50 changes by staff, the latest first',
    }),
  },
  { ...closed, $id: 'ProductVersionList' },
);

export const ProductVersion = Type.Object(
  { ...listed, record: ref(ProductVersionRecord) },
  { ...closed, $id: 'ProductVersion' },
);

export const ProductVersionParams = Type.Object({
  product_id: Type.String({ maxLength: 100 }),
  kept_version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

export const RestoreBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'of the product as it was seen; a stale one is refused' }),
    parts: Type.Array(Type.Enum(['texts', 'variants', 'pictures'], { type: 'string' }), {
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      description: 'what is brought back; status, schedule and stock never are',
    }),
  },
  closed,
);

export type ProductVersionRecord = Static<typeof ProductVersionRecord>;
export type ProductVersionListView = Static<typeof ProductVersionList>;
export type ProductVersionView = Static<typeof ProductVersion>;
export type RestoredParts = Static<typeof RestoreBody>['parts'];

export const productVersionSchemas = [VersionVariant, ProductVersionRecord, ProductVersionList, ProductVersion];
