import { Skeleton } from '@tessera/shared/ui';
import { Loading } from '../../frame/loading';
import { SectionSkeleton } from '../../frame/section-skeleton';
import styles from './addresses.module.css';
import { texts } from './texts';

const LINES = ['half', 'wide', 'half', 'short'] as const;

/** Two rows of the list, empty: what arrives takes the same places. */
export function AddressesSkeleton() {
  return (
    <Loading label={texts.loading}>
      <SectionSkeleton>
        <div className={styles.List}>
          {[0, 1].map((row) => (
            <div key={row} className={styles.Row}>
              <div className={styles.Address}>
                {LINES.map((width, line) => (
                  <Skeleton key={line} width={width} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </SectionSkeleton>
    </Loading>
  );
}
