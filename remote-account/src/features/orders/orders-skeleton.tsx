import { useMessages } from '@tessera/shared/i18n';
import ruled from '../../frame/section/ruled.module.css';
import { Skeleton } from '@tessera/shared/ui';
import { Loading } from '../../frame/section/loading';
import { ordersMessages } from '../../messages/orders';
import styles from './orders.module.css';

/** Three rows of the list, empty: what arrives takes the same places. */
export function OrdersSkeleton() {
  const text = useMessages(ordersMessages);
  return (
    <Loading label={text.loading}>
      <div className={ruled.List}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={styles.Row}>
            <div className={styles.Pictures}>
              <span className={styles.Picture} />
            </div>
            <div className={styles.Words}>
              <Skeleton width="half" />
              <Skeleton width="wide" />
              <Skeleton width="short" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
