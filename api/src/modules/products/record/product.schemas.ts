import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CategoryRef, Id, Image, Money, Timestamp, nullableImage } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { ProductRecordVideo } from './product-video.schemas';
import { PictureWordsView, ProductWordsView } from './product-words';

const closed = { additionalProperties: false };

/** One status, in the order of a product's life. */
export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const;
export const UNITS = ['g', 'kg', 'ml', 'l', 'cm', 'm', 'm2', 'item'] as const;

export const ProductStatus = Type.Enum([...PRODUCT_STATUSES], { $id: 'ProductStatus', type: 'string' });

/** What is promised of a variant that may be ordered before it is there. */
export const backorderFields = {
  expected_on: nullable(Type.String({ format: 'date', description: 'in the store’s time zone' })),
  backorder_note: Type.String({ description: 'plain text in the first language' }),
  backorder_notes: Type.Object({ de: Type.Optional(Type.String()) }, { ...closed, description: 'in the others' }),
};

export const ProductRecordVariant = Type.Object(
  {
    id: Id,
    sku: Type.String(),
    options: Type.Record(Type.String(), Type.String()),
    regular_price: Money,
    sale_price: Type.Integer({ description: 'minor units; 0: no sale' }),
    sale_starts_at: nullable(Timestamp),
    sale_ends_at: nullable(Timestamp),
    stock: Type.Integer(),
    track_stock: Type.Boolean({ description: 'false: there is always some' }),
    allow_backorder: Type.Boolean({ description: 'may be ordered before it is there' }),
    ...backorderFields,
    weight_grams: Type.Integer(),
    barcode: Type.String(),
    cost: nullable(Type.Integer({ description: 'of a piece, for the shop, in minor units; shoppers are never told' })),
    unit: nullable(Type.Enum([...UNITS], { type: 'string' })),
    unit_quantity: nullable(Type.Number({ description: 'so much of the unit is in one piece' })),
    unit_base: nullable(Type.Number({ description: 'the price is told for so much of the unit' })),
    image_id: nullable(Id),
  },
  { ...closed, $id: 'ProductRecordVariant' },
);

export const ProductRecordPicture = Type.Object(
  {
    id: Id,
    alt: Type.String({ description: "'': the product's name is read out" }),
    words: PictureWordsView,
    image: ref(Image),
  },
  { ...closed, $id: 'ProductRecordPicture' },
);

/** Conditions between a product and its being bought, in the order in which they are looked at. */
const CHECKS = [
  'active',
  'begun',
  'not_ended',
  'has_variant',
  'has_price',
  'shop_open',
  'in_stock',
  'has_category',
  'has_picture',
  'published',
  'listed',
] as const;

export const ProductCheck = Type.Object(
  {
    code: Type.Enum([...CHECKS], { type: 'string' }),
    is_met: Type.Boolean(),
    blocks: Type.Boolean({
      description: 'false: without it the product is in the shop all the same, but harder to find or to buy',
    }),
  },
  { ...closed, $id: 'ProductCheck' },
);

export const ProductChecks = Type.Object(
  { checks: Type.Array(ref(ProductCheck), { description: 'each condition, met or not' }) },
  { ...closed, $id: 'ProductChecks' },
);

export const ProductRecord = Type.Object(
  {
    id: Id,
    version: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    description_html: Type.String(),
    type: Type.String(),
    vendor: Type.String(),
    gift_card: Type.Boolean({ description: 'a gift card: its variants are the amounts' }),
    tags: Type.Array(Type.String()),
    category_id: nullable(Id),
    category: nullable(ref(CategoryRef)),
    status: ref(ProductStatus),
    available_from: nullable(Timestamp),
    available_until: nullable(Timestamp),
    published: Type.Boolean({ description: 'in the shop at this moment: follows from status and schedule' }),
    seo_title: nullable(Type.String()),
    seo_description: nullable(Type.String()),
    words: ProductWordsView,
    origin_country: nullable(Type.String({ description: 'where it was made, ISO 3166-1 alpha-2' })),
    currency: Type.String(),
    options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) }, closed)),
    variants: Type.Array(ref(ProductRecordVariant), {
      description: 'in their order; fewer where fewer were asked for',
    }),
    variant_count: Type.Integer({ description: 'how many it has' }),
    pictures: Type.Array(ref(ProductRecordPicture)),
    video: nullable(ref(ProductRecordVideo)),
    attributes: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), values: Type.Array(Type.String()) }, closed),
      { description: 'said of the product itself; those that its options say are not among them' },
    ),
    related: Type.Array(Id, { description: 'what staff show beside it, in order' }),
    related_products: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.String(),
          slug: Type.String(),
          image: nullableImage,
          is_shown: Type.Boolean({ description: 'it is in the shop: others are left out there' }),
        },
        closed,
      ),
      { description: 'the same, as staff see them' },
    ),
    was_ordered: Type.Boolean({ description: 'then it can be archived, and not deleted' }),
    created_at: Timestamp,
    last_modified_at: Timestamp,
  },
  { ...closed, $id: 'ProductRecord' },
);

export type ProductRecordView = Static<typeof ProductRecord>;

export const productSchemas = [
  ProductStatus,
  ProductRecordVariant,
  ProductRecordPicture,
  ProductRecordVideo,
  ProductCheck,
  ProductChecks,
  ProductRecord,
];
