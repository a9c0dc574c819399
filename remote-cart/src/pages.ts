import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  cart: () => import(/* webpackChunkName: "page-cart" */ './features/cart/cart.route'),
  'cart-drawer': () => import(/* webpackChunkName: "page-cart-drawer" */ './features/cart/drawer/cart-drawer.route'),
  wishlist: () => import(/* webpackChunkName: "page-wishlist" */ './features/wishlist/wishlist.route'),
  'shared-wishlist': () =>
    import(/* webpackChunkName: "page-shared-wishlist" */ './features/shared-wishlist/shared-wishlist.route'),
  checkout: () => import(/* webpackChunkName: "page-checkout" */ './features/checkout/checkout.route'),
  confirmation: () => import(/* webpackChunkName: "page-confirmation" */ './features/confirmation/confirmation.route'),
  pay: () => import(/* webpackChunkName: "page-pay" */ './features/pay/pay.route'),
};
