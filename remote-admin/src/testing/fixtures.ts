import type { AdminProduct, AdminProductList, AdminSummary } from '@tessera/shared/contract';

/** A published mug with plenty of stock, unless told otherwise. */
export function adminProduct(overrides: Partial<AdminProduct> = {}): AdminProduct {
  return {
    id: 'product-mug',
    slug: 'ember-mug',
    name: 'Ember mug',
    category: { id: 'category-tableware', name: 'Tableware', slug: 'tableware' },
    published: true,
    variant_count: 4,
    stock: 120,
    currency: 'USD',
    regular_price: 2400,
    sale_price: 0,
    image: null,
    created_at: '2026-01-05T08:00:00Z',
    last_modified_at: '2026-01-05T08:00:00Z',
    ...overrides,
  };
}

/** One page of the list; `total` is the number of items unless given. */
export function productPage(items: AdminProduct[], overrides: Partial<AdminProductList> = {}): AdminProductList {
  return { items, total: items.length, page: 1, page_size: 25, ...overrides };
}

/** The counts of a small shop. */
export function summary(overrides: Partial<AdminSummary> = {}): AdminSummary {
  return {
    products: 42,
    published_products: 40,
    variants: 151,
    categories: 6,
    customers: 1234,
    sold_out_variants: 7,
    low_stock_variants: 12,
    newest_products: [adminProduct()],
    ...overrides,
  };
}
