import { ApiError } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { RecordHistory } from '../../../audit/record-history';
import { AdminGuard } from '../../../guard/admin-guard';
import { taxesMessages } from '../../../messages/settings/taxes';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { useRights } from '../../../rights/use-rights';
import { SettingsScreen } from '../screen/settings-screen';
import { TaxesForm } from './taxes-form';
import styles from '../screen/settings-form.module.css';
import { taxSettingsQuery } from './taxes.queries';

function TaxesContent() {
  const text = useMessages(taxesMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const reason = useRights()('settings.write');
  const query = taxSettingsQuery();
  const { data, error, isFetching, refetch } = useQuery(query);
  if (error && !data) {
    return <LoadFailure what={text.theSettings} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  return (
    <div className={styles.Page}>
      {reason && <Alert>{reason}</Alert>}
      <p className={styles.Hint}>{text.lead}</p>
      <TaxesForm
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
      <RecordHistory type="taxes" id="taxes" version={data.version} />
    </div>
  );
}

function TaxesScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  return (
    <SettingsScreen title={pages.taxes} right="settings.read">
      {enabled ? <TaxesContent /> : <Skeleton shape="block" />}
    </SettingsScreen>
  );
}

/** /admin/settings/taxes: what of a price is tax, by where goods go and what they are. */
export function Page() {
  return (
    <AdminGuard fallback={<TaxesScreen enabled={false} />}>
      <TaxesScreen enabled />
    </AdminGuard>
  );
}
