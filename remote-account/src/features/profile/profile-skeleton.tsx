import { FactsSkeleton } from '../../frame/facts-skeleton';
import { Loading } from '../../frame/loading';
import { Section } from '../../frame/section';
import { texts } from './email-texts';

/** The profile's and the address's own rows, empty: what arrives takes the same places. */
export function ProfileSkeleton() {
  return (
    <>
      <Section title="Profile">
        <Loading label="Loading your account">
          <FactsSkeleton count={3} />
        </Loading>
      </Section>
      <Section title={texts.title} intro={texts.intro}>
        <FactsSkeleton count={1} />
      </Section>
    </>
  );
}
