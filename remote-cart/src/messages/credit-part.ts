import { defineMessages } from '@tessera/shared/i18n';

/** What is said of store credit that pays a part of an order. */
const en = {
  use: (amount: string) => `Pay ${amount} of it with my store credit`,
  rest: (amount: string) => `The other ${amount} are paid in the way that you choose here.`,
  noPlan: 'Pay later always pays for the whole order: your store credit stays as it is.',
};

export const creditPartMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-credit-part" */ './de/credit-part').then((module) => module.creditPart),
});
