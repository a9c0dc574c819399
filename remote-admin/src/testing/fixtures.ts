import type {
  AdminOrderList,
  AdminOrderSummary,
  AdminProduct,
  AdminProductList,
  AdminSummary,
} from '@tessera/shared/contract';

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

/** A paid order with two lines, nothing of it sent, unless told otherwise. */
export function adminOrderSummary(overrides: Partial<AdminOrderSummary> = {}): AdminOrderSummary {
  return {
    id: '0190aaaa-0000-7000-8000-000000001042',
    number: 'K-1042',
    placed_at: '2026-11-20T08:00:00Z',
    status: 'open',
    payment_status: 'paid',
    fulfilment_status: 'unfulfilled',
    currency: 'USD',
    total: 12_400,
    item_count: 3,
    images: [],
    version: 4,
    customer: { id: 'user-1', name: 'Ada Lane' },
    email: 'ada@example.com',
    country: 'US',
    tags: [],
    is_held: false,
    ...overrides,
  };
}

/** One page of orders, the last one unless given a cursor. */
export function orderPage(items: AdminOrderSummary[], overrides: Partial<AdminOrderList> = {}): AdminOrderList {
  return { items, total: items.length, total_is_exact: true, next_cursor: null, page: 1, page_size: 50, ...overrides };
}
