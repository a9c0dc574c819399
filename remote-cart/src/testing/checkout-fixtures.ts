import type { Checkout, CheckoutLine, Order, Payment, PaymentOffer, PlanOffers } from '@tessera/shared/contract';
import { adaAtHome, orderItem } from '@tessera/shared/testing';

export function checkoutLine(overrides: Partial<CheckoutLine> = {}): CheckoutLine {
  return {
    product: { id: 'product-mug', name: 'Ember mug', slug: 'ember-mug', image: null },
    variant: { id: 'variant-oat', sku: 'MUG', options: { Glaze: 'Oat' }, regular_price: 2400, available: 9 },
    quantity: 2,
    unit_price: 2400,
    subtotal: 4800,
    discount: 0,
    tax: 0,
    total: 4800,
    ...overrides,
  };
}

export function paymentOffer(code: PaymentOffer['code'], overrides: Partial<PaymentOffer> = {}): PaymentOffer {
  const names: Record<PaymentOffer['code'], string> = {
    'test-card': 'Card',
    stripe: 'Card (Stripe)',
    'pay-later': 'Pay later',
    'cash-on-delivery': 'Cash on delivery',
    'store-credit': 'Store credit',
    'bank-transfer': 'Bank transfer',
    cash: 'Cash',
  };
  return { code, name: names[code], available: true, reason: null, fee: 0, ...overrides };
}

const day = { earliest_on: '2026-11-24', latest_on: '2026-11-26' };

/** A checkout of two mugs in which nothing has been chosen yet. */
export function checkoutOf(overrides: Partial<Checkout> = {}): Checkout {
  return {
    version: 1,
    items: [checkoutLine()],
    shipping_address: null,
    billing_address: null,
    delivery_method: null,
    delivery_offers: [
      { code: 'standard', name: 'Standard', price: 590, free_from: 10000, ...day },
      { code: 'express', name: 'Express', price: 1490, free_from: null, ...day },
    ],
    payment_method: null,
    payment_offers: [
      paymentOffer('test-card'),
      paymentOffer('pay-later'),
      paymentOffer('cash-on-delivery', { fee: 400 }),
      paymentOffer('bank-transfer', { available: false, reason: 'Not for orders to this country.' }),
    ],
    plan: null,
    use_credit: false,
    note: '',
    totals: {
      items: 4800,
      discount: 0,
      shipping: 0,
      fee: 0,
      tax: 436,
      tax_included: true,
      total: 4800,
      tax_lines: [{ name: 'VAT', rate: 10_000, net: 4364, amount: 436 }],
    },
    coupon: null,
    problems: [],
    currency: 'USD',
    ...overrides,
  };
}

/** A checkout in which everything is chosen: only the order is left. */
export function readyCheckout(overrides: Partial<Checkout> = {}): Checkout {
  const whole = checkoutOf({ shipping_address: adaAtHome, delivery_method: 'standard', payment_method: 'test-card' });
  return { ...whole, totals: { ...whole.totals, shipping: 590, total: 5390 }, ...overrides };
}

export function paymentOf(overrides: Partial<Payment> = {}): Payment {
  return {
    id: 'payment-1',
    method: 'test-card',
    status: 'paid',
    amount: 5390,
    message: null,
    action: null,
    ...overrides,
  };
}

export function orderOf(payment: Partial<Payment> = {}, overrides: Partial<Order> = {}): Order {
  return {
    id: 'order-1',
    number: 'K7M2-9QTX',
    placed_at: '2026-11-21T13:00:00Z',
    status: 'open',
    payment_status: 'paid',
    fulfilment_status: 'unfulfilled',
    currency: 'USD',
    email: 'ada@example.com',
    items: [
      orderItem({
        product_id: 'product-mug',
        variant_id: 'variant-oat',
        name: 'Ember mug',
        sku: 'MUG',
        tax: 436,
      }),
    ],
    totals: { ...readyCheckout().totals, refunded: 0 },
    coupon_code: null,
    shipping_address: adaAtHome,
    billing_address: null,
    delivery: { code: 'standard', name: 'Standard', ...day },
    payment: paymentOf(payment),
    timeline: [],
    shipments: [],
    can_cancel: true,
    can_pay: false,
    held_until: null,
    return_until: null,
    invoice: null,
    owed: 0,
    documents: [],
    returns: [],
    pay_later: null,
    note: '',
    ...overrides,
  };
}

export const planOffers: PlanOffers = {
  currency: 'USD',
  plans: [
    {
      code: 'in-30',
      name: 'Pay in 30 days',
      parts: [{ due_on: '2026-12-21', amount: 4800 }],
      total: 4800,
      first_part_at_once: false,
    },
    {
      code: 'four',
      name: 'Four parts',
      parts: [
        { due_on: '2026-11-21', amount: 1200 },
        { due_on: '2026-12-05', amount: 1200 },
        { due_on: '2026-12-19', amount: 1200 },
        { due_on: '2027-01-02', amount: 1200 },
      ],
      total: 4800,
      first_part_at_once: true,
    },
  ],
};
