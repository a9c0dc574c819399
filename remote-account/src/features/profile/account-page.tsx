import { useProfile } from '@tessera/shared/query';
import { AccountFrame } from '../../frame/account-frame';
import { DataGate } from '../../frame/data-gate';
import { useLocale } from '../../frame/use-locale';
import { EmailSection } from './email-section';
import { ProfileSection } from './profile-section';
import { ProfileSkeleton } from './profile-skeleton';

/** /account: who the shop knows the shopper as (SPEC.md §2). */
export function Page() {
  const query = useProfile();
  const locale = useLocale();
  return (
    <AccountFrame title="Your account">
      <DataGate query={query} failure="Your account could not be loaded" skeleton={<ProfileSkeleton />}>
        {(profile) => (
          <>
            <ProfileSection profile={profile} locale={locale} />
            <EmailSection profile={profile} />
          </>
        )}
      </DataGate>
    </AccountFrame>
  );
}
