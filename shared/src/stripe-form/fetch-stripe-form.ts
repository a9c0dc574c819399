import { loadMessages } from '@tessera/shared/i18n';

/** Fetches the form and its sentences; Stripe's own script comes when the form is on the page. */
export async function fetchStripeForm() {
  const { StripeForm, stripeFormMessages } = await import(/* webpackChunkName: "stripe-form" */ './late');
  await loadMessages([stripeFormMessages]);
  return { default: StripeForm };
}
