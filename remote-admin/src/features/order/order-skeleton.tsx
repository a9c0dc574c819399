import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { orderMessages } from '../../messages/order';
import styles from './order.module.css';

const Box = () => (
  <div className={styles.Box}>
    <Skeleton width="half" />
    <Skeleton />
    <Skeleton width="wide" />
  </div>
);

/** The order's own places, empty. */
export function OrderSkeleton() {
  const text = useMessages(orderMessages);
  return (
    <div aria-busy="true" role="status" aria-label={text.loading}>
      <div className={styles.HeadPlace}>
        <Skeleton width="short" />
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <Box />
          <Box />
        </div>
        <div className={styles.Side}>
          <Box />
          <Box />
        </div>
      </div>
    </div>
  );
}
