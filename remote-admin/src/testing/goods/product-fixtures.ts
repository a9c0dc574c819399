import type { ProductChecks, ProductRecord } from '@tessera/shared/contract';

/** A draft as it is when it was just made, unless told otherwise. */
export function productRecord(overrides: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id: '019ab000-0000-7000-8000-0000000000d1',
    version: 1,
    name: 'Ember mug',
    slug: 'ember-mug',
    description_html: '',
    type: '',
    vendor: '',
    gift_card: false,
    tags: [],
    category_id: null,
    category: null,
    status: 'draft',
    available_from: null,
    available_until: null,
    published: false,
    seo_title: null,
    seo_description: null,
    words: { de: { name: '', slug: '', description_html: '', seo_title: '', seo_description: '' } },
    origin_country: null,
    related: [],
    related_products: [],
    currency: 'USD',
    options: [],
    variants: [
      {
        id: '019ab000-0000-7000-8000-0000000000e1',
        sku: 'EMBER-MUG',
        options: {},
        regular_price: 0,
        sale_price: 0,
        sale_starts_at: null,
        sale_ends_at: null,
        stock: 0,
        track_stock: true,
        allow_backorder: false,
        expected_on: null,
        backorder_note: '',
        backorder_notes: {},
        weight_grams: 0,
        barcode: '',
        cost: null,
        unit: null,
        unit_quantity: null,
        unit_base: null,
        image_id: null,
      },
    ],
    variant_count: 1,
    pictures: [],
    video: null,
    attributes: [],
    was_ordered: false,
    created_at: '2026-11-20T10:00:00.000Z',
    last_modified_at: '2026-11-20T10:00:00.000Z',
    ...overrides,
  };
}

const CODES = [
  ...(['active', 'begun', 'not_ended', 'has_variant', 'has_price', 'shop_open'] as const),
  ...(['in_stock', 'has_category', 'has_picture', 'published', 'listed'] as const),
];

/** What is between a product and its being bought. @param unmet everything else is met */
export function productChecks(...unmet: (typeof CODES)[number][]): ProductChecks {
  const lacks: readonly string[] = ['in_stock', 'has_category', 'has_picture'];
  return { checks: CODES.map((code) => ({ code, is_met: !unmet.includes(code), blocks: !lacks.includes(code) })) };
}
