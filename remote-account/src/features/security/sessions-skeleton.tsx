import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { securityMessages } from '../../messages/security';
import styles from './sessions.module.css';

/** Two rows of the list, empty. */
export function SessionsSkeleton() {
  const texts = useMessages(securityMessages);
  return (
    <div className={styles.List} role="status" aria-busy="true" aria-label={texts.sessionsLoading}>
      {[0, 1].map((row) => (
        <div key={row} className={styles.Row}>
          <div className={styles.Text}>
            <Skeleton width="half" className={styles.Device} />
            <Skeleton width="wide" className={styles.Location} />
          </div>
        </div>
      ))}
    </div>
  );
}
