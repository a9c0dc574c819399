import { Skeleton } from '@tessera/shared/ui';
import { Loading } from '../../frame/loading';
import { SectionSkeleton } from '../../frame/section-skeleton';
import styles from './privacy.module.css';
import { texts } from './texts';

/** The headings and sentences of the page, empty. */
export function PrivacySkeleton() {
  return (
    <Loading label={texts.loading}>
      <SectionSkeleton>
        <div>
          <Skeleton width="half" className={styles.ChoiceSkeleton} />
          <Skeleton width="wide" className={styles.Small} />
        </div>
      </SectionSkeleton>
      <SectionSkeleton intro>
        <Skeleton shape="button" width="short" />
      </SectionSkeleton>
    </Loading>
  );
}
