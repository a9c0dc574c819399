import { totalsWords } from '@tessera/shared/components';
import { defineMessages } from '@tessera/shared/i18n';

/** Messages that more than one page says. */
const en = {
  failureText: 'Nothing is lost. Try again in a moment.',
  signIn: 'Sign in',
  browse: 'Browse all products',
  popular: 'Popular now',
  optional: (label: string) => `${label} (optional)`,
  quantity: (count: number) => `Quantity ${count}`,
  ...totalsWords,
  delivery: 'Delivery',
};

export const frameMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-frame" */ './de/frame').then((module) => module.frame),
});
