import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ './features/dashboard/dashboard-page'),
  products: () => import(/* webpackChunkName: "page-products" */ './features/products/products-page'),
};
