import { defineMessages } from '@tessera/shared/i18n';

const en = {
  title: (shop: string, goods: string) => (goods === '' ? shop : `${shop}: ${goods}`),
  description: (shop: string, goods: string) => (goods === '' ? `Shop at ${shop}.` : `${goods} at ${shop}.`),
  bare: (shop: string) => `${shop} is about to open`,
  bareText: 'The first goods are on their way. Please come back soon.',
  categories: 'Shop by category',
  seeNew: 'See all that is new',
  best: 'Best sellers',
  seeBest: 'See all best sellers',
  recent: 'Recently viewed',
  onSale: 'On sale',
  seeSale: 'See the whole sale',
};

export const homeMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-home" */ './de/home').then((module) => module.home),
});
