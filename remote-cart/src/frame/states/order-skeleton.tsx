import { PageHeader, Skeleton } from '@tessera/shared/ui';
import styles from '../order-page.module.css';

/** The place of an order that is on its way. @param label says so */
export const OrderSkeleton = ({ title, label }: { title: string; label: string }) => (
  <div className={styles.Main} role="status" aria-busy="true" aria-label={label}>
    <PageHeader title={title} intro={<Skeleton width="short" />} />
    <Skeleton shape="row" />
    <Skeleton shape="row" />
  </div>
);
