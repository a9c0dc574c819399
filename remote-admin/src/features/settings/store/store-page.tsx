import { ApiError } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { cx } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { Suspense, useEffect } from 'react';
import { RecordHistory } from '../../../audit/record-history';
import { staffPage } from '../../../guard/staff-page';
import form from '../../../form/page/page-form.module.css';
import { settingsMessages } from '../../../messages/settings/settings';
import { storeMessages } from '../../../messages/settings/store';
import { LoadFailure } from '../../../page/load-failure';
import { useRights } from '../../../rights/use-rights';
import { SettingsScreen } from '../frame/settings-screen';
import { importLogoField } from './import-logo-field';
import { StoreForm } from './store-form';
import styles from './store-form.module.css';
import { storeSettingsQuery } from './store.queries';
import { FormSkeleton } from '../../../page/form-skeleton';

function StoreContent() {
  const text = useMessages(storeMessages);
  const client = useQueryClient();
  const reason = useRights()('settings.write');
  const query = storeSettingsQuery();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(query);
  if (error && !data) {
    return <LoadFailure what={text.theSettings} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <div className={cx(form.Page, styles.Narrow)}>
        <StoreForm
          settings={data}
          reason={reason}
          now={dataUpdatedAt}
          onSaved={(saved) => {
            client.setQueryData(query.queryKey, saved);
            void client.invalidateQueries({ queryKey: storeQuery().queryKey });
            toast.success(text.saved);
          }}
          onFailed={(failure) => {
            if (failure instanceof ApiError && failure.code === 'conflict') void refetch();
          }}
        />
        <RecordHistory type="store" id="store" version={data.version} />
      </div>
    </Suspense>
  );
}

function StoreScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  useEffect(() => {
    // with the settings, not after them; what does not arrive is asked for again where it stands
    importLogoField().catch(() => undefined);
  }, []);
  return (
    <SettingsScreen title={pages.store} right="settings.read">
      {enabled ? <StoreContent /> : <FormSkeleton />}
    </SettingsScreen>
  );
}

/** /admin/settings/store: what the shop is called, when its days begin, and what it says of itself. */
export const Page = staffPage(StoreScreen);
