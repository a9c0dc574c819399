/** Stripe's card form, which comes only to those who pay so; Stripe's own script when the form is on the page. */
export const importStripeForm = () => import(/* webpackChunkName: "stripe-form" */ './stripe-form');
export type { StripeFormProps } from './stripe-form';
