import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  account: () => import(/* webpackChunkName: "page-account" */ './features/profile/account.route'),
  addresses: () => import(/* webpackChunkName: "page-addresses" */ './features/addresses/addresses.route'),
  security: () => import(/* webpackChunkName: "page-security" */ './features/security/security.route'),
  privacy: () => import(/* webpackChunkName: "page-privacy" */ './features/privacy/privacy.route'),
  orders: () => import(/* webpackChunkName: "page-orders" */ './features/orders/orders.route'),
  order: () => import(/* webpackChunkName: "page-order" */ './features/order/order.route'),
  track: () => import(/* webpackChunkName: "page-track" */ './features/track/track.route'),
  store_credit: () => import(/* webpackChunkName: "page-store_credit" */ './features/store-credit/store-credit.route'),
  pay_later: () => import(/* webpackChunkName: "page-pay_later" */ './features/pay-later/pay-later.route'),
};
