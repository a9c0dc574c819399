import { defineMessages, plural } from '@tessera/shared/i18n';

/** Everything that the back office says. Numbers come formatted. */
const en = {
  dashboard: 'Dashboard',
  products: 'Products',
  columns: {
    product: 'Product',
    category: 'Category',
    status: 'Status',
    stock: 'Stock',
    price: 'Price',
    added: 'Added',
    updated: 'Updated',
  },
  figures: {
    products: 'Products',
    publishedAndDrafts: (published: string, drafts: string) => `${published} published, ${drafts} drafts`,
    variants: 'Variants',
    ofAllProducts: 'of all products',
    categories: 'Categories',
    inTheShop: 'in the shop',
    customers: 'Customers',
    withAccount: 'with an account',
    lowStock: 'Low stock',
    soldOut: 'Sold out',
    ofNone: 'of none',
    share: (percent: string) => `${percent} of variants`,
  },
  newest: 'Newest products',
  all: 'All products',
  addProduct: 'Add product',
  none: 'No products yet',
  noneText: 'Add the first one: a name is enough to begin with.',
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} product`, other: `${shown} products` }),
  failed: (what: string) => `${what} could not be loaded`,
  notOfRole: (what: string) => `${what}: not part of your role`,
  theNumbers: 'The shop’s numbers',
  theProducts: 'The products',
  published: 'Published',
  draft: 'Draft',
  /** active, and outside of its schedule */
  outOfTime: 'Scheduled',
  archived: 'Archived',
  stock: { out: ', sold out', low: ', running low' },
  justNow: 'just now',
  history: 'History',
  staffOnly: {
    title: 'This part is for the shop’s staff',
    signIn: 'Sign in as staff',
    back: 'Back to the shop',
    shopper: 'You are signed in with a shopper’s account, which has no access to the back office.',
    nobody: 'You are not signed in.',
  },
  secondFactorFirst: {
    title: 'Your role asks for two-factor sign-in',
    why: 'Turn it on in your account, under Security. Then everything that your role allows is here.',
    setUp: 'Set it up',
  },
};

export const adminMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin" */ './de/admin').then((module) => module.admin),
});
