import type { Profile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { EditableSection } from '../../../frame/editing/editable-section';
import { Fact, Facts } from '../../../frame/section/facts';
import { emailMessages } from '../../../messages/email';
import { EmailNotice } from './email-notice';

const importForm = () => import(/* webpackChunkName: "email-form" */ './email-form');

/** The address of the account: whether it is confirmed, which one waits to take its place, and the form to change it. */
export function EmailSection({ profile }: { profile: Profile }) {
  const texts = useMessages(emailMessages);
  const { email, email_verified } = profile;
  return (
    <EditableSection
      title={texts.title}
      intro={texts.intro}
      action={texts.change}
      profile={profile}
      importForm={importForm}
    >
      <Facts>
        <Fact term={texts.address}>
          {email}
          <Badge tone={email_verified ? 'success' : 'warning'}>
            {email_verified ? texts.confirmed : texts.unconfirmed}
          </Badge>
        </Fact>
      </Facts>
      <EmailNotice profile={profile} />
    </EditableSection>
  );
}
