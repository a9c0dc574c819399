import { plural } from '@tessera/shared/i18n';

/** What the search box offers while somebody types. */
export const suggestions = {
  list: 'Suggestions',
  past: 'Your last searches',
  clear: 'Clear',
  cleared: 'Your last searches are cleared',
  terms: 'Searches',
  popular: 'Popular searches',
  categories: 'Categories',
  products: 'Products',
  all: (text: string) => `Search for “${text}”`,
  count: (count: number) =>
    plural('en', count, { one: '1 suggestion', other: `${count} suggestions` }) + ', use the arrow keys',
  from: (price: string) => `From ${price}`,
};
