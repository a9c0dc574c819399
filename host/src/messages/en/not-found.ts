import { plural } from '@tessera/shared/i18n';

/** Every message of the 404 page; the titles are docs/product.md §2's. */
export const notFound = {
  pageTitle: 'Page not found',
  eyebrow: 'Error 404',
  title: 'Oops! Page Not Found',
  text: 'The address may be mistyped, or the page has moved. Search for what you had in mind, or look around.',
  search: 'This page',
  goBack: 'Go Back',
  homepage: 'Go to Homepage',
  refresh: 'Refresh',
  countdown: 'Taking you to the homepage in',
  seconds: (seconds: number) => plural('en', seconds, { one: '1 second', other: `${seconds} seconds` }),
  announced: (seconds: string) => `Taking you to the homepage in ${seconds}. Press Cancel to stay here.`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. You stay on this page.',
  categories: 'Popular categories',
  links: 'Quick links',
  allProducts: 'All products',
  newest: 'New in',
  account: 'Your account',
  cart: 'Your cart',
  contact: 'Contact us',
  faq: 'Questions and answers',
};
