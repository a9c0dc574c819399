import { ApiError } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { RecordHistory } from '../../../audit/record-history';
import { AdminGuard } from '../../../guard/admin-guard';
import { paymentsMessages } from '../../../messages/settings/payments';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { useRights } from '../../../rights/use-rights';
import { SettingsScreen } from '../screen/settings-screen';
import { PaymentsForm } from './payments-form';
import styles from '../screen/settings-form.module.css';
import { paymentSettingsQuery } from './payments.queries';

function PaymentsContent() {
  const text = useMessages(paymentsMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const reason = useRights()('settings.write');
  const query = paymentSettingsQuery();
  const { data, error, isFetching, refetch } = useQuery(query);
  if (error && !data) {
    return <LoadFailure what={text.theSettings} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  return (
    <div className={styles.Page}>
      {reason && <Alert>{reason}</Alert>}
      <p className={styles.Hint}>{text.lead}</p>
      <PaymentsForm
        settings={data}
        reason={reason}
        locale={locale}
        onSaved={(saved) => {
          client.setQueryData(query.queryKey, saved);
          toast.success(text.saved);
        }}
        onFailed={(failure) => {
          if (failure instanceof ApiError && failure.code === 'conflict') void refetch();
        }}
      />
      <RecordHistory type="payment_settings" id="payments" version={data.version} />
    </div>
  );
}

function PaymentsScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  return (
    <SettingsScreen title={pages.payments} right="settings.read">
      {enabled ? <PaymentsContent /> : <Skeleton shape="block" />}
    </SettingsScreen>
  );
}

/** /admin/settings/payments: which ways to pay the checkout offers, and how. */
export function Page() {
  return (
    <AdminGuard fallback={<PaymentsScreen enabled={false} />}>
      <PaymentsScreen enabled />
    </AdminGuard>
  );
}
