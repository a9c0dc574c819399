import { Type } from 'typebox';
import { CategoryRef, Id, Image, Money, nullableImage, StockState, Timestamp } from '../../schemas/common';
import { nullable, ref } from '../../schemas/ref';

const closed = { additionalProperties: false };
const nullableText = nullable(Type.String());
const nullableCategory = nullable(ref(CategoryRef));

export const Category = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String(),
    parent_id: nullable(Id),
    product_count: Type.Integer({ description: 'published products, those of sub-categories included' }),
    description: Type.String(),
    image: nullableImage,
  },
  { ...closed, $id: 'Category' },
);

const Swatch = Type.Object({ value: Type.String(), variant_id: Id, image: nullableImage }, closed);

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

const Facets = Type.Object(
  {
    categories: Type.Array(Type.Object({ slug: Type.String(), name: Type.String(), count: Type.Integer() }, closed)),
    in_stock: Type.Integer(),
    on_sale: Type.Integer(),
    price: nullable(Type.Object({ min: Money, max: Money }, closed)),
  },
  { ...closed, description: 'How many there would be with this filter added; up to 2 s old.' },
);

export const ProductList = Type.Object(
  {
    items: Type.Array(ref(ProductSummary)),
    total: Type.Integer(),
    total_is_estimate: Type.Boolean(),
    page: Type.Integer(),
    page_size: Type.Integer(),
    next_cursor: nullableText,
    facets: Facets,
  },
  { ...closed, $id: 'ProductList' },
);

export const Variant = Type.Object(
  {
    id: Id,
    sku: Type.String(),
    options: Type.Record(Type.String(), Type.String()),
    regular_price: Money,
    sale_price: Money,
    stock_state: ref(StockState),
    available: Type.Integer({ description: 'how many can be bought now; at most 999 is told' }),
    image_index: nullable(Type.Integer()),
  },
  { ...closed, $id: 'Variant' },
);

export const Product = Type.Object(
  {
    id: Id,
    slug: Type.String(),
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
    options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) }, closed)),
    variants: Type.Array(ref(Variant)),
    images: Type.Array(ref(Image)),
    rating_average: nullable(Type.Number()),
    rating_count: Type.Integer(),
    seo_title: nullableText,
    seo_description: nullableText,
  },
  { ...closed, $id: 'Product' },
);

export const RelatedProducts = Type.Object(
  { items: Type.Array(ref(ProductSummary)) },
  { ...closed, $id: 'RelatedProducts' },
);

export const Suggestions = Type.Object(
  {
    items: Type.Array(Type.Object({ id: Id, slug: Type.String(), name: Type.String(), image: nullableImage }, closed)),
    categories: Type.Array(ref(CategoryRef)),
  },
  {
    ...closed,
    $id: 'Suggestions',
    description: 'The few products and categories that best fit what was typed so far.',
  },
);

/** The highest `page × page_size`: who looks for more than this wants a filter. */
export const DEEPEST_PRODUCT = 10_000;

export const ListingSort = Type.Enum(['relevance', 'newest', 'price', '-price', 'best_selling', 'rating', 'name'], {
  type: 'string',
  description: 'relevance orders a search, newest everything else, when nothing is said',
});

const SearchText = Type.String({ maxLength: 200 });

export const ListingParameters = Type.Object({
  category: Type.Optional(Type.String({ maxLength: 200, description: "slug or id; 'all' is every category" })),
  search: Type.Optional(SearchText),
  sort: Type.Optional(ListingSort),
  min_price: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'minor units' })),
  max_price: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'minor units' })),
  in_stock: Type.Optional(Type.Boolean()),
  on_sale: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: DEEPEST_PRODUCT })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

export const SuggestParameters = Type.Object({ q: Type.Optional(SearchText) });

export const ProductParameters = Type.Object({ product_id: Type.String({ maxLength: 200 }) });

export const catalogueSchemas = [Category, ProductSummary, ProductList, Variant, Product, RelatedProducts, Suggestions];
