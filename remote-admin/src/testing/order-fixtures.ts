import type { AddressFields, AdminOrder, OrderItem, RefundPreview, Shipment } from '@tessera/shared/contract';

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
export function orderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  return {
    id: 'item-mug',
    product_id: 'product-mug',
    variant_id: 'variant-mug',
    slug: 'ember-mug',
    name: 'Ember mug',
    sku: 'EM-SAND',
    options: { Colour: 'Sand' },
    image: null,
    quantity: 2,
    unit_price: 2400,
    regular_price: 2400,
    subtotal: 4800,
    discount: 0,
    tax: 0,
    total: 4800,
    quantity_shipped: 0,
    quantity_returned: 0,
    ...overrides,
  };
}

export function shipment(overrides: Partial<Shipment> = {}): Shipment {
  return {
    id: 'parcel-1',
    carrier: 'UPS',
    tracking_number: '1Z999',
    tracking_url: 'https://www.ups.com/track?tracknum=1Z999',
    shipped_at: '2026-11-21T08:00:00Z',
    delivered_at: null,
    items: [{ order_item_id: 'item-mug', quantity: 2 }],
    ...overrides,
  };
}

/** Paid by card and to be sent: two mugs and a vase. */
export function adminOrder(overrides: Partial<AdminOrder> = {}): AdminOrder {
  return {
    id: '0190aaaa-0000-7000-8000-000000001042',
    number: 'K-1042',
    placed_at: '2026-11-20T08:00:00Z',
    status: 'open',
    payment_status: 'paid',
    fulfilment_status: 'unfulfilled',
    placed_by_name: null,
    discount_reason: '',
    currency: 'USD',
    email: 'ada@example.com',
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
        created_at: '2026-11-20T08:00:00Z',
      },
    ],
    timeline: [
      { at: '2026-11-20T08:00:00Z', event: 'placed', data: {} },
      { at: '2026-11-20T08:01:00Z', event: 'paid', data: { amount: 12_400 } },
    ],
    notes: [],
    shipments: [],
    refunds: [],
    refundable: 12_400,
    can_cancel: true,
    can_capture: false,
    can_edit_address: true,
    can_pay: false,
    can_ship: true,
    customer: { id: '0190aaaa-0000-7000-8000-000000000001', name: 'Ada Lane' },
    held_until: null,
    hold: null,
    invoice: null,
    owed: 0,
    documents: [],
    note: '',
    pay_later: null,
    return_until: null,
    returns: [],
    tags: [],
    version: 4,
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
    pay_later_plan: null,
    ...overrides,
  };
}
