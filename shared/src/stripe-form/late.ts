/** What comes in one file when somebody pays by Stripe. */
export { StripeForm } from './stripe-form';
export { stripeFormMessages } from './stripe-form-messages';
