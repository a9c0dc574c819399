import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { productMessages } from '../../messages/product';
import styles from './product-page.module.css';

/** The shape of a product page that is loading. */
export function ProductSkeleton(): JSX.Element {
  return (
    <div className={styles.Layout} aria-busy="true">
      <VisuallyHidden role="status">{useMessages(productMessages).loading}</VisuallyHidden>
      <Skeleton shape="square" className={styles.BlankGallery} />
      <div className={styles.Panel}>
        <Skeleton shape="block" width="wide" className={styles.BlankTitle} />
        <Skeleton width="half" />
        <Skeleton shape="block" className={styles.BlankChoice} />
        <Skeleton shape="button" />
        <Skeleton />
        <Skeleton width="wide" />
      </div>
    </div>
  );
}
