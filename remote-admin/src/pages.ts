import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ './features/dashboard/dashboard.route'),
  products: () => import(/* webpackChunkName: "page-products" */ './features/products/products.route'),
  orders: () => import(/* webpackChunkName: "page-orders" */ './features/orders/orders.route'),
  order: () => import(/* webpackChunkName: "page-order" */ './features/order/order.route'),
};
