import type { MailTexts } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Link, useParams } from '@tessera/shared/vendor/router';
import form from '../../../form/page/page-form.module.css';
import { staffPage } from '../../../guard/staff-page';
import { mailTextsMessages } from '../../../messages/settings/mails';
import { settingsMessages } from '../../../messages/settings/settings';
import { adminPaths } from '../../../paths';
import { SettingsContent } from '../../../settings/settings-content';
import { SettingsScreen } from '../frame/settings-screen';
import { MailForm } from './mail-form';
import { mailTextsQuery } from './mails.queries';
import { FormSkeleton } from '../../../page/form-skeleton';

/** Its subject and opening are written elsewhere. */
const REMINDER = 'pay-later-reminder';

function MailScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(mailTextsMessages);
  const { pages } = useMessages(settingsMessages);
  const { mail: name = '' } = useParams();
  const says = { theSettings: text.theSettings, lead: text.mailLead, saved: text.saved };
  return (
    <SettingsScreen
      title={text.names[name] ?? name}
      parent={{ label: pages.mails, to: adminPaths.mails() }}
      right="settings.read"
    >
      {name === REMINDER && (
        <p className={form.Hint}>
          {text.reminderLead} <Link to={adminPaths.payLaterReminders()}>{text.toReminders}</Link>
        </p>
      )}
      {enabled ? (
        <SettingsContent<MailTexts>
          key={name}
          query={mailTextsQuery(name)}
          text={says}
          Form={MailForm}
          history={{ type: 'mail_texts', id: name }}
          isWide
        />
      ) : (
        <FormSkeleton isWide />
      )}
    </SettingsScreen>
  );
}

/** /admin/settings/mails/:mail: what one mail says, in each language, beside the mail as it is sent. */
export const Page = staffPage(MailScreen);
