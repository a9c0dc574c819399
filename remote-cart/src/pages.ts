import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  cart: () => import(/* webpackChunkName: "page-cart" */ './features/cart/cart.route'),
};
