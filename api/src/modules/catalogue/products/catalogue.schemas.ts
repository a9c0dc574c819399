import { Type } from 'typebox';
import {
  CategoryRef,
  Id,
  Image,
  Money,
  nullableImage,
  StockState,
  Timestamp,
  variantFields,
} from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { AttributeKindName, Facets, facetSchemas } from './facets.schemas';
import { ProductVideo } from './product-video';

const closed = { additionalProperties: false };
const nullableText = nullable(Type.String());
const nullableCategory = nullable(ref(CategoryRef));
const slugs = Type.Optional(
  Type.Object(
    { en: Type.String(), de: Type.String() },
    { ...closed, description: 'its slug in each language; left out where it is the same in all' },
  ),
);

export const Category = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String(),
    slugs,
    parent_id: nullable(Id),
    product_count: Type.Integer({ description: 'published products, those of sub-categories included' }),
    description: Type.String(),
    image: nullableImage,
    seo_title: Type.Optional(Type.String({ description: 'for search engines; left out where it is the name' })),
    seo_description: Type.Optional(
      Type.String({ description: 'for search engines; left out where it is the description' }),
    ),
    former_slugs: Type.Optional(
      Type.Array(Type.String(), { description: 'addresses that lead to it; left out where there are none' }),
    ),
    is_collection: Type.Optional(
      Type.Boolean({ description: 'it holds what fits its rule; nothing is put into it. Left out of the others' }),
    ),
  },
  { ...closed, $id: 'Category' },
);

const Swatch = Type.Object(
  {
    value: Type.String(),
    variant_id: Id,
    image: nullableImage,
    colours: Type.Optional(
      Type.Array(Type.String(), { description: 'one or two, #rrggbb; left out without a swatch' }),
    ),
  },
  closed,
);

export const ProductSummary = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    category: nullableCategory,
    currency: Type.String(),
    regular_price: Money,
    sale_price: Type.Integer({ description: '0 when no sale is on now' }),
    price_varies: Type.Boolean({ description: 'variants differ in price: the prices are those of the cheapest one' }),
    on_sale: Type.Boolean({ description: 'a sale is on for one of the variants, not necessarily the cheapest' }),
    image: nullableImage,
    second_image: nullableImage,
    stock_state: ref(StockState),
    swatches: Type.Array(Swatch),
    rating_average: nullable(Type.Number()),
    rating_count: Type.Integer(),
    created_at: Timestamp,
  },
  { ...closed, $id: 'ProductSummary', description: 'A product as a tile shows it.' },
);

export const Understood = Type.Object(
  {
    asked: Type.String(),
    searched: Type.String({ description: 'the words that the products were found by' }),
    corrected: Type.Boolean({ description: 'nothing was found by the words asked for' }),
    suggestions: Type.Array(Type.String(), { description: 'other spellings that would find something' }),
  },
  { ...closed, $id: 'Understood' },
);

export const ProductList = Type.Object(
  {
    items: Type.Array(ref(ProductSummary)),
    total: Type.Integer(),
    total_is_estimate: Type.Boolean(),
    page: Type.Integer(),
    page_size: Type.Integer(),
    next_cursor: nullable(Type.String({ description: 'leads to the next page, however deep; null on the last one' })),
    usual_sort: Type.Optional(Type.String({ description: 'the order that its category has by itself' })),
    facets: ref(Facets),
    understood: nullable(ref(Understood)),
    redirect: nullable(Type.String({ description: 'a path of the shop that this search leads to' })),
  },
  { ...closed, $id: 'ProductList' },
);

export const UnitPrice = Type.Object(
  { amount: Money, unit: Type.String({ description: "such as '100 ml', 'kg' or 'item'" }) },
  { ...closed, $id: 'UnitPrice', description: 'What one measure costs at the price charged now.' },
);

export const ProductAttribute = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    value: Type.String({ description: 'all values, as a person reads them' }),
    values: Type.Array(
      Type.Object(
        {
          value: Type.String(),
          label: Type.String(),
          colour: nullableText,
          second_colour: Type.Optional(Type.String({ description: 'left out where it has one colour' })),
        },
        closed,
      ),
    ),
    kind: AttributeKindName,
    filterable: Type.Boolean({ description: 'listings take attr.<code>' }),
  },
  { ...closed, $id: 'ProductAttribute' },
);

export const Variant = Type.Object(
  {
    ...variantFields,
    image_index: nullable(Type.Integer()),
    unit_price: nullable(ref(UnitPrice)),
  },
  { ...closed, $id: 'Variant' },
);

export const Product = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    slugs,
    name: Type.String(),
    category: nullableCategory,
    type: Type.String(),
    published: Type.Boolean(),
    subscribers: Type.Integer(),
    created_by: nullableText,
    last_modified_by: nullableText,
    created_at: Timestamp,
    last_modified_at: Timestamp,
    currency: Type.String(),
    description_html: Type.String({ description: 'sanitised rich text' }),
    options: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          values: Type.Array(Type.String()),
          colours: Type.Optional(
            Type.Array(Type.Array(Type.String()), { description: 'one or two, #rrggbb, of each value; or none' }),
          ),
        },
        closed,
      ),
    ),
    variants: Type.Array(ref(Variant)),
    variant_count: Type.Optional(Type.Integer({ description: 'how many it has; left out where all of them are here' })),
    images: Type.Array(ref(Image)),
    video: Type.Optional(ref(ProductVideo)),
    rating_average: nullable(Type.Number()),
    rating_count: Type.Integer(),
    seo_title: nullableText,
    seo_description: nullableText,
    gift_card: Type.Optional(
      Type.Boolean({ description: 'its variants are the amounts; it is mailed, and not delivered' }),
    ),
    origin_country: nullable(Type.String({ description: 'where it was made, ISO 3166-1 alpha-2' })),
    attributes: Type.Array(ref(ProductAttribute), { description: 'the specification, in order' }),
    unit_price: nullable(ref(UnitPrice)),
    delivery: nullable(
      Type.Object(
        {
          earliest_on: Type.String({ format: 'date' }),
          latest_on: Type.String({ format: 'date' }),
        },
        {
          ...closed,
          description: 'if ordered now, by the standard way; null while it is sold out, and of what is mailed',
        },
      ),
    ),
    breadcrumbs: Type.Array(ref(CategoryRef), { description: "from the top down to the product's own category" }),
  },
  { ...closed, $id: 'Product' },
);

export const RelatedProducts = Type.Object(
  {
    items: Type.Array(ref(ProductSummary)),
    chosen: Type.Optional(
      Type.Integer({ description: 'so many of them, the first ones, staff have chosen; left out where none' }),
    ),
  },
  { ...closed, $id: 'RelatedProducts' },
);

export const ProductCards = Type.Object(
  { items: Type.Array(ref(ProductSummary)) },
  { ...closed, $id: 'ProductCards', description: 'Those that are for sale, in the order asked for.' },
);

export const SuggestedProduct = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    image: nullableImage,
    currency: Type.String(),
    regular_price: Money,
    sale_price: Money,
    price_varies: Type.Boolean(),
  },
  closed,
);

export const Suggestions = Type.Object(
  {
    products: Type.Array(SuggestedProduct),
    categories: Type.Array(Type.Object({ name: Type.String(), slug: Type.String() }, closed)),
    terms: Type.Array(Type.String(), { description: 'what others have looked for' }),
    redirect: nullable(Type.String({ description: 'a path of the shop that this search leads to' })),
  },
  {
    ...closed,
    $id: 'Suggestions',
    description: 'What best fits what was typed so far.',
  },
);

/** The highest `page × page_size`: who looks for more than this wants a filter. */
export const DEEPEST_PRODUCT = 10_000;

export const ListingSort = Type.Enum(
  ['relevance', 'featured', 'newest', 'price', '-price', 'best_selling', 'rating', 'name'],
  {
    type: 'string',
    description:
      "relevance orders a search, the category's own order or newest everything else, when nothing is said; featured: what staff have put first in the category, then newest",
  },
);

const SearchText = Type.String({ maxLength: 200 });

export const ListingParameters = Type.Object({
  category: Type.Optional(Type.String({ maxLength: 200, description: "slug or id; 'all' is every category" })),
  search: Type.Optional(SearchText),
  sort: Type.Optional(ListingSort),
  min_price: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'minor units' })),
  max_price: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'minor units' })),
  in_stock: Type.Optional(Type.Boolean()),
  on_sale: Type.Optional(Type.Boolean()),
  min_rating: Type.Optional(Type.Number({ minimum: 1, maximum: 5 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: DEEPEST_PRODUCT })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  cursor: Type.Optional(
    Type.String({ maxLength: 400, description: 'next_cursor of the page before; then `page` is only repeated' }),
  ),
});

/** Filters by attribute are parameters of their own: `attr.colour=sage,oat`. */
export const ATTRIBUTE_PARAMETER = /^attr\.([a-z0-9][a-z0-9_-]{0,39})$/;

export const SuggestParameters = Type.Object({
  q: Type.Optional(SearchText),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
});

/** Tiles that one request may ask for. */
export const MOST_CARDS = 60;

export const CardParameters = Type.Object({
  ids: Type.String({ maxLength: 37 * MOST_CARDS, description: 'product ids between commas, at most 60' }),
});

export const NearParameters = Type.Object({
  near: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'id of a variant; any other text means the first that can be bought. Of more than 100 variants it alone and those that ' +
        'differ from it in one option are answered, 100 at most: where those are more, each option has its share, in the order ' +
        'of its values',
    }),
  ),
});

export const ProductParameters = Type.Object({ product_id: Type.String({ maxLength: 200 }) });

export const catalogueSchemas = [
  Category,
  ProductSummary,
  ...facetSchemas,
  Understood,
  ProductList,
  UnitPrice,
  ProductAttribute,
  Variant,
  ProductVideo,
  Product,
  RelatedProducts,
  ProductCards,
  Suggestions,
];
