import { toggleWish, useIsWished } from '@tessera/shared/cart';
import type { ProductSummary } from '@tessera/shared/contract';
import { useHydrated } from '@tessera/shared/late';
import { cx } from '@tessera/shared/ui';
import styles from '../styles/heart.module.css';

const HEART = 'M12 20.2S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 6.1-8.5 10.9-8.5 10.9Z';

export interface HeartButtonProps {
  product: Pick<ProductSummary, 'id' | 'name'>;
  /** what it does, to who only hears it */
  label: string;
  className?: string;
}

/** Puts a product on the reader's wishlist, and takes it off again; visitors' hearts are kept in the browser. */
export function HeartButton({ product: { id, name }, label, className }: HeartButtonProps) {
  const isWished = useIsWished(id);
  const isFilled = useHydrated() && isWished;
  return (
    <button
      type="button"
      className={cx(styles.Heart, className)}
      aria-label={label}
      aria-pressed={isFilled}
      onClick={() => void toggleWish({ id, name })}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="1.6" strokeLinejoin="round" aria-hidden="true">
        <path d={HEART} />
      </svg>
    </button>
  );
}
