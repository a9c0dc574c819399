import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { checkoutMessages } from '../../messages/checkout';
import styles from './checkout-page.module.css';

/** The checkout's own grid with quiet steps: what arrives takes the same places. */
export function CheckoutSkeleton() {
  const text = useMessages(checkoutMessages);
  return (
    <div className={styles.Columns} role="status" aria-busy="true" aria-label={text.loading}>
      <div className={styles.AsideSkeleton}>
        <Skeleton shape="row" />
      </div>
      <div className={styles.StepsSkeleton}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </div>
  );
}
