import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  '__name__': () => import(/* webpackChunkName: "page-__name__" */ './features/__name__/__name__.route'),
};
