import { Skeleton } from '@tessera/shared/ui';
import styles from './account-page.module.css';

const FACTS = ['name', 'username', 'email', 'since'];

/** The profile's own rows, empty: what arrives takes the same places. */
export function ProfileSkeleton() {
  return (
    <div className={styles.Account} role="status" aria-busy="true" aria-label="Loading your account">
      <div className={styles.Bar}>
        <Skeleton width="short" className={styles.Title} />
      </div>
      <div className={styles.Facts}>
        {FACTS.map((fact) => (
          <div key={fact} className={styles.Fact}>
            <Skeleton width="half" className={styles.Term} />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </div>
  );
}
