import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { Loading } from '../../frame/section/loading';
import ruled from '../../frame/section/ruled.module.css';
import { ordersMessages } from '../../messages/orders';
import standing from '../../orders/progress/standing.module.css';
import styles from './order.module.css';

/** The order's own places, empty. */
export function OrderSkeleton() {
  const text = useMessages(ordersMessages);
  return (
    <Loading label={text.orderLoading}>
      <div className={styles.Order}>
        <div className={standing.Standing}>
          <Skeleton width="half" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
        <div className={styles.Columns}>
          <div className={ruled.List}>
            {[0, 1].map((row) => (
              <div key={row} className={ruled.Row}>
                <Skeleton shape="row" />
              </div>
            ))}
          </div>
          <div className={styles.Return}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </div>
    </Loading>
  );
}
