import { defineMessages } from '@tessera/shared/i18n';

/** The messages of Stripe's card form. */
const en = {
  form: 'Your card',
  loading: 'Loading the card form',
  missing: 'The card form could not be loaded.',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  failed: 'The payment could not be started. Nothing was charged: try again.',
};

export const stripeFormMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-stripe-form" */ './stripe-form-messages.de').then((module) => module.words),
});
