import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  account: () => import(/* webpackChunkName: "page-account" */ './features/profile/account-page'),
};
