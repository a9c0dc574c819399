import { defineMessages, plural } from '@tessera/shared/i18n';

/** What tiles and shelves say on every page. */
const en = {
  home: 'Home',
  soldOut: 'Sold out',
  onBackorder: 'On back-order',
  sale: 'Sale',
  rated: (average: string, count: number) =>
    `Rated ${average} out of 5, ${plural('en', count, { one: '1 review', other: `${count} reviews` })}`,
  options: (count: number) => `${count} options`,
  comesIn: (values: string) => `Comes in ${values}`,
  save: (name: string) => `Add ${name} to your wishlist`,
  quickAdd: (name: string) => `Add ${name} to cart`,
  compare: 'Compare',
  compareName: (name: string) => `Compare ${name}`,
  compareFull: 'Four products can be compared at once. Take one off first.',
  loading: 'Loading products',
  newIn: 'New in',
  tryAgain: 'Try again',
  notLoaded: 'These did not load',
  restIsFine: 'The connection failed. The rest of the page is fine.',
  loadFailed: 'This did not load. Please try again.',
  allProducts: 'All products',
  shopAll: 'Shop all products',
};

export const catalogMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-catalog" */ './de/catalog').then((module) => module.catalog),
});
