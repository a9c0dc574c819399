import { lateComponent } from '@tessera/shared/late';
import { Suspense } from 'react';
import { ShelfSpace, type ShelfSpaceProps } from './shelf-space';

export type PopularShelfProps = Pick<ShelfSpaceProps, 'title'>;

const importTiles = () => import(/* webpackChunkName: "popular" */ './popular-tiles');
const PopularTiles = lateComponent(importTiles);

/** Four of the products that sell best, for whoever finds nothing of their own. Code and goods come late, into their place. */
export const PopularShelf = ({ title }: PopularShelfProps) => (
  <Suspense fallback={<ShelfSpace title={title} />}>
    <PopularTiles title={title} />
  </Suspense>
);
