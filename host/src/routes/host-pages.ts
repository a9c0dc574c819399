import type { PageModule } from '@tessera/shared/composition';

/** The code of the shell's own pages, by the names in `hostRoutes`. Chunks are named `page-<name>`. */
export const hostPages: Record<string, () => Promise<PageModule>> = {
  login: () => import(/* webpackChunkName: "page-login" */ '../auth/pages/login.route'),
  signup: () => import(/* webpackChunkName: "page-signup" */ '../auth/pages/signup.route'),
  'forgot-password': () =>
    import(/* webpackChunkName: "page-forgot-password" */ '../auth/recovery/forgot-password.route'),
  'reset-password': () => import(/* webpackChunkName: "page-reset-password" */ '../auth/recovery/reset-password.route'),
  'verify-email': () => import(/* webpackChunkName: "page-verify-email" */ '../auth/recovery/verify-email.route'),
  'admin-login': () => import(/* webpackChunkName: "page-admin-login" */ '../auth/pages/admin-login.route'),
  'not-found': () => import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/not-found.route'),
  maintenance: () => import(/* webpackChunkName: "page-maintenance" */ '../pages/maintenance/maintenance.route'),
  status: () => import(/* webpackChunkName: "page-status" */ '../pages/status/status.route'),
  contact: () => import(/* webpackChunkName: "page-contact" */ '../contact/contact.route'),
  content: () => import(/* webpackChunkName: "page-content" */ '../content/content.route'),
  'dev-ui': () => import(/* webpackChunkName: "page-dev-ui" */ '../dev-ui/dev-ui.route'),
  'newsletter-confirm': () => import(/* webpackChunkName: "page-newsletter-confirm" */ '../newsletter/confirm.route'),
  'newsletter-unsubscribe': () =>
    import(/* webpackChunkName: "page-newsletter-unsubscribe" */ '../newsletter/unsubscribe.route'),
  'back-in-stock-confirm': () =>
    import(/* webpackChunkName: "page-back-in-stock-confirm" */ '../back-in-stock/confirm.route'),
  'back-in-stock-unsubscribe': () =>
    import(/* webpackChunkName: "page-back-in-stock-unsubscribe" */ '../back-in-stock/unsubscribe.route'),
};
