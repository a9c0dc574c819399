import type {
  Address,
  Order,
  OrderSummary,
  PayLaterAccount,
  Profile,
  Return,
  Session,
  Store,
  TrackedOrder,
} from '@tessera/shared/contract';
import { orderItem, requestedReturn, savedAddress, shopperProfile, storeSettings } from '@tessera/shared/testing';

/** A shopper's profile that has been changed twice. */
export const profile = (overrides: Partial<Profile> = {}): Profile => shopperProfile({ version: 3, ...overrides });

/** The shop's settings, with a way to reach it. */
export const store = (): Store =>
  storeSettings({ contact: { email: 'hello@example.com', phone: '+1 555 0100', address: '1 Kiln Lane' } });

/** An address of the address book that was changed a few times. */
export const address = (overrides: Partial<Address> = {}): Address =>
  savedAddress({ postal_code: '90210', city: 'Beverly Hills', version: 5, ...overrides });

/** The session that asks. */
export function session(overrides: Partial<Session> = {}): Session {
  return {
    id: 'session-1',
    device: 'Firefox on Windows',
    address: '203.0.113.x',
    created_at: '2026-11-01T08:00:00Z',
    last_used_at: '2026-11-21T08:00:00Z',
    current: true,
    ...overrides,
  };
}

const states = { status: 'open', payment_status: 'paid', fulfilment_status: 'unfulfilled' } as const;

/** An order that is paid and not sent yet. */
export function order(overrides: Partial<Order> = {}): Order {
  const { is_default_shipping, is_default_billing, version, id, ...shipping_address } = address();
  return {
    id: 'order-1',
    number: 'KO-7K2M9Q',
    placed_at: '2026-11-20T08:00:00Z',
    ...states,
    currency: 'USD',
    email: 'ada@example.com',
    items: [orderItem()],
    totals: {
      items: 4800,
      discount: 0,
      shipping: 590,
      fee: 0,
      tax: 431,
      tax_included: true,
      total: 5390,
      tax_lines: [{ name: 'Sales tax', rate: 8000, net: 4959, amount: 431 }],
      refunded: 0,
    },
    coupon_code: null,
    shipping_address,
    billing_address: null,
    delivery: { code: 'standard', name: 'Standard delivery', earliest_on: '2026-11-24', latest_on: '2026-11-26' },
    payment: { id: 'payment-1', method: 'test-card', status: 'paid', amount: 5390, message: null, action: null },
    timeline: [
      { at: '2026-11-20T08:00:00Z', event: 'placed', data: { method: 'test-card', total: 5390 } },
      { at: '2026-11-20T08:00:05Z', event: 'paid', data: { amount: 5390 } },
    ],
    shipments: [],
    can_cancel: true,
    can_pay: false,
    held_until: null,
    return_until: null,
    invoice: { number: '2026-000042', url: '/api/orders/order-1/invoice.pdf' },
    owed: 0,
    documents: [
      {
        kind: 'invoice',
        number: '2026-000042',
        total: 9690,
        issued_at: '2026-11-20T10:00:00.000Z',
        refers_to: null,
        replaced_by: null,
        url: '/api/orders/order-1/documents/2026-000042.pdf',
      },
    ],
    returns: [],
    pay_later: null,
    note: '',
    ...overrides,
  };
}

/** The same order, sent and delivered. */
export function deliveredOrder(overrides: Partial<Order> = {}): Order {
  return order({
    status: 'completed',
    fulfilment_status: 'delivered',
    items: [orderItem({ quantity_shipped: 2 })],
    shipments: [
      {
        id: 'shipment-1',
        carrier: 'DHL',
        tracking_number: '00340434161094000000',
        tracking_url: 'https://carrier.example/00340434161094000000',
        shipped_at: '2026-11-21T08:00:00Z',
        came_back_at: null,
        delivered_at: '2026-11-23T10:00:00Z',
        items: [{ order_item_id: 'item-1', quantity: 2 }],
      },
    ],
    can_cancel: false,
    return_until: '2099-12-23',
    ...overrides,
  });
}

export function orderSummary(overrides: Partial<OrderSummary> = {}): OrderSummary {
  const { id, number, placed_at, currency, delivery } = order();
  return {
    id,
    number,
    placed_at,
    ...states,
    currency,
    delivery,
    total: 5390,
    item_count: 2,
    images: [null],
    ...overrides,
  };
}

/** What somebody sees who knows number and address alone. */
export function trackedOrder(overrides: Partial<TrackedOrder> = {}): TrackedOrder {
  const { number, placed_at, delivery, timeline, shipments } = deliveredOrder();
  return {
    number,
    placed_at,
    ...states,
    fulfilment_status: 'shipped',
    items: [{ name: 'Ember Mug', options: {}, image: null, quantity: 2, quantity_shipped: 2, gift_card: false }],
    destination: { postal_code: '90210', city: 'Beverly Hills', country: 'US' },
    delivery,
    timeline,
    shipments: shipments.map((shipment) => ({ ...shipment, delivered_at: null, came_back_at: null })),
    ...overrides,
  };
}

/** A return that was asked for. */
export function aReturn(overrides: Partial<Return> = {}): Return {
  return {
    ...requestedReturn(),
    id: 'return-1',
    items: [{ order_item_id: 'item-1', quantity: 1, reason: 'damaged', quantity_received: 0, restocked: null }],
    comment: '',
    created_at: '2026-11-24T08:00:00Z',
    ...overrides,
  };
}

/** A pay-later account with one plan, of whose four parts one is paid. */
export function payLaterAccount(overrides: Partial<PayLaterAccount> = {}): PayLaterAccount {
  const instalment = (number: number, due_on: string, state: 'paid' | 'open' | 'due') =>
    ({ id: `part-${number}`, number, due_on, amount: 1000, paid: state === 'paid' ? 1000 : 0, state }) as const;
  return {
    state: 'active',
    reason: null,
    can_apply: false,
    limit: 50000,
    used: 3000,
    available: 47000,
    currency: 'USD',
    next_due: { due_on: '2026-12-04', amount: 1000 },
    schedules: [
      {
        order_id: 'order-1',
        order_number: 'KO-7K2M9Q',
        plan: 'four',
        plan_name: 'Four parts',
        instalments: [
          instalment(1, '2026-11-20', 'paid'),
          instalment(2, '2026-12-04', 'due'),
          instalment(3, '2026-12-18', 'open'),
          instalment(4, '2027-01-01', 'open'),
        ],
      },
    ],
    payment_methods: [{ code: 'test-card', name: 'Test card' }],
    receipts: [
      { id: 'receipt-1', at: '2026-11-20T08:00:05Z', kind: 'payment', amount: 1000, order_number: 'KO-7K2M9Q' },
    ],
    consent: { version: '1', text: 'I agree that my facts are used to decide about pay later.' },
    ...overrides,
  };
}
