import { type JSX, memo, Suspense } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { lateComponent } from '@tessera/shared/late';
import { LateContainer } from '../../catalog/late/late-container';
import { whenSeen } from '../../catalog/late/when-seen';
import { ProductShelf } from '../../catalog/tiles/product-shelf';
import { useViewedBefore } from '../../catalog/viewed-before';
import { homeMessages } from '../../messages/home';

const RECENT = 'home-recent';
const importRecent = () => import(/* webpackChunkName: "home-recent" */ '../../catalog/tiles/recent-shelf');
const LateRecent = lateComponent(importRecent, () => whenSeen(RECENT));
const SoonRecent = lateComponent(importRecent);

const unknown = { isError: false, isFetching: true, refetch: () => undefined };

/**
 * What this visitor looked at before. Only the browser knows of it: where it does, its place is there as soon as the page is
 * alive, so that nothing moves when somebody comes to it; else an account may, which is asked once the end of the page is near.
 */
export const Recent = memo(function Recent({ title }: { title: string }): JSX.Element {
  const text = useMessages(homeMessages);
  const { length: count } = useViewedBefore();
  if (count === 0) {
    return (
      <LateContainer id={RECENT} fallback={null}>
        <LateRecent title={title || text.recent} />
      </LateContainer>
    );
  }
  return (
    <Suspense fallback={<ProductShelf title={title || text.recent} query={unknown} count={count} />}>
      <SoonRecent title={title || text.recent} />
    </Suspense>
  );
});
