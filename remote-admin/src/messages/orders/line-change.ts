import { defineMessages } from '@tessera/shared/i18n';

/** What the form that changes an order's lines says. Numbers and amounts come formatted. */
const en = {
  title: (number: string) => `Change the lines of order ${number}`,
  text: 'The customer is told by e-mail. Lines keep the price that they were bought at; goods that you add cost what they cost now.',
  pieces: 'How many of each',
  quantity: (name: string) => `${name}, 0 removes it`,
  newAt: (amount: string) => `new, ${amount} each`,
  add: 'Add goods: name or SKU',
  before: (quantity: number) => `now ${quantity}`,
  short: (available: number) => `Only ${available} more in stock`,
  delivery: 'Recalculate the delivery',
  deliveryNow: (amount: string) => `Recalculate the delivery: ${amount}`,
  nothing: 'Nothing has been changed yet',
  reasonHint: 'Only staff read it.',
  sum: 'Sum',
  now: 'Now',
  after: 'Afterwards',
  sums: { items: 'Items', discount: 'Discount', shipping: 'Delivery', tax: 'Tax', total: 'Total' },
  refund: (amount: string) => `${amount} goes back to the customer.`,
  owed: (amount: string) => `The customer still has to pay ${amount}. Nothing is sent before that.`,
  follows: 'The new total is what is to be paid.',
};

export const lineChangeMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-order-dialogs" */ './de/line-change').then((module) => module.lineChange),
});
