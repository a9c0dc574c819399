import { useWishlist, type WishlistView } from '@tessera/shared/cart';
import { PopularShelf, StillLife } from '@tessera/shared/components';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button, PageHeader } from '@tessera/shared/ui';
import { Invitation } from '../../frame/states/invitation';
import { LoadFailure } from '../../frame/states/load-failure';
import { PageFrame } from '../../frame/page-frame';
import { TilesSkeleton } from '../../frame/tiles-skeleton';
import { frameMessages } from '../../messages/frame';
import { wishlistMessages } from '../../messages/wishlist';
import { SharePanel } from './share-panel';
import { Wishes } from './wishes';
import { useSharing } from './wishlist.queries';

function WishlistBody({ view }: { view: WishlistView }) {
  const { status, wishlist, error, retry } = view;
  const text = useMessages(wishlistMessages);
  const { failureText, popular } = useMessages(frameMessages);
  if (status === 'signed-out') {
    return (
      <>
        <Invitation picture={<StillLife />} title={text.inviteTitle}>
          {text.inviteText}
        </Invitation>
        <PopularShelf title={popular} />
      </>
    );
  }
  if (status === 'error') {
    return (
      <LoadFailure title={text.failure} error={error} onRetry={retry}>
        {failureText}
      </LoadFailure>
    );
  }
  return wishlist ? <Wishes wishlist={wishlist} /> : <TilesSkeleton label={text.loading} />;
}

/** /wishlist: what the shopper has marked, wherever they did. */
export function Page() {
  const view = useWishlist();
  const text = useMessages(wishlistMessages);
  const sharing = useSharing();
  const { wishlist } = view;
  const url = wishlist?.share_url;
  const canShare = wishlist && wishlist.items.length > 0 && !url;

  const share = (isShared: boolean): void =>
    sharing.mutate(isShared, {
      onSuccess: () => isShared || toast.success(text.revoked, { id: 'wishlist-share' }),
      onError: () => toast.error(text.notChanged, { id: 'wishlist-share' }),
    });

  return (
    <PageFrame>
      <PageHeader
        title={text.title}
        intro={wishlist && wishlist.items.length > 0 ? text.count(wishlist.items.length) : undefined}
        actions={
          canShare && (
            <Button variant="secondary" pending={sharing.isPending} onClick={() => share(true)}>
              {text.share}
            </Button>
          )
        }
      />
      {url && <SharePanel url={url} pending={sharing.isPending} onRevoke={() => share(false)} />}
      <WishlistBody view={view} />
    </PageFrame>
  );
}
