import { useMessages } from '@tessera/shared/i18n';
import { useLocale, useProfile } from '@tessera/shared/query';
import { Slot } from '@tessera/shared/slots';
import { AccountFrame } from '../../frame/account-frame';
import { DataGate } from '../../frame/section/data-gate';
import { profileMessages } from '../../messages/profile';
import { EmailSection } from './email/email-section';
import { ProfileSection } from './profile-section';
import { ProfileSkeleton } from './profile-skeleton';

/** /account: who the shop knows the shopper as (docs/product.md §2). */
export function Page() {
  const texts = useMessages(profileMessages);
  const query = useProfile();
  const locale = useLocale();
  return (
    <AccountFrame title={texts.title}>
      <DataGate query={query} failure={texts.failure} skeleton={<ProfileSkeleton />}>
        {(profile) => (
          <>
            <ProfileSection profile={profile} locale={locale} />
            <EmailSection profile={profile} />
            <Slot place="account-card" user_id={profile.id} />
          </>
        )}
      </DataGate>
    </AccountFrame>
  );
}
