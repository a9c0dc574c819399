import { useMessages } from '@tessera/shared/i18n';
import { staffPage } from '../../../guard/staff-page';
import { remindersMessages } from '../../../messages/settings/reminders';
import { settingsMessages } from '../../../messages/settings/settings';
import { adminPaths } from '../../../paths';
import { SettingsContent } from '../../../settings/settings-content';
import { SettingsScreen } from '../frame/settings-screen';
import { RemindersForm } from './reminders-form';
import { reminderSettingsQuery } from './reminders.queries';
import { FormSkeleton } from '../../../page/form-skeleton';

const HISTORY = { type: 'reminder_settings', id: 'pay_later' };

function RemindersScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(remindersMessages);
  const { pages } = useMessages(settingsMessages);
  const content = (
    <SettingsContent query={reminderSettingsQuery()} text={text} Form={RemindersForm} history={HISTORY} />
  );
  return (
    <SettingsScreen
      title={pages.reminders}
      parent={{ label: pages.payments, to: adminPaths.payments() }}
      right="settings.read"
    >
      {enabled ? content : <FormSkeleton />}
    </SettingsScreen>
  );
}

/** /admin/settings/payments/reminders: when pay-later customers are reminded, and with which words. */
export const Page = staffPage(RemindersScreen);
