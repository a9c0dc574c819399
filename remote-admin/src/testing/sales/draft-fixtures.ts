import type { OrderDraft } from '@tessera/shared/contract';
import { address } from './order-fixtures';

export const DRAFT_ID = '0190aaaa-0000-7000-8000-00000000d001';

/** Two mugs for an address without an account, to be delivered in Portland. */
export function orderDraft(overrides: Partial<OrderDraft> = {}): OrderDraft {
  return {
    id: DRAFT_ID,
    version: 3,
    user_id: null,
    email: 'nora@example.com',
    first_name: 'Nora',
    last_name: 'Sample',
    language: 'en',
    items: [
      {
        variant_id: 'variant-mug',
        product_id: 'product-mug',
        name: 'Ember mug',
        sku: 'EM-1',
        options: { Glaze: 'Oat' },
        image: null,
        quantity: 2,
        shop_price: 2400,
        price: null,
        reason: '',
        available: 9,
        subtotal: 4800,
        discount: 0,
        tax: 0,
        total: 4800,
      },
    ],
    gone: [],
    discount: null,
    shipping_address: address({ first_name: 'Nora', last_name: 'Sample', postal_code: '97209', phone: '' }),
    billing_address: null,
    delivery_method: 'standard',
    delivery_offers: [
      {
        code: 'standard',
        name: 'Standard',
        price: 590,
        earliest_on: '2026-11-26',
        latest_on: '2026-11-30',
        free_from: null,
      },
    ],
    agreed_delivery: null,
    payment_offers: [
      { code: 'test-card', name: 'Card', available: true, reason: null, fee: 0 },
      { code: 'pay-later', name: 'Pay later', available: false, reason: 'No account', fee: 0 },
    ],
    note: '',
    totals: {
      items: 4800,
      discount: 0,
      shipping: 590,
      fee: 0,
      tax: 0,
      tax_included: false,
      total: 5390,
      tax_lines: [],
    },
    currency: 'USD',
    problems: [],
    exchange: null,
    created_by_name: 'Bo Reed',
    order_id: null,
    created_at: '2026-11-20T08:00:00Z',
    last_modified_at: '2026-11-20T09:00:00Z',
    expires_at: '2026-12-20T09:00:00Z',
    ...overrides,
  };
}
