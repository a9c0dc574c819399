import { FactsSkeleton } from '../../frame/facts-skeleton';
import { Loading } from '../../frame/loading';
import { SectionSkeleton } from '../../frame/section-skeleton';

/** The profile's and the address's own rows, empty: what arrives takes the same places. */
export function ProfileSkeleton() {
  return (
    <Loading label="Loading your account">
      <SectionSkeleton>
        <FactsSkeleton count={3} />
      </SectionSkeleton>
      <SectionSkeleton>
        <FactsSkeleton count={1} />
      </SectionSkeleton>
    </Loading>
  );
}
