import { Skeleton } from '@tessera/shared/ui';
import { Loading } from '../../frame/loading';
import { SectionSkeleton } from '../../frame/section-skeleton';
import styles from './addresses.module.css';
import { texts } from './texts';

/** The form's fields, empty. */
export function AddressFormSkeleton() {
  return (
    <Loading label={texts.formLoading}>
      <SectionSkeleton>
        <div className={styles.Form}>
          {Array.from({ length: 8 }, (_, field) => (
            <Skeleton key={field} shape="row" />
          ))}
        </div>
      </SectionSkeleton>
    </Loading>
  );
}
