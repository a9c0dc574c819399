import { defineMessages, plural } from '@tessera/shared/i18n';

/** The messages of /checkout. */
const en = {
  pageTitle: 'Checkout',
  title: 'Checkout',
  inviteTitle: 'Sign in to check out',
  inviteText: 'Your cart waits in your account. After signing in you go on right here.',
  failure: 'Your checkout could not be loaded',
  loading: 'Loading your checkout',
  emptyTitle: 'There is nothing to order',
  emptyText: 'Nothing in your cart can be ordered just now.',
  toCart: 'Back to your cart',
  toOrders: 'See your orders',
  steps: { address: 'Address', delivery: 'Delivery', payment: 'Payment', review: 'Review' },
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  change: 'Change',
  changeWhat: (what: string) => ` ${what}`,
  saveFailed: 'That could not be saved. Nothing is lost: try again.',

  deliverTo: 'Where should it go?',
  another: 'Another address',
  defaultAddress: 'Default',
  saveAddress: 'Keep this address in my address book',
  notSaved: 'The address is used, but it could not be kept in your address book.',
  billingSame: 'Bill to the same address',
  billTo: 'Billing address',
  useAddress: 'Continue to delivery',

  deliveryLegend: 'How should it arrive?',
  arrives: (days: string) => `Arrives ${days}`,
  onceItIsPaid: 'As soon as it is paid',
  onceItIsThere: 'Sent as soon as it is there',
  freeFrom: (amount: string) => `free from ${amount}`,
  useDelivery: 'Continue to payment',

  usePayment: 'Continue to review',

  reviewIntro: 'Look at everything once more. Nothing is charged before you place the order.',
  itemsTitle: (count: number) => plural('en', count, { one: '1 item', other: `${count} items` }),
  lineDiscount: (amount: string) => `${amount} off`,
  priceWas: (amount: string) => `It was ${amount} a moment ago.`,
  lowerTo: (quantity: number) => `Change to ${quantity}`,
  takeOut: 'Take it out',
  note: 'A note for us',
  noteHint: 'For example where the parcel may be left.',
  termsBefore: 'I agree to the ',
  terms: 'terms of service',
  termsAfter: '',
  termsMissing: 'You must agree to the terms and conditions',
  place: (amount: string) => `Place order for ${amount}`,
  placing: 'Placing your order…',
  slow: 'This takes longer than usual. Stay here: whatever happens, your order is placed once only.',
  unanswered:
    'We could not hear whether your order has arrived. Press again when you like: it is placed, and charged, once only.',
  unansweredBefore:
    'Your last attempt was not answered. Press again when you like: it is placed, and charged, once only.',
  changed: 'Something has changed. Look at it once more, please.',
  summary: 'Your order',
  showSummary: 'Show your order',
  redeem: 'Redeem a gift card',
};

export const checkoutMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-checkout" */ './de/checkout').then((module) => module.checkout),
});
