import { PopularShelf, StillLife } from '@tessera/shared/components';
import type { Wishlist } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { NothingHere } from '../../frame/states/nothing-here';
import tileStyles from '../../frame/product-tile.module.css';
import { frameMessages } from '../../messages/frame';
import { wishlistMessages } from '../../messages/wishlist';
import { useMoveToCart } from './use-move-to-cart';
import { VariantDialog } from './variant-dialog';
import { WishTile } from './wish-tile';

/** Every wish, the latest first, or how to make one. */
export function Wishes({ wishlist }: { wishlist: Wishlist }) {
  const text = useMessages(wishlistMessages);
  const { browse, popular } = useMessages(frameMessages);
  const { busy, choice, move, add, cancel } = useMoveToCart();
  if (wishlist.items.length === 0) {
    return (
      <>
        <NothingHere picture={<StillLife />} title={text.emptyTitle} to={paths.products()} way={browse}>
          {text.emptyText}
        </NothingHere>
        <PopularShelf title={popular} />
      </>
    );
  }
  return (
    <div className={tileStyles.Frame}>
      <ul className={tileStyles.Grid} aria-label={text.list}>
        {wishlist.items.map((item) => (
          <li key={item.product.id}>
            <WishTile item={item} pending={busy === item.product.id} onMove={() => void move(item.product)} />
          </li>
        ))}
      </ul>
      <VariantDialog choice={choice} onChoose={(product, variant) => void add(product, variant)} onClose={cancel} />
    </div>
  );
}
