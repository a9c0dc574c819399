import { Skeleton } from '@tessera/shared/ui';
import styles from './facts.module.css';

/** As many empty facts as there will be. */
export function FactsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.Facts}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.Fact}>
          <Skeleton width="half" className={styles.Term} />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
