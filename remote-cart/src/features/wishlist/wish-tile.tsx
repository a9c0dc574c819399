import { toggleWish } from '@tessera/shared/cart';
import type { WishlistItem } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat, priceCharged } from '@tessera/shared/money';
import { Button, Checkbox, IconButton, VisuallyHidden } from '@tessera/shared/ui';
import { useLocale } from '../../frame/page-locale';
import { ProductTile } from '../../frame/product-tile';
import { wishlistMessages } from '../../messages/wishlist';
import styles from './wishlist-page.module.css';
import { useNotify } from './wishlist.queries';

interface WishTileProps {
  item: WishlistItem;
  pending: boolean;
  onMove: () => void;
}

/** How the price has moved since the heart was pressed. */
function PriceNote({ item }: { item: WishlistItem }) {
  const text = useMessages(wishlistMessages);
  const money = moneyFormat(item.product.currency, useLocale());
  const difference = priceCharged(item.product) - item.price_when_added;
  if (difference === 0) return null;
  return (
    <p className={styles.Note} data-tone={difference < 0 ? 'good' : undefined}>
      {difference < 0 ? text.cheaper(money(-difference)) : text.dearer(money(difference))}
    </p>
  );
}

/** One wish: what it costs now, and the ways on: into the cart, a notice, off the list. */
export function WishTile({ item, pending, onMove }: WishTileProps) {
  const { product } = item;
  const text = useMessages(wishlistMessages);
  const notify = useNotify();

  const handleNotify = (isOn: boolean): void =>
    notify.mutate(
      { id: product.id, notify: isOn },
      {
        onSuccess: () => toast.success(isOn ? text.notified : text.notNotified, { id: `wish-${product.id}` }),
        onError: () => toast.error(text.notChanged, { id: `wish-${product.id}` }),
      },
    );

  return (
    <ProductTile
      product={product}
      corner={<IconButton icon="close" label={text.remove(product.name)} onClick={() => void toggleWish(product)} />}
    >
      <PriceNote item={item} />
      <div className={styles.Ways}>
        <Checkbox
          label={text.notify}
          // as clicked while the server is told, as it says after
          checked={notify.isPending ? notify.variables.notify : item.notify}
          onChange={(event) => handleNotify(event.target.checked)}
        />
        {product.stock_state !== 'out' && (
          <Button variant="secondary" block pending={pending} onClick={onMove}>
            {text.toCart}
            <VisuallyHidden>{text.whichOne(product.name)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </ProductTile>
  );
}
