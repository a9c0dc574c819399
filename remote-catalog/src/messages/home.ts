import { defineMessages } from '@tessera/shared/i18n';

const en = {
  title: (shop: string) => `${shop}: tableware, lighting, furniture and textiles`,
  description: (shop: string) =>
    `Tableware, lighting, furniture and textiles at ${shop}: solid wood, stoneware and linen, made to be used every day.`,
  categories: 'Shop by room and use',
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
