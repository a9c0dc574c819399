import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  home: () => import(/* webpackChunkName: "page-home" */ './features/home/home.route'),
  listing: () => import(/* webpackChunkName: "page-listing" */ './features/listing/listing.route'),
  compare: () => import(/* webpackChunkName: "page-compare" */ './features/compare/compare.route'),
  product: () => import(/* webpackChunkName: "page-product" */ './features/product/product.route'),
};
