import { useMessages } from '@tessera/shared/i18n';
import { staffPage } from '../../../guard/staff-page';
import { dataMessages } from '../../../messages/settings/data';
import { settingsMessages } from '../../../messages/settings/settings';
import { SettingsContent } from '../../../settings/settings-content';
import { SettingsScreen } from '../frame/settings-screen';
import { RetentionForm } from './retention-form';
import { retentionQuery } from './retention.queries';
import { FormSkeleton } from '../../../page/form-skeleton';

const HISTORY = { type: 'retention', id: 'retention' };

function DataScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(dataMessages);
  const { pages } = useMessages(settingsMessages);
  return (
    <SettingsScreen title={pages.data} right="settings.read">
      {enabled ? (
        <SettingsContent query={retentionQuery()} text={text} Form={RetentionForm} history={HISTORY} />
      ) : (
        <FormSkeleton />
      )}
    </SettingsScreen>
  );
}

/** /admin/settings/data: how long the shop keeps what it knows, and all of it as one file. */
export const Page = staffPage(DataScreen);
