import type { TemplateData, TemplateName } from '../templates';

const bank = { holder: 'Kiln & Oak', iban: 'DE02 1203 0000 0000 2020 51', bic: '', reference: 'K7-3F9QX' };

const giftCard = {
  name: 'Gift Card',
  options: { Amount: '€50' },
  quantity: 1,
  total: 5000,
  picture: null,
  mailed: true,
};

const ahead = { name: 'Arch Vase', options: {}, quantity: 1, total: 12900, picture: null };

/**
 * What the data of a mail's sample are otherwise where it says something else: together they say every text of every
 * mail, so that each can be looked at.
 */
export const mailVariants: { [Name in TemplateName]?: Partial<TemplateData<Name>>[] } = {
  'back-in-stock': [{ is_new: true }],
  'back-in-stock-confirm': [{ is_new: true }],
  'money-trouble': [
    { happened: 'capture_failed' },
    { happened: 'money_waits' },
    { happened: 'payment_lost' },
    { happened: 'instalment_returned' },
    { happened: 'dispute_opened', respond_by: '2026-12-05T10:00:00Z' },
    { happened: 'credit_disputed' },
    { happened: 'dispute_won' },
    { happened: 'dispute_lost' },
  ],
  'order-cancelled': [{ by: 'shop' }, { by: 'unpaid', refund: 0 }],
  'order-changed': [{ owed: 0, refund: 1290 }],
  'order-paid': [{ lines: [giftCard] }],
  'order-payment-lost': [{ has_account: false }],
  'order-placed': [
    { lines: [giftCard] },
    { payment: 'transfer', bank },
    { payment: 'card', bank: null },
    { payment: 'cash', bank: null },
    { payment: 'later', bank: null },
    { payment: 'credit', bank: null },
    { payment: 'nothing', bank: null },
    ...['2026-12-05', null].map((expected) => ({
      lines: [{ ...ahead, backorder: { quantity: 1, expected, note: '' } }],
    })),
    { lines: [ahead, { ...ahead, backorder: { quantity: 1, expected: null, note: '' } }] },
    {
      has_account: false,
      totals: {
        items: 17700,
        discount: 0,
        shipping: 0,
        fee: 500,
        total: 21658,
        credit: 5000,
        tax_included: false,
        tax_lines: [{ name: 'VAT', rate: 19000, amount: 3458 }],
      },
    },
  ],
  'order-refunded': [
    { return_number: null, way: 'another' },
    { return_number: null, way: 'credit' },
  ],
  'pay-later-decided': [{ limit: null, reason: '' }],
  'pay-later-receipt': [{ still_open: 0 }],
  'pay-later-reminder': [{ parts: [{ order_number: 'K7-3F9QX', due_on: '2026-12-05', amount: 4130, days: -3 }] }],
  'return-refunded': [
    { amount: 0, ways: [], message: '' },
    {
      ways: [
        { way: 'pay-later', amount: 2000 },
        { way: 'instalments', amount: 400 },
      ],
    },
  ],
  'return-step': [{ step: 'requested' }, { step: 'refused' }, { step: 'received' }],
  'staff-invitation': [{ token: null }],
  'wishlist-news': [{ cheaper: [] }],
};
