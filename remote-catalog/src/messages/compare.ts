import { defineMessages, plural } from '@tessera/shared/i18n';

const en = {
  title: 'Compare',
  intro: 'Up to four products side by side.',
  go: (count: number) => plural('en', count, { one: 'Compare 1 product', other: `Compare ${count} products` }),
  tray: 'Products to compare',
  clear: 'Clear',
  addOne: 'Add one more to compare',
  remove: (name: string) => `Take ${name} off`,
  empty: 'Nothing to compare yet',
  emptyText: 'Press “Compare” on two to four products, and they stand here side by side.',
  popular: 'Popular now',
  shopAll: 'Shop all products',
  onlyDifferences: 'Only what differs',
  product: 'Product',
  price: 'Price',
  rating: 'Rating',
  noRating: 'No reviews yet',
  availability: 'Availability',
  onBackorder: 'On back-order',
  inStock: 'In stock',
  out: 'Sold out',
  category: 'Category',
  cart: 'Cart',
  addToCart: 'Add to cart',
  chooseOptions: 'Choose options',
  failed: 'The products did not load',
  failedText: 'The connection or our server failed. Your choice is kept.',
  none: 'Not stated',
};

export const compareMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-compare" */ './de/compare').then((module) => module.compare),
});
