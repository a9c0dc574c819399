import { orderItem as lineOfMugs } from '@tessera/shared/testing';
import type {
  AddressFields,
  AdminOrder,
  OrderItem,
  OrderRefund,
  RefundPreview,
  Shipment,
} from '@tessera/shared/contract';

export function address(overrides: Partial<AddressFields> = {}): AddressFields {
  return {
    first_name: 'Ada',
    last_name: 'Lane',
    company: '',
    line1: '1 Kiln Lane',
    line2: '',
    postal_code: '97201',
    city: 'Portland',
    region: 'OR',
    country: 'US',
    phone: '+1 555 0100',
    ...overrides,
  };
}

/** Two mugs, none of them sent. */
export const orderItem = (overrides: Partial<OrderItem> = {}): OrderItem =>
  lineOfMugs({
    id: 'item-mug',
    product_id: 'product-mug',
    variant_id: 'variant-mug',
    name: 'Ember mug',
    sku: 'EM-SAND',
    options: { Colour: 'Sand' },
    ...overrides,
  });

/** What lists and pages say of the same order. */
export const PAID_ORDER = {
  id: '0190aaaa-0000-7000-8000-000000001042',
  number: 'K-1042',
  placed_at: '2026-11-20T08:00:00Z',
  status: 'open',
  payment_status: 'paid',
  fulfilment_status: 'unfulfilled',
  currency: 'USD',
  email: 'ada@example.com',
  version: 4,
} as const;

export function shipment(overrides: Partial<Shipment> = {}): Shipment {
  return {
    id: 'parcel-1',
    carrier: 'UPS',
    tracking_number: '1Z999',
    tracking_url: 'https://www.ups.com/track?tracknum=1Z999',
    shipped_at: '2026-11-21T08:00:00Z',
    delivered_at: null,
    came_back_at: null,
    items: [{ order_item_id: 'item-mug', quantity: 2 }],
    ...overrides,
  };
}

/** Paid by card and to be sent: two mugs and a vase. */
export function adminOrder(overrides: Partial<AdminOrder> = {}): AdminOrder {
  return {
    ...PAID_ORDER,
    placed_by_name: null,
    discount_reason: '',
    items: [
      orderItem(),
      orderItem({
        id: 'item-vase',
        name: 'Halo vase',
        sku: 'HV-1',
        options: {},
        quantity: 1,
        unit_price: 7000,
        subtotal: 7000,
        total: 7000,
      }),
    ],
    totals: {
      items: 11_800,
      discount: 0,
      shipping: 600,
      fee: 0,
      tax: 0,
      tax_included: false,
      tax_lines: [],
      total: 12_400,
      refunded: 0,
    },
    coupon_code: null,
    shipping_address: address(),
    billing_address: null,
    delivery: { code: 'standard', name: 'Standard', earliest_on: '2026-11-24', latest_on: '2026-11-26' },
    payment: { id: 'payment-1', method: 'stripe', status: 'paid', amount: 12_400, message: null, action: null },
    payments: [
      {
        id: 'payment-1',
        purpose: 'order',
        method: 'stripe',
        status: 'paid',
        amount: 12_400,
        authorised_amount: 12_400,
        captured_amount: 12_400,
        refunded_amount: 0,
        message: null,
        capture_trouble: null,
        created_at: '2026-11-20T08:00:00Z',
      },
    ],
    dispute: null,
    disputes: [],
    timeline: [
      { id: 'event-placed', at: '2026-11-20T08:00:00Z', event: 'placed', data: {} },
      { id: 'event-paid', at: '2026-11-20T08:01:00Z', event: 'paid', data: { amount: 12_400 } },
    ],
    notes: [],
    shipments: [],
    refunds: [],
    exchanged: 0,
    refundable: 12_400,
    can_cancel: true,
    can_capture: false,
    can_edit_address: true,
    can_come_back: false,
    can_pay: false,
    can_ship: true,
    customer: { id: '0190aaaa-0000-7000-8000-000000000001', name: 'Ada Lane' },
    held_until: null,
    hold: null,
    exchange_of: null,
    invoice: null,
    owed: 0,
    documents: [],
    note: '',
    pay_later: null,
    return_until: null,
    returns: [],
    tags: [],
    ...overrides,
  };
}

/** Waits for its money, which only staff can tell of. */
export function unpaidOrder(overrides: Partial<AdminOrder> = {}): AdminOrder {
  return adminOrder({
    status: 'awaiting_payment',
    payment_status: 'awaiting',
    payment: {
      id: 'payment-1',
      method: 'bank-transfer',
      status: 'pending',
      amount: 12_400,
      message: null,
      action: null,
    },
    payments: [],
    refundable: 0,
    can_ship: false,
    ...overrides,
  });
}

export function refundPreview(overrides: Partial<RefundPreview> = {}): RefundPreview {
  return {
    amount: 2400,
    suggested_amount: 2400,
    refundable: 12_400,
    tax: 200,
    items: [{ order_item_id: 'item-mug', quantity: 1, refundable_quantity: 2, amount: 2400, tax: 200 }],
    delivery: 0,
    ways: [{ way: 'stripe', amount: 2400 }],
    pay_later_plan: null,
    pay_later_now: null,
    ...overrides,
  };
}

/** One mug’s money, given back. */
export function orderRefund(overrides: Partial<OrderRefund> = {}): OrderRefund {
  return {
    id: 'refund-1',
    amount: 2400,
    purpose: 'refund',
    made: 'shop',
    method: 'stripe',
    reason: '',
    state: 'done',
    message: null,
    attempts: 1,
    next_try_at: null,
    followed_by: null,
    can_retry: false,
    can_settle_by_hand: false,
    can_close: false,
    created_at: '2026-11-21T08:00:00Z',
    ...overrides,
  };
}
