import { defineMessages } from '@tessera/shared/i18n';

/** What is said wherever something is paid. */
const en = {
  legend: 'How would you like to pay?',
  fee: (amount: string) => `+ ${amount}`,
  choose: 'Choose how to pay',
  cardNumber: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  cvc: 'Security code',
  cvcHint: 'The 3 or 4 digits on the card',
  numberMissing: 'Card number is required',
  expiryMissing: 'Expiry date is required',
  cvcMissing: 'Security code is required',
  cardFailed: 'The card could not be sent. Try again.',
  cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  anotherCard: 'Use another card',
  test: 'This is a test shop. Take 4242 4242 4242 4242, any date to come and any code.',
  stripeLater: 'You enter your card after you have placed the order. It goes to Stripe, and never to us.',
  cash: 'You pay when the parcel is handed to you.',
  transfer: 'You get our bank details with the confirmation. We send your parcel once the money is there.',
  planLegend: 'How would you like to spread it?',
  plansFailed: 'The plans could not be loaded.',
  planMissing: 'Choose a plan',
  today: 'Today',
  planTotal: (amount: string) => `${amount} in all`,
  firstInstalment: 'The first part is paid now, by card.',
  noPlans: 'There is no plan for this amount.',
};

export const paymentMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-payment" */ './de/payment').then((module) => module.payment),
});
