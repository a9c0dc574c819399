import { useMessages } from '@tessera/shared/i18n';
import { staffPage } from '../../../guard/staff-page';
import { deliveryMessages } from '../../../messages/settings/delivery';
import { settingsMessages } from '../../../messages/settings/settings';
import { SettingsContent } from '../../../settings/settings-content';
import { SettingsScreen } from '../frame/settings-screen';
import { DeliveryForm } from './delivery-form';
import { deliverySettingsQuery } from './delivery.queries';
import { FormSkeleton } from '../../../page/form-skeleton';

const HISTORY = { type: 'delivery', id: 'delivery' };

function DeliveryScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(deliveryMessages);
  const { pages } = useMessages(settingsMessages);
  const content = <SettingsContent query={deliverySettingsQuery()} text={text} Form={DeliveryForm} history={HISTORY} />;
  return (
    <SettingsScreen title={pages.delivery} right="settings.read">
      {enabled ? content : <FormSkeleton />}
    </SettingsScreen>
  );
}

/** /admin/settings/delivery: where the shop delivers, how, how fast and for how much. */
export const Page = staffPage(DeliveryScreen);
