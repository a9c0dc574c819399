import type {
  AdminOrderList,
  AdminOrderSummary,
  AdminProduct,
  AdminProductList,
  AdminSummary,
  Dashboard,
} from '@tessera/shared/contract';
import { PAID_ORDER } from './sales/order-fixtures';
import { wholePage } from './list-fixtures';

/** A published mug with plenty of stock, unless told otherwise. */
export function adminProduct(overrides: Partial<AdminProduct> = {}): AdminProduct {
  return {
    id: 'product-mug',
    slug: 'ember-mug',
    name: 'Ember mug',
    category: { id: 'category-tableware', name: 'Tableware', slug: 'tableware' },
    status: 'active',
    published: true,
    variant_count: 4,
    stock: 120,
    stock_state: 'in_stock',
    currency: 'USD',
    regular_price: 2400,
    sale_price: 0,
    highest_price: 2400,
    lowest_margin: null,
    highest_margin: null,
    units_sold: 0,
    image: null,
    created_at: '2026-01-05T08:00:00Z',
    last_modified_at: '2026-01-05T08:00:00Z',
    ...overrides,
  };
}

/** One page of the list, the last one unless given a cursor. */
export function productPage(items: AdminProduct[], overrides: Partial<AdminProductList> = {}): AdminProductList {
  return { ...wholePage(items), ...overrides };
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
    first_steps: [],
    ...overrides,
  };
}

/** A paid order with two lines, nothing of it sent, unless told otherwise. */
export function adminOrderSummary(overrides: Partial<AdminOrderSummary> = {}): AdminOrderSummary {
  return {
    ...PAID_ORDER,
    total: 12_400,
    item_count: 3,
    images: [],
    delivery: { code: 'standard', name: 'Standard delivery', earliest_on: '2026-11-24', latest_on: '2026-11-26' },
    customer: { id: 'user-1', name: 'Ada Lane' },
    country: 'US',
    tags: [],
    is_held: false,
    dispute: null,
    ...overrides,
  };
}

/** One page of orders, the last one unless given a cursor. */
export function orderPage(items: AdminOrderSummary[], overrides: Partial<AdminOrderList> = {}): AdminOrderList {
  return { ...wholePage(items), ...overrides };
}

/** Two days of sales in dollars, beside two days before, with something of everything. */
export function dashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  const nothing = { sales: 0, orders: 0, items: 0, refunds: 0, checkouts: 0 };
  const day = (name: string, sales: number, orders: number) => ({
    ...nothing,
    start: `${name}T00:00:00.000Z`,
    day: name,
    sales,
    orders,
  });
  return {
    from: '2026-11-22',
    to: '2026-11-23',
    today: '2026-11-23',
    time_zone: 'UTC',
    currency: 'USD',
    unit: 'day',
    as_of: '2026-11-23T12:00:00.000Z',
    days_due: 0,
    totals: { sales: 15_000, orders: 3, items: 5, refunds: 500, checkouts: 4, average: 5_000 },
    totals_before: { sales: 10_000, orders: 4, items: 4, refunds: 0, checkouts: 4, average: 2_500 },
    points: [day('2026-11-22', 4_000, 1), day('2026-11-23', 11_000, 2)],
    points_before: [day('2026-11-20', 4_000, 2), day('2026-11-21', 6_000, 2)],
    top_products: [
      { product_id: 'product-mug', slug: 'ember-mug', name: 'Ember mug', image: null, units: 5, sales: 12_000 },
    ],
    stock_at_risk: [
      {
        variant_id: 'variant-vase',
        product_id: 'product-vase',
        slug: 'halo-vase',
        name: 'Halo vase',
        sku: 'KO-HV-1',
        options: { Glaze: 'Oat' },
        stock: 0,
        units_30_days: 9,
      },
    ],
    to_do: [
      { key: 'to_ship', count: 2, is_exact: true, address: '/admin/orders?status=open&fulfilment_status=unfulfilled' },
      { key: 'reviews_waiting', count: 1, is_exact: true, address: '/admin/reviews?state=waiting' },
    ],
    ...overrides,
  };
}
