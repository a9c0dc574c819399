import { wishAll } from '@tessera/shared/cart';
import { ApiError } from '@tessera/shared/client';
import { HeartButton } from '@tessera/shared/components';
import type { SharedWishlist } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Button, ButtonLink, EmptyState, PageHeader } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { DataGate } from '../../frame/states/data-gate';
import { PageFrame } from '../../frame/page-frame';
import { ProductTile } from '../../frame/product-tile';
import tileStyles from '../../frame/product-tile.module.css';
import { TilesSkeleton } from '../../frame/tiles-skeleton';
import { frameMessages } from '../../messages/frame';
import { wishlistMessages } from '../../messages/wishlist';
import { sharedWishlistQuery } from './shared-wishlist.queries';

function Nothing({ title, children }: { title: string; children: string }) {
  const { browse } = useMessages(frameMessages);
  return (
    <EmptyState
      title={title}
      actions={
        <ButtonLink as={Link} to={paths.products()}>
          {browse}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}

function SharedList({ list }: { list: SharedWishlist }) {
  const text = useMessages(wishlistMessages);
  if (list.items.length === 0) return <Nothing title={text.sharedEmptyTitle}>{text.sharedEmptyText}</Nothing>;
  return (
    <div className={tileStyles.Frame}>
      <ul className={tileStyles.Grid} aria-label={text.sharedList}>
        {list.items.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} corner={<HeartButton product={product} label={text.wish(product.name)} />} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Puts all of the list on the reader's own: in the browser until they sign in, or in their account. */
function TakeAll({ list }: { list: SharedWishlist }) {
  const text = useMessages(wishlistMessages);
  const [isPending, setIsPending] = useState(false);
  const take = async (): Promise<void> => {
    setIsPending(true);
    const isTaken = await wishAll(list.items.map(({ id }) => id));
    setIsPending(false);
    if (isTaken) toast.success(text.takenAll, { id: 'wishlist' });
  };
  return (
    <Button variant="secondary" pending={isPending} onClick={() => void take()}>
      {text.takeAll}
    </Button>
  );
}

/** /wishlist/shared/:token: somebody's wishlist, for whoever has the link. */
export function Page() {
  const { token = '' } = useParams();
  const text = useMessages(wishlistMessages);
  const list = useQuery(sharedWishlistQuery(token));
  const isGone = list.error instanceof ApiError && list.error.status === 404;
  return (
    <PageFrame>
      <PageHeader
        title={list.data ? text.sharedTitle(list.data.owner_first_name) : text.sharedPageTitle}
        intro={list.data && text.sharedIntro}
        actions={list.data && list.data.items.length > 0 && <TakeAll list={list.data} />}
      />
      {isGone ? (
        <Nothing title={text.sharedGoneTitle}>{text.sharedGoneText}</Nothing>
      ) : (
        <DataGate query={list} failure={text.sharedFailure} skeleton={<TilesSkeleton label={text.sharedLoading} />}>
          {(data) => <SharedList list={data} />}
        </DataGate>
      )}
    </PageFrame>
  );
}
