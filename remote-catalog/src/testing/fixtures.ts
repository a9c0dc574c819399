import type {
  Category,
  Facets,
  Image,
  Product,
  ProductList,
  ProductSummary,
  Review,
  ReviewList,
  Variant,
} from '@tessera/shared/contract';
import { productSummary, storeSettings } from '@tessera/shared/testing';

/** Data as the API answers it, for tests. */
export const image = (name: string): Image => ({
  src: `/media/${name}.webp`,
  width: 1200,
  height: 1200,
  alt: name,
  tone: '#e6ded2',
  widths: [],
});

export const store = storeSettings({ heroes: [{ image: image('hero'), quiet_side: 'left' }] });

export const category = (name: string): Category => ({
  id: `id-${name.toLowerCase()}`,
  name,
  slug: name.toLowerCase(),
  parent_id: null,
  product_count: 7,
  description: `All about ${name.toLowerCase()}.`,
  image: image(name),
});

export const summary = (name: string, more: Partial<ProductSummary> = {}): ProductSummary =>
  productSummary({
    id: `id-${name}`,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    image: image(name),
    second_image: image(`${name} again`),
    created_at: '2026-01-01T00:00:00Z',
    ...more,
  });

export const list = (items: ProductSummary[], more: Partial<ProductList> = {}): ProductList => ({
  items,
  total: items.length,
  total_is_estimate: false,
  page: 1,
  page_size: 24,
  next_cursor: null,
  facets: { categories: [], attributes: [], ratings: [], in_stock: items.length, on_sale: 0, price: null },
  understood: null,
  redirect: null,
  ...more,
});

/** What a listing can be narrowed by: a colour in two values, and the rest. */
export const facets: Facets = {
  categories: [
    { slug: 'lighting', name: 'Lighting', count: 12, count_is_estimate: false },
    { slug: 'desk', name: 'Desk', count: 1000, count_is_estimate: true },
  ],
  attributes: [
    {
      code: 'colour',
      name: 'Colour',
      kind: 'swatch',
      values: [
        { value: 'oat', label: 'Oat', colour: '#e0d5c0', count: 7, count_is_estimate: false },
        { value: 'sage', label: 'Sage', colour: '#94a48a', count: 0, count_is_estimate: false },
      ],
    },
  ],
  ratings: [{ min: 4, count: 5, count_is_estimate: false }],
  in_stock: 9,
  on_sale: 2,
  price: { min: 900, max: 42_000 },
};

export const variant = (options: Record<string, string>, more: Partial<Variant> = {}): Variant => {
  const id = Object.values(options).join('-').toLowerCase();
  return {
    id,
    sku: id.toUpperCase(),
    options,
    regular_price: 2400,
    sale_price: 0,
    stock_state: 'in_stock',
    available: 20,
    image_index: null,
    unit_price: null,
    ...more,
  };
};

/** A mug in three glazes: oat is there, sage is nearly gone, clay is sold out. */
export const mug: Product = {
  id: 'id-mug',
  slug: 'ember-mug',
  name: 'Ember Mug',
  category: { id: 'id-tableware', name: 'Tableware', slug: 'tableware' },
  type: 'Tableware',
  published: true,
  subscribers: 0,
  created_by: null,
  last_modified_by: null,
  created_at: '2026-01-01T00:00:00Z',
  last_modified_at: '2026-01-01T00:00:00Z',
  currency: 'USD',
  description_html: '<p>A straight-sided stoneware mug.</p>',
  options: [{ name: 'Glaze', values: ['Oat', 'Sage', 'Clay'] }],
  variants: [
    variant({ Glaze: 'Oat' }, { image_index: 0 }),
    variant({ Glaze: 'Sage' }, { image_index: 1, stock_state: 'low', available: 3, sale_price: 1800 }),
    variant({ Glaze: 'Clay' }, { image_index: 2, stock_state: 'out', available: 0 }),
  ],
  images: [image('oat'), image('sage'), image('clay')],
  rating_average: 4.4,
  rating_count: 5,
  seo_title: null,
  seo_description: null,
  origin_country: null,
  attributes: [],
  unit_price: null,
  delivery: null,
  breadcrumbs: [{ id: 'id-tableware', name: 'Tableware', slug: 'tableware' }],
};

export const review = (author_name: string, more: Partial<Review> = {}): Review => ({
  id: `review-${author_name.toLowerCase()}`,
  author_name,
  rating: 5,
  body: `${author_name} likes it.`,
  pictures: [],
  verified: true,
  helpful_count: 0,
  helpful_by_me: false,
  mine: false,
  answer: null,
  created_at: '2026-03-01T00:00:00Z',
  ...more,
});

export const reviewList = (items: Review[], more: Partial<ReviewList> = {}): ReviewList => ({
  items,
  total: items.length,
  page: 1,
  page_size: 10,
  average: items.length > 0 ? 4.4 : null,
  count: items.length,
  histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: items.filter(({ rating }) => rating === stars).length })),
  ...more,
});

/** What a product page asks for, with a mug and nothing around it. */
export const productApi = {
  'GET store': store,
  'GET products/:id': mug,
  'GET products/:id/related': { items: [summary('Rim Plate')] },
  'GET products/:id/bought-together': { items: [] },
  'GET products/:id/reviews': reviewList([review('Ada'), review('Ben', { rating: 3, helpful_count: 2 })]),
  'GET products': list([summary('Fold Bowl')]),
  'GET products/:id/my-review': { can_review: true, reason: null, review: null },
  'GET checkout/terms': {
    delivery: { price_from: 590, free_from: 15_000, where: { en: 'Contiguous US', de: 'USA' } },
    return_days: 30,
    payment_methods: ['test-card', 'stripe', 'bank-transfer'],
  },
  'GET pay-later/plans': { plans: [], currency: 'USD' },
  'GET users/me': { cart: { cart_items: [], item_count: 0, subtotal: 0, currency: 'USD' } },
  'GET wishlist': { items: [], share_url: null },
  'POST recently-viewed/join': { product_ids: [] },
};
