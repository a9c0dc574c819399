import { ApiError } from '@tessera/shared/client';
import type { Right } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useLocale } from '@tessera/shared/query';
import { cx } from '@tessera/shared/ui';
import { useQuery, useQueryClient, type UseQueryOptions } from '@tessera/shared/vendor/query';
import type { ComponentType } from 'react';
import { RecordHistory } from '../audit/record-history';
import form from '../form/page/page-form.module.css';
import { LoadFailure } from '../page/load-failure';
import { useRights } from '../rights/use-rights';
import styles from './settings-content.module.css';
import { FormSkeleton } from '../page/form-skeleton';

/** What a form of settings that are read and saved whole is given. */
export interface SettingsFormProps<Settings> {
  /** as they were read last */
  settings: Settings;
  /** why they cannot be changed */
  reason: string | undefined;
  locale: string;
  onSaved: (settings: Settings) => void;
  onFailed: (error: Error) => void;
}

interface SettingsContentProps<Settings> {
  query: UseQueryOptions<Settings, Error, Settings, string[]>;
  text: { theSettings: string; lead: string; saved: string };
  Form: ComponentType<SettingsFormProps<Settings>>;
  /** as the audit log names them */
  history: { type: string; id: string };
  /** without it they can be read alone */
  right?: Right;
  /** the form has something beside it */
  isWide?: boolean;
}

/** Settings that are read and saved whole: what they are, their form, and what was done to them. */
export function SettingsContent<Settings extends { version: number }>(props: SettingsContentProps<Settings>) {
  const { query, text, Form, history, right = 'settings.write', isWide } = props;
  const locale = useLocale();
  const client = useQueryClient();
  const reason = useRights()(right);
  const { data, error, isFetching, refetch } = useQuery(query);
  if (error && !data) {
    return <LoadFailure what={text.theSettings} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <FormSkeleton isWide={isWide} />;
  return (
    <div className={cx(form.Page, !isWide && styles.Narrow)}>
      <p className={form.Hint}>{text.lead}</p>
      <Form
        settings={data}
        reason={reason}
        locale={locale}
        onSaved={(saved) => {
          client.setQueryData<Settings>(query.queryKey, saved);
          toast.success(text.saved);
        }}
        onFailed={(failure) => {
          if (failure instanceof ApiError && failure.code === 'conflict') void refetch();
        }}
      />
      <RecordHistory {...history} version={data.version} />
    </div>
  );
}
