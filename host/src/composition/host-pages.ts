import type { PageModule } from '@tessera/shared/composition';

/** The code of the shell's own pages, by the names in `host-routes.ts`. Chunks are named `page-<name>`. */
export const hostPages: Record<string, () => Promise<PageModule>> = {
  login: () => import(/* webpackChunkName: "page-login" */ '../auth/login-page'),
  signup: () => import(/* webpackChunkName: "page-signup" */ '../auth/signup-page'),
  'forgot-password': () => import(/* webpackChunkName: "page-forgot-password" */ '../auth/forgot-password-page'),
  'admin-login': () => import(/* webpackChunkName: "page-admin-login" */ '../auth/admin-login-page'),
};
