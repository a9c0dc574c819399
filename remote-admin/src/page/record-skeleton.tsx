import { Skeleton } from '@tessera/shared/ui';
import { CardPlace } from './form-skeleton';
import styles from './record.module.css';

/**
 * The places of a record's page, empty.
 * @param label says that it is on its way
 * @param many beside its main part stands more than one card
 */
export function RecordSkeleton({ label, many = false }: { label: string; many?: boolean }) {
  return (
    <div aria-busy="true" role="status" aria-label={label}>
      <div className={styles.HeadPlace}>
        <Skeleton width="short" />
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <CardPlace />
          <CardPlace />
        </div>
        <div className={styles.Side} data-many={many || undefined}>
          <CardPlace />
          {many && <CardPlace />}
        </div>
      </div>
    </div>
  );
}
