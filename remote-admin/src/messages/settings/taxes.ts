import { defineMessages } from '@tessera/shared/i18n';

/** What the page of taxes says. Rates come formatted. */
const en = {
  theSettings: 'The tax settings',
  lead: 'The rate for the part of a country takes precedence over the one of the country, the one for a category over the one for all goods. Orders that were placed keep what they were placed with.',
  prices: 'Prices',
  included: 'Tax and prices',
  includedHint: 'Holds for all prices of the shop, of goods and of delivery.',
  isAdded: 'Tax is added to prices at the checkout',
  isIncluded: 'Prices include tax',
  shippingTaxed: 'Delivery and fees are taxed as the goods are',
  change: 'Change',
  close: 'Close',
  changeCountry: (country: string) => `Change ${country}`,
  closeCountry: (country: string) => `Close ${country}`,
  newRate: 'New rate',
  fields: {
    name_en: 'Name in English',
    name_de: 'Name in German',
    rate: 'Rate in percent',
    category_id: 'For goods of',
    regions: 'Only in this part of the country',
  },
  allGoods: 'All goods',
  regionsHint: 'Each way in which addresses write it, with commas, such as NY, New York. Empty: the whole country.',
  removeRate: (rate: string) => `Delete ${rate}`,
  addRate: (country: string) => `Add a rate for ${country}`,
  addCountry: 'Add a country',
  addCountryHint: 'Orders to countries without a rate are not taxed.',
  chooseCountry: 'Choose',
  add: 'Add',
  addChosen: 'Add the chosen country',
  notPercent: 'Please enter a rate from 0 to 100, such as 7.25',
  inRegion: (regions: string) => `in ${regions}`,
  forCategory: (category: string) => `for ${category}`,
  goodsOf: (category: string) => ` with goods of “${category}”`,
  changes: {
    rate: (what: string, after: string, before: string) =>
      `Orders to ${what} will be taxed at ${after} instead of ${before}`,
    taxed: (what: string, after: string) => `Orders to ${what} will be taxed at ${after}; so far they are not taxed`,
    untaxed: (what: string, before: string) => `Orders to ${what} will not be taxed any more; so far at ${before}`,
  },
  willBeIncluded:
    'Prices include tax from now on: shoppers pay the prices that they see, and the tax comes out of them.',
  willBeAdded: 'Tax is added to prices from now on: shoppers pay more than the prices that they see.',
  shippingWillBeTaxed: 'Delivery and fees will be taxed',
  shippingWillNotBeTaxed: 'Delivery and fees will not be taxed any more',
  saved: 'The tax settings were saved',
  stale: 'Somebody has changed the tax settings since you opened them. What you had not touched is theirs now.',
};

export const taxesMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/taxes').then((module) => module.taxes),
});
