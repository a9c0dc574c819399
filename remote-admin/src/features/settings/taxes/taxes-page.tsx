import { useMessages } from '@tessera/shared/i18n';
import { staffPage } from '../../../guard/staff-page';
import { taxesMessages } from '../../../messages/settings/taxes';
import { settingsMessages } from '../../../messages/settings/settings';
import { SettingsContent } from '../../../settings/settings-content';
import { SettingsScreen } from '../frame/settings-screen';
import { TaxesForm } from './taxes-form';
import { taxSettingsQuery } from './taxes.queries';
import { FormSkeleton } from '../../../page/form-skeleton';

const HISTORY = { type: 'taxes', id: 'taxes' };

function TaxesScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(taxesMessages);
  const { pages } = useMessages(settingsMessages);
  const content = <SettingsContent query={taxSettingsQuery()} text={text} Form={TaxesForm} history={HISTORY} />;
  return (
    <SettingsScreen title={pages.taxes} right="settings.read">
      {enabled ? content : <FormSkeleton />}
    </SettingsScreen>
  );
}

/** /admin/settings/taxes: what of a price is tax, by where goods go and what they are. */
export const Page = staffPage(TaxesScreen);
