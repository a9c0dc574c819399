import { plural } from '@tessera/shared/i18n';

/** What is part of every page: navigation, loading, toasts, and the words for when nothing else can be had. */
export const shell = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  mobileNavigation: 'Mobile',
  announcement: { label: 'Announcement', hide: 'Hide this announcement' },
  categories: 'Categories',
  allCategories: 'All Categories',
  contact: 'Contact',
  /** around the checkout */
  enclosed: {
    help: 'Help',
    back: 'Back to cart',
    shipping: 'Delivery',
    returns: 'Returns',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  login: 'Login',
  signUp: 'Sign Up',
  logout: 'Logout',
  cartWith: (label: string, count: number) =>
    `${label}, ${plural('en', count, { one: '1 item', other: `${count} items` })}`,
  /** opens what a link leads to as a drawer */
  search: { label: 'Search products', submit: 'Search', site: 'Site', mobile: 'Mobile' },
  theme: { label: 'Switch between light and dark', dark: 'Dark colours', light: 'Light colours' },
  language: 'Language',
  payments: 'Payment methods',
  payLater: 'Pay later',
  /** docs/product.md §8 */
  unexpected: 'An unexpected error occurred',
  loading: 'Loading',
  loadingPage: 'Loading page',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  /** docs/product.md §4, §8: how a session ends */
  session: {
    signedOut: 'You have been logged out.',
    expired: 'Session expired, please signin again.',
  },
  failure: {
    title: 'Connection Error',
    text: 'This part did not load. Check that you are connected to the internet, then try again.',
    tryAgain: 'Try Again',
    homepage: 'Homepage',
  },
  /** docs/product.md §8, the router's default */
  lastResort: {
    title: 'Unexpected Application Error!',
    text: 'The page has stopped working. Your cart is kept.',
    reload: 'Reload the page',
    homepage: 'Go to Homepage',
  },
};
