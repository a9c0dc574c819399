import { ApiError } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { RecordHistory } from '../../../audit/record-history';
import { AdminGuard } from '../../../guard/admin-guard';
import { deliveryMessages } from '../../../messages/settings/delivery';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { useRights } from '../../../rights/use-rights';
import { SettingsScreen } from '../screen/settings-screen';
import { DeliveryForm } from './delivery-form';
import styles from '../screen/settings-form.module.css';
import { deliverySettingsQuery } from './delivery.queries';

function DeliveryContent() {
  const text = useMessages(deliveryMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const reason = useRights()('settings.write');
  const query = deliverySettingsQuery();
  const { data, error, isFetching, refetch } = useQuery(query);
  if (error && !data) {
    return <LoadFailure what={text.theSettings} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  return (
    <div className={styles.Page}>
      {reason && <Alert>{reason}</Alert>}
      <p className={styles.Hint}>{text.lead}</p>
      <DeliveryForm
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
      <RecordHistory type="delivery" id="delivery" version={data.version} />
    </div>
  );
}

function DeliveryScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  return (
    <SettingsScreen title={pages.delivery} right="settings.read">
      {enabled ? <DeliveryContent /> : <Skeleton shape="block" />}
    </SettingsScreen>
  );
}

/** /admin/settings/delivery: where the shop delivers, how, how fast and for how much. */
export function Page() {
  return (
    <AdminGuard fallback={<DeliveryScreen enabled={false} />}>
      <DeliveryScreen enabled />
    </AdminGuard>
  );
}
