import { defineMessages, plural } from '@tessera/shared/i18n';

/** The panel of filters. */
const en = {
  title: 'Filters',
  category: 'Category',
  allCategories: 'All categories',
  price: 'Price',
  from: 'From',
  to: 'To',
  lowest: 'Lowest price',
  highest: 'Highest price',
  apply: 'Apply',
  availability: 'Availability',
  inStock: 'In stock',
  onSale: 'On sale',
  rating: 'Rating',
  stars: (stars: number) =>
    stars === 5 ? '5 stars' : `${plural('en', stars, { one: '1 star', other: `${stars} stars` })} and up`,
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  clearAll: 'Clear all',
  show: (count: string) => `Show ${count}`,
  counting: 'Counting…',
};

export const filtersMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-filters" */ './de/filters').then((module) => module.filters),
});
