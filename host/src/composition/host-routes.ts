import type { RemoteRoute } from '@tessera/shared/composition';

/** A page that the shell itself brings; its address belongs to no remote. */
export interface HostRoute extends Omit<RemoteRoute, 'layout'> {
  layout: 'shop' | 'auth';
}

const auth = (path: string, page: string): HostRoute => ({ path, page, render: 'personal', layout: 'auth', query: [] });

/** The web server reads this too, so no page's code is imported here: `host-pages.ts` names that. */
export const hostRoutes: HostRoute[] = [
  auth('/auth/login', 'login'),
  auth('/auth/signup', 'signup'),
  auth('/auth/forgot-password', 'forgot-password'),
  auth('/admin/auth/login', 'admin-login'),
];
