import { defineMessages } from '@tessera/shared/i18n';

/** What is asked and said on the short way into the cart. */
const en = {
  choose: 'Which one?',
  add: 'Add to cart',
  details: 'All details',
  onlyLeft: (count: number) => `Only ${count} left`,
  soldOut: (name: string) => `${name} has just sold out.`,
  notRead: 'The product could not be read. Try again.',
};

export const quickAddMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-quick-add" */ './de/quick-add').then((module) => module.quickAdd),
});
