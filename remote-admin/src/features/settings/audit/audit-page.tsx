import { formatDate } from '@tessera/shared/dates';
import type { AuditEntry } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { actionWords, recordName, recordWords, shortId } from '../../../audit/audit-words';
import { AdminGuard } from '../../../guard/admin-guard';
import { ExportButton } from '../../../list/toolbar/export-button';
import { FilterButton } from '../../../list/toolbar/filter-button';
import { FilterChips, type FilterChip } from '../../../list/filter-chips';
import { useListState } from '../../../list/use-list-state';
import { auditMessages } from '../../../messages/settings/audit';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { useMe } from '../../../rights/use-me';
import { staffQuery } from '../screen/settings.queries';
import { SettingsScreen } from '../screen/settings-screen';
import { AuditEntries } from './audit-entries';
import styles from './audit-entries.module.css';
import { AuditFilters } from './audit-filters';
import { auditHref, auditList, type AuditFilter, type AuditState } from './audit.model';
import { auditQuery, exportAudit } from './audit.queries';

type Names = ReadonlyMap<string, string>;

/** Who works here, by their ids, as far as the caller may know them. */
function usePeople(): Names {
  const canKnow = useMe()?.rights.includes('staff.read') ?? false;
  const staff = useQuery({ ...staffQuery(), enabled: canKnow }).data?.items ?? [];
  return new Map(staff.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
}

interface Known {
  people: Names;
  entries: readonly AuditEntry[];
}

/** The filters that are set in words, each with the address of the log without it. */
function chipsOf({ filters }: AuditState, { people, entries }: Known, locale: string): FilterChip[] {
  const text = messagesIn(auditMessages);
  function recordOf(id: string): string {
    const entry = entries.find(({ record_id }) => record_id === id);
    return entry ? recordName(entry) : shortId(id);
  }
  const say: Record<AuditFilter, (value: string) => string> = {
    user_id: (value) => people.get(value) ?? text.onePerson,
    action: actionWords,
    record_type: recordWords,
    record: (value) => value,
    record_id: recordOf,
    from: (value) => formatDate(value, locale),
    to: (value) => formatDate(value, locale),
  };
  // the keys of a record are what its type says
  return (Object.keys(say) as AuditFilter[]).flatMap((key) => {
    const value = filters[key];
    if (value === undefined) return [];
    const href = auditHref({ ...filters, [key]: undefined });
    return [{ key, name: text.filters[key], value: say[key](value), href }];
  });
}

function AuditScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(auditMessages);
  const locale = useLocale();
  const { state, show, hrefFor } = useListState(auditList);
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const people = usePeople();
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = useQuery({
    ...auditQuery(state),
    enabled,
  });
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsScreen
      title={pages.audit}
      right="audit.read"
      actions={
        <>
          <FilterButton count={Object.keys(state.filters).length} onPress={() => setOpen(true)} />
          <ExportButton list="audit" onExport={() => exportAudit(state)} />
        </>
      }
    >
      <div className={styles.Tools}>
        <FilterChips
          chips={chipsOf(state, { people, entries: data?.items ?? [] }, locale)}
          clearHref={hrefFor({ filters: {} })}
        />
      </div>
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theEntries} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <AuditEntries
          state={state}
          list={data}
          stale={isPlaceholderData}
          currency={currency}
          locale={locale}
          now={dataUpdatedAt}
        />
      )}
      <AuditFilters
        open={isOpen}
        onClose={() => setOpen(false)}
        filters={state.filters}
        people={people}
        onApply={(filters) => {
          setOpen(false);
          show({ filters });
        }}
      />
    </SettingsScreen>
  );
}

/** /admin/settings/audit-log: who did what in the back office; filters and place live in the address. */
export function Page() {
  return (
    <AdminGuard fallback={<AuditScreen enabled={false} />}>
      <AuditScreen enabled />
    </AdminGuard>
  );
}
