import { Skeleton } from '@tessera/shared/ui';
import styles from './record.module.css';

/** The place of a card, empty. */
export const CardPlace = () => (
  <div className={styles.Box}>
    <Skeleton width="half" />
    <Skeleton />
    <Skeleton width="wide" />
  </div>
);

/**
 * The places of a page's cards below each other, empty.
 * @param isWide it is as wide as the page, not as its fields
 */
export const FormSkeleton = ({ isWide = false }: { isWide?: boolean }) => (
  <div className={styles.Main} data-narrow={!isWide || undefined} aria-busy="true">
    <CardPlace />
    <CardPlace />
  </div>
);
