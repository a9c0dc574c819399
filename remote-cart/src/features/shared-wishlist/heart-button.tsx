import { toggleWish, useIsWished } from '@tessera/shared/cart';
import type { ProductSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useHydrated } from '@tessera/shared/late';
import { wishlistMessages } from '../../messages/wishlist';
import styles from './heart-button.module.css';

const HEART = 'M12 20.2S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 6.1-8.5 10.9-8.5 10.9Z';

/** Puts a product of somebody else's list on the reader's own, and takes it off again. */
export function HeartButton({ product: { id, name } }: { product: Pick<ProductSummary, 'id' | 'name'> }) {
  const text = useMessages(wishlistMessages);
  const isWished = useIsWished(id);
  const isFilled = useHydrated() && isWished;
  return (
    <button
      type="button"
      className={styles.Heart}
      aria-label={text.wish(name)}
      aria-pressed={isFilled}
      onClick={() => void toggleWish({ id, name })}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="1.6" strokeLinejoin="round" aria-hidden="true">
        <path d={HEART} />
      </svg>
    </button>
  );
}
