import { useMessages } from '@tessera/shared/i18n';
import { FactsSkeleton } from '../../frame/section/facts-skeleton';
import { Loading } from '../../frame/section/loading';
import { Section } from '../../frame/section/section';
import { emailMessages } from '../../messages/email';
import { profileMessages } from '../../messages/profile';

/** The profile's and the address's own rows, empty: what arrives takes the same places. */
export function ProfileSkeleton() {
  const profile = useMessages(profileMessages);
  const texts = useMessages(emailMessages);
  return (
    <>
      <Section title={profile.profileTitle}>
        <Loading label={profile.loading}>
          <FactsSkeleton count={3} />
        </Loading>
      </Section>
      <Section title={texts.title} intro={texts.intro}>
        <FactsSkeleton count={1} />
      </Section>
    </>
  );
}
