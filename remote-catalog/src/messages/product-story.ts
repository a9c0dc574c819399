import { defineMessages } from '@tessera/shared/i18n';

/** What is said of a product besides the way to buy it. */
const en = {
  sizeGuide: 'Size guide',
  compareAll: (count: number) => `See all ${count} side by side`,
  share: 'Share',
  about: 'About this piece',
  details: 'Details',
};

export const productStoryMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-product-story" */ './de/product-story').then((module) => module.productStory),
});
