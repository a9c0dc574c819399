import { defineMessages, plural } from '@tessera/shared/i18n';

/** What a listing says on its first picture. */
const en = {
  categories: 'Categories',
  all: 'All',
  allProducts: 'All products',
  allIntro: 'Everything we make and choose, from the table to the desk.',
  products: 'Products',
  results: (search: string) => `Results for “${search}”`,
  inCategory: (name: string) => `In ${name}`,
  at: (title: string, shop: string) => `${title} at ${shop}.`,
  paged: (title: string, page: number) => `${title}, page ${page}`,
  missing: 'Category not found',
  sortBy: 'Sort by',
  sortNow: 'Sort',
  sorts: {
    relevance: 'Best match',
    featured: 'Recommended',
    newest: 'Newest',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
    best_selling: 'Best selling',
    rating: 'Best rated',
    name: 'Name',
  },
  filters: 'Filters',
  filterCount: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  count: (count: number, number: string, about: boolean) =>
    `${about ? 'About ' : ''}${plural('en', count, { one: `${number} product`, other: `${number} products` })}`,
  countOfMany: (number: string) => `${number}+ products`,
  shown: (shown: string, count: string) => `${shown} of ${count}`,
  more: 'Load more',
  onwards: 'Next products',
  before: 'Show what comes before',
  toStart: 'Back to the first products',
  clearAll: 'Clear all',
  remove: (label: string) => `Take off filter: ${label}`,
  chosen: 'Chosen filters',
  inStock: 'In stock',
  onSale: 'On sale',
  priceFrom: (money: string) => `From ${money}`,
  priceTo: (money: string) => `Up to ${money}`,
  priceBetween: (min: string, max: string) => `${min} to ${max}`,
  stars: (stars: number) =>
    stars === 5 ? '5 stars' : `${plural('en', stars, { one: '1 star', other: `${stars} stars` })} and up`,
  corrected: (asked: string, searched: string) =>
    `Nothing is called “${asked}” here. Showing results for “${searched}”.`,
  instead: 'Search instead for',
  notLoaded: 'The products did not load',
  filtersRemain: 'The connection or our server failed. Your filters are kept.',
};

export const listingMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-listing" */ './de/listing').then((module) => module.listing),
});
