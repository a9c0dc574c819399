import { defineMessages, plural } from '@tessera/shared/i18n';

/** Countries whose English name has an article, by their codes. */
const WITH_ARTICLE = 'AE AX BQ BS CC CF CK DO FK FO GB IM IO KM KY MH MP MV NL PH PN PS SB SC TC TF UM US VG VI';

/** What is said of a product besides the way to buy it. */
const en = {
  sizeGuide: 'Size guide',
  compareAll: (count: number) => `See all ${count} side by side`,
  share: 'Share',
  terms: 'Delivery, returns and payment',
  deliveryFrom: (money: string) => `Delivery from ${money}`,
  freeFrom: (money: string) => `free from ${money}`,
  byMail: 'By e-mail: at the checkout you say to whom, with which words, and when',
  returnDays: (days: number) =>
    plural('en', days, { one: '1 day to send it back', other: `${days} days to send it back` }),
  payBy: (ways: string) => `Pay by ${ways}`,
  ways: {
    'test-card': 'card',
    stripe: 'card',
    'pay-later': 'instalments',
    'cash-on-delivery': 'cash on delivery',
    'bank-transfer': 'bank transfer',
    cash: 'cash',
    'store-credit': 'store credit',
  },
  about: 'About this piece',
  details: 'Details',
  origin: 'Origin',
  madeIn: (code: string, country: string) => `Made in ${WITH_ARTICLE.includes(code) ? 'the ' : ''}${country}`,
};

export const productStoryMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-product-story" */ './de/product-story').then((module) => module.productStory),
});
