import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { staffPage } from '../../../guard/staff-page';
import { paymentsMessages } from '../../../messages/settings/payments';
import { settingsMessages } from '../../../messages/settings/settings';
import { FormSkeleton } from '../../../page/form-skeleton';
import { useAnswered } from '../../../page/use-answered';
import styles from '../../../settings/settings-content.module.css';
import { SettingsContent } from '../../../settings/settings-content';
import { SettingsScreen } from '../frame/settings-screen';
import { PaymentsForm } from './payments-form';
import { paymentSettingsQuery } from './payments.queries';
import { StripeKeys } from './stripe-keys';

const HISTORY = { type: 'payment_settings', id: 'payments' };

function PaymentsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(paymentsMessages);
  const { pages } = useMessages(settingsMessages);
  const query = paymentSettingsQuery();
  const areWaysRead = useAnswered([useQuery({ ...query, enabled })], enabled);
  const content = (
    <>
      <SettingsContent query={query} text={text} Form={PaymentsForm} history={HISTORY} />
      {/* it stands below all of them, and would be moved by them */}
      {areWaysRead && (
        <div className={styles.Narrow}>
          <StripeKeys />
        </div>
      )}
    </>
  );
  return (
    <SettingsScreen title={pages.payments} right="settings.read">
      {enabled ? content : <FormSkeleton />}
    </SettingsScreen>
  );
}

/** /admin/settings/payments: which ways to pay the checkout offers, and how. */
export const Page = staffPage(PaymentsScreen);
