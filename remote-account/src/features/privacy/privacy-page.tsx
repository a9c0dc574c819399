import { useMessages } from '@tessera/shared/i18n';
import { useProfile } from '@tessera/shared/query';
import { AccountFrame } from '../../frame/account-frame';
import { DataGate } from '../../frame/section/data-gate';
import { privacyMessages } from '../../messages/privacy';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion-section';
import { NewsletterSection } from './newsletter-section';
import { PrivacySkeleton } from './privacy-skeleton';

/** /account/privacy: what the shop may send, what it knows, and how to end it. */
export function Page() {
  const texts = useMessages(privacyMessages);
  const query = useProfile();
  return (
    <AccountFrame title={texts.title}>
      <DataGate query={query} failure={texts.failure} skeleton={<PrivacySkeleton />}>
        {(profile) => (
          <>
            <NewsletterSection profile={profile} />
            <DataSection />
            <DeletionSection profile={profile} />
          </>
        )}
      </DataGate>
    </AccountFrame>
  );
}
