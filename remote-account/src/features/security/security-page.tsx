import { useMessages } from '@tessera/shared/i18n';
import { useProfile } from '@tessera/shared/query';
import { VisuallyHidden } from '@tessera/shared/ui';
import { AccountFrame } from '../../frame/account-frame';
import { DataGate } from '../../frame/section/data-gate';
import { EditableSection } from '../../frame/editing/editable-section';
import { Section } from '../../frame/section/section';
import { securityMessages } from '../../messages/security';
import { SecondFactorSection, SecondFactorSkeleton } from './second-factor/second-factor-section';
import { SessionsSection } from './sessions-section';

const importForm = () => import(/* webpackChunkName: "password-form" */ './password-form');

function Waiting() {
  const texts = useMessages(securityMessages);
  return (
    <>
      <Section title={texts.passwordTitle} intro={texts.passwordIntro}>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      </Section>
      <SecondFactorSkeleton />
    </>
  );
}

/** /account/security: the password, and where it was used. */
export function Page() {
  const texts = useMessages(securityMessages);
  const query = useProfile();
  return (
    <AccountFrame title={texts.title}>
      <DataGate query={query} failure={texts.failure} skeleton={<Waiting />}>
        {(profile) => (
          <>
            <EditableSection
              title={texts.passwordTitle}
              intro={texts.passwordIntro}
              action={texts.changePassword}
              profile={profile}
              importForm={importForm}
            />
            <SecondFactorSection profile={profile} />
          </>
        )}
      </DataGate>
      <SessionsSection />
    </AccountFrame>
  );
}
