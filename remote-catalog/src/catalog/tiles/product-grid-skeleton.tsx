import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { catalogMessages } from '../../messages/catalog';
import tiles from '@tessera/shared/styles/product-tiles.module.css';
import styles from './product-grid.module.css';

/** The shape of a product grid that is loading, as large as the grid. */
export function ProductGridSkeleton({ count, shelf }: { count: number; shelf?: boolean }): JSX.Element {
  const text = useMessages(catalogMessages);
  return (
    <div className={styles.Frame} aria-busy="true">
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <div className={styles.Grid} data-shelf={shelf || undefined}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={tiles.Tile}>
            <Skeleton shape="square" className={styles.BlankMedia} />
            <Skeleton width="wide" />
            <Skeleton width="short" className={styles.BlankPrice} />
            <div className={styles.BlankChoices} />
          </div>
        ))}
      </div>
    </div>
  );
}
