/**
 * Every address of the shop that may be linked to (docs/product.md §2). Values are encoded; what is empty or the
 * default is left out.
 */

export type ProductSort = 'relevance' | 'featured' | 'newest' | 'price' | '-price' | 'best_selling' | 'rating' | 'name';

export interface ListingQuery {
  search?: string;
  sort?: ProductSort;
  page?: number;
}

/** The pages that the footer leads to (docs/product.md §2). */
export type PageSlug =
  | 'contact'
  | 'faq'
  | 'shipping'
  | 'returns'
  | 'size-guide'
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'accessibility'
  | 'imprint';

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

function listing(path: string, { search, sort, page, ...rest }: ListingQuery & { category?: string }): string {
  return withQuery(path, { ...rest, search, sort, page: page === 1 ? undefined : page });
}

export const paths = {
  home: () => '/',
  products: (query: ListingQuery & { category?: string } = {}) => listing('/products', query),
  /** a category's own page; `category` is its slug */
  category: (category: string, query: ListingQuery = {}) =>
    listing(`/products/category/${encodeURIComponent(category)}`, query),
  /** a product's page; `product` is its slug or id */
  product: (product: string) => `/products/${encodeURIComponent(product)}`,
  /** the picture for link previews of a product's page: PNG, 1200 × 630 */
  socialCard: (product: string, language: 'en' | 'de' = 'en') =>
    withQuery(`/api/products/${encodeURIComponent(product)}/card.png`, {
      lang: language === 'en' ? undefined : language,
    }),
  /** up to four products side by side, by their ids or slugs */
  compare: (products: readonly string[]) => withQuery('/compare', { ids: products.join(',') }),
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  /** a wishlist that its owner shares */
  sharedWishlist: (token: string) => `/wishlist/shared/${encodeURIComponent(token)}`,
  checkout: (query: { part?: 'address' | 'delivery' | 'payment' | 'review' } = {}) => withQuery('/checkout', query),
  /** what became of an order that was just placed; `number` is the order's */
  confirmation: (number: string) => `/checkout/confirmation/${encodeURIComponent(number)}`,
  orders: () => '/orders',
  /** an order with its timeline; `number` is the order's */
  order: (number: string) => `/orders/${encodeURIComponent(number)}`,
  /** the form that asks to give some of an order back */
  returnOrder: (number: string) => `/orders/${encodeURIComponent(number)}?return=new`,
  /** where an order is, for whoever knows its number and e-mail address */
  trackOrder: () => '/orders/track',
  account: () => '/account',
  /** the shopper's addresses; `address` is an id or 'new' and opens its form */
  accountAddresses: (query: { address?: string } = {}) => withQuery('/account/addresses', query),
  accountSecurity: () => '/account/security',
  accountPrivacy: () => '/account/privacy',
  /** `from`: it was asked for there, and leads back */
  accountPayLater: (query: { from?: 'checkout' } = {}) => withQuery('/account/pay-later', query),
  /** `from`: it was asked for there, and leads back */
  accountStoreCredit: (query: { from?: 'checkout' } = {}) => withQuery('/account/store-credit', query),
  /** a page of the store's own texts */
  page: (slug: PageSlug) => `/${slug}`,
  status: () => '/status',
  login: () => '/auth/login',
  signup: () => '/auth/signup',
  forgotPassword: () => '/auth/forgot-password',
  admin: () => '/admin',
  adminOrders: (query: { search?: string; page?: number } = {}) => listing('/admin/orders', query),
  /** `order` is an id or a number */
  adminOrder: (order: string) => `/admin/orders/${encodeURIComponent(order)}`,
  adminProducts: (query: { search?: string; page?: number } = {}) => listing('/admin/products', query),
  adminLogin: () => '/admin/auth/login',
};
