/** Stripe's card form, which comes only to those who pay so. */
export { fetchStripeForm } from './fetch-stripe-form';
export type { StripeFormProps } from './stripe-form';
