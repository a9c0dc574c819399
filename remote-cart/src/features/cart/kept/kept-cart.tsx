import { useKeptLines } from '@tessera/shared/cart';
import { PopularShelf, StillLife } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { Invitation } from '../../../frame/states/invitation';
import { LoadFailure } from '../../../frame/states/load-failure';
import { cartMessages } from '../../../messages/cart';
import { frameMessages } from '../../../messages/frame';
import { CartContents } from '../cart-contents';
import { CartSkeleton } from '../cart-skeleton';
import { keptCartQuery } from './kept-cart.queries';
import { withKeptLines } from './kept-cart.model';

/** Nothing in it: says so, leads to what others like and, for whoever has put something into an account's cart, there. */
function KeptEmpty() {
  const text = useMessages(cartMessages);
  const { popular } = useMessages(frameMessages);
  return (
    <>
      <Invitation picture={<StillLife />} title={text.emptyTitle}>
        {text.emptyHere}
      </Invitation>
      <PopularShelf title={popular} />
    </>
  );
}

/** The cart of a visitor, as this browser keeps it (decision 40). */
export function KeptCart() {
  const lines = useKeptLines();
  const text = useMessages(cartMessages);
  const { data, error, refetch } = useQuery({ ...keptCartQuery(lines), enabled: lines.length > 0 });
  if (data) return <CartContents cart={withKeptLines(data, lines)} onRefused={() => void refetch()} />;
  if (lines.length === 0) return <KeptEmpty />;
  if (!error) return <CartSkeleton />;
  return (
    <LoadFailure title={text.failure} error={error} onRetry={() => void refetch()}>
      {text.failureText}
    </LoadFailure>
  );
}
