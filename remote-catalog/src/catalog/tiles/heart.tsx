import type { JSX } from 'react';
import { toggleWish, useIsWished } from '@tessera/shared/cart';
import { useMessages } from '@tessera/shared/i18n';
import { cx } from '@tessera/shared/ui';
import { catalogMessages } from '../../messages/catalog';
import styles from './heart.module.css';
import { useHydrated } from '@tessera/shared/late';

const HEART = 'M12 20.2S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 6.1-8.5 10.9-8.5 10.9Z';

/** Puts a product on the wishlist, and takes it off again; visitors' hearts are kept in the browser. */
export function Heart({ id, name, className }: { id: string; name: string; className?: string }): JSX.Element {
  const text = useMessages(catalogMessages);
  const isWished = useIsWished(id);
  const filled = useHydrated() && isWished;
  return (
    <button
      type="button"
      className={cx(styles.Heart, className)}
      aria-label={text.save(name)}
      aria-pressed={filled}
      onClick={() => void toggleWish({ id, name })}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="1.6" strokeLinejoin="round" aria-hidden="true">
        <path d={HEART} />
      </svg>
    </button>
  );
}
