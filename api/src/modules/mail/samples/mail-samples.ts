import type { OrderMail } from '../content/order-mail';
import type { TemplateData, TemplateName } from '../templates';

const TOKEN = 'a-sample-that-opens-nothing';
const first_name = 'Ada';

const lines: OrderMail['lines'] = [
  { name: 'Ember Mug', options: { Glaze: 'Oat' }, quantity: 2, total: 4800, picture: null },
  { name: 'Arch Vase', options: {}, quantity: 1, total: 12900, picture: null },
];

const order: OrderMail = {
  first_name,
  number: 'K7-3F9QX',
  has_account: true,
  currency: 'EUR',
  lines,
  totals: {
    items: 17700,
    discount: 1770,
    shipping: 590,
    fee: 0,
    total: 16520,
    tax_included: true,
    tax_lines: [{ name: 'VAT', rate: 19000, amount: 2638 }],
  },
  delivery: { name: 'Standard', earliest_on: '2026-11-24', latest_on: '2026-11-26' },
  ship_to: ['Ada Lovelace', 'Ofenweg 2', '10115 Berlin', 'Germany'],
};

/** Data for looking at each mail in development. Nothing in it belongs to anybody. */
export const mailSamples: { [Name in TemplateName]: TemplateData<Name> } = {
  'account-deleted': { first_name },
  'back-in-stock': { product: 'Ember Mug', slug: 'ember-mug', variant_id: 'sample', options: 'Oat', end_token: TOKEN },
  'back-in-stock-confirm': { token: TOKEN, end_token: TOKEN, product: 'Ember Mug' },
  'confirm-new-email': { first_name, token: TOKEN },
  'email-change-asked': { first_name, new_email: 'ada@new.example' },
  'email-changed': { first_name, new_email: 'ada@new.example' },
  'gift-card': {
    name: first_name,
    from: 'Grace Hopper',
    message: 'Happy birthday! For the kitchen that you wished for.',
    amount: 5000,
    currency: 'EUR',
    code: 'K7M2-9QXB-TT4H-ZC83',
    expires_on: '2029-12-31',
  },
  'inquiry-answer': {
    first_name,
    reference: 'Q-7K2M9',
    text: 'It is oak, oiled by hand.\n\nPlease keep it dry.',
    words: { subject: 'A question', message: 'Is it oak?' },
  },
  'inquiry-received': { first_name, reference: 'Q-7K2M9', words: { subject: 'A question', message: 'Is it oak?' } },
  'invoice-corrected': {
    ...order,
    replaces: ['2026-000042'],
    cancellation: { number: 'CN-2026-000007', url: 'https://shop.example/api/invoices/download?link=sample' },
    invoice: { number: '2026-000058', url: 'https://shop.example/api/invoices/download?link=sample' },
  },
  'money-trouble': {
    number: 'K7-3F9QX',
    happened: 'refund_failed',
    amount: 4800,
    currency: 'EUR',
    respond_by: null,
  },
  'newsletter-confirm': { token: TOKEN, end_token: TOKEN },
  'newsletter-known': { end_token: TOKEN },
  'order-cancelled': { ...order, by: 'buyer', refund: 16520 },
  'order-undelivered': { ...order, reason: 'Nobody was at home', credit: 2000 },
  'order-changed': { ...order, owed: 1290, refund: 0 },
  'order-delivered': { ...order, return_until: '2026-12-24' },
  'order-paid': { ...order, amount: order.totals.total },
  'order-payment-lost': { ...order, amount: order.totals.total },
  'order-placed': {
    ...order,
    payment: 'transfer',
    bank: { holder: 'Kiln & Oak', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', reference: 'K7-3F9QX' },
  },
  'order-refunded': { ...order, amount: 4800, return_number: 'R-7K2M9QX', way: 'same' },
  'order-shipped': {
    ...order,
    carrier: 'DHL',
    tracking_number: '00340434161094000000',
    tracking_url: 'https://carrier.example/00340434161094000000',
    parcel: lines,
  },
  'password-changed': { first_name },
  'pay-later-decided': { first_name, limit: 50000, currency: 'EUR', reason: '' },
  'pay-later-receipt': { first_name, order_number: order.number, currency: 'EUR', amount: 4130, still_open: 8260 },
  'pay-later-reminder': {
    first_name,
    currency: 'EUR',
    parts: [{ order_number: order.number, due_on: '2026-12-05', amount: 4130, days: 5 }],
  },
  'payment-link': { ...order, due: 16520, token: TOKEN, expires_at: '2026-12-24T10:00:00Z' },
  'reset-password': { first_name, token: TOKEN },
  'return-refunded': {
    ...order,
    return_number: 'R-7K2M9QX',
    goods: lines.slice(0, 1),
    message: 'One cup was chipped.',
    amount: 2400,
    ways: [
      { way: 'store-credit', amount: 400 },
      { way: 'stripe', amount: 2000 },
    ],
  },
  'return-step': {
    ...order,
    step: 'approved',
    return_number: 'R-7K2M9QX',
    goods: lines.slice(0, 1),
    message: 'Please use the enclosed label.',
  },
  'second-factor-off': { first_name },
  'second-factor-on': { first_name },
  'staff-invitation': { first_name, role: 'Orders', token: TOKEN },
  'store-credit': { first_name, amount: 1500, balance: 4000, currency: 'EUR' },
  'verify-email': { first_name, token: TOKEN },
  'wishlist-news': {
    first_name,
    currency: 'EUR',
    cheaper: [{ name: 'Arch Vase', slug: 'arch-vase', before: 12900, now: 9900 }],
    back: [{ name: 'Ember Mug', slug: 'ember-mug' }],
    end_token: TOKEN,
  },
};
