import type { RemoteRoute } from './descriptor';

/** A page of the shell itself; its address belongs to no remote. */
export interface HostRoute extends Omit<RemoteRoute, 'layout'> {
  layout: 'shop' | 'auth';
  /** opened by a link in a mail, whose last part is a secret: it is taken out of the address and sent to nobody as a referrer */
  mail_link?: true;
}

const auth = (path: string, page: string): HostRoute => ({ path, page, render: 'personal', layout: 'auth', query: [] });
const mailLink = (path: string, page: string): HostRoute => ({ ...auth(`${path}/:token?`, page), mail_link: true });
const inShop = (path: string, page: string): HostRoute => ({ path, page, render: 'public', layout: 'shop', query: [] });
/** Those of the store's texts that have an address of their own (docs/product.md §2, Footer). */
const TEXTS = ['faq', 'shipping', 'returns', 'size-guide', 'terms', 'privacy', 'cookies', 'accessibility', 'imprint'];

/**
 * The shell's own pages. The web server and the API read this too, so no page's code is imported here: the host's
 * `host-pages.ts` names that. What stands here belongs to no remote (`@tessera/shared/remote-rules`).
 */
export const hostRoutes: HostRoute[] = [
  auth('/auth/login', 'login'),
  auth('/auth/signup', 'signup'),
  auth('/auth/forgot-password', 'forgot-password'),
  mailLink('/auth/reset-password', 'reset-password'),
  mailLink('/auth/verify-email', 'verify-email'),
  auth('/admin/auth/login', 'admin-login'),
  { ...mailLink('/newsletter/confirm', 'newsletter-confirm'), layout: 'shop' },
  { ...mailLink('/newsletter/unsubscribe', 'newsletter-unsubscribe'), layout: 'shop' },
  { ...mailLink('/back-in-stock/confirm', 'back-in-stock-confirm'), layout: 'shop' },
  { ...mailLink('/back-in-stock/unsubscribe', 'back-in-stock-unsubscribe'), layout: 'shop' },
  inShop('/status', 'status'),
  inShop('/contact', 'contact'),
  { ...inShop('/dev/ui', 'dev-ui'), dev: true },
  ...TEXTS.map((slug) => inShop(`/${slug}`, 'content')),
  inShop('/pages/:slug', 'content'),
];

/** Whether a pattern is that of many addresses: none of them is the page that it is of. */
export const standsForMany = (path: string): boolean => path.includes('/:');

/** Whether a text is one that every shop has: the shell leads to it. */
export const isOwnText = (slug: string): boolean => slug === 'contact' || TEXTS.includes(slug);

/** Where a text of the store is shown: `/faq`, and `/pages/our-story` for one that staff have added. */
export const addressOfText = (slug: string): string => (isOwnText(slug) ? `/${slug}` : `/pages/${slug}`);

/** The shell's own routes of a shop. */
export const hostRoutesOf = (shop: { dev_ui?: boolean }): HostRoute[] =>
  hostRoutes.filter((route) => !route.dev || shop.dev_ui);
