import { defineMessages } from '@tessera/shared/i18n';

/** Messages that more than one page says. */
const en = {
  failureText: 'Nothing is lost. Try again in a moment.',
  signIn: 'Sign in',
  browse: 'Browse all products',
  popular: 'Popular now',
  optional: (label: string) => `${label} (optional)`,
  quantity: (count: number) => `Quantity ${count}`,
  subtotal: 'Items',
  discount: 'Discount',
  coupon: (code: string) => `Discount (${code})`,
  delivery: 'Delivery',
  free: 'Free',
  fee: 'Payment fee',
  tax: (name: string, rate: string) => `${name} ${rate}`,
  taxIncluded: (name: string, rate: string) => `Includes ${name} ${rate}`,
  total: 'Total',
};

export const frameMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-frame" */ './de/frame').then((module) => module.frame),
});
