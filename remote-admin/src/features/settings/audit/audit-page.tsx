import { formatDate } from '@tessera/shared/dates';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { AdminGuard } from '../../../guard/admin-guard';
import { FilterChips, type FilterChip } from '../../../list/filter-chips';
import { useListState } from '../../../list/use-list-state';
import { auditMessages } from '../../../messages/audit';
import { listMessages } from '../../../messages/lists';
import { settingsMessages } from '../../../messages/settings';
import { LoadFailure } from '../../../page/load-failure';
import { useMe } from '../../../rights/use-me';
import { roleName } from '../screen/rights.model';
import { rolesQuery, staffQuery } from '../screen/settings.queries';
import { SettingsScreen } from '../screen/settings-screen';
import { AuditEntries } from './audit-entries';
import styles from './audit-entries.module.css';
import { AuditFilters } from './audit-filters';
import {
  actionWords,
  auditHref,
  auditList,
  recordWords,
  shortId,
  type AuditFilter,
  type AuditState,
} from './audit.model';
import { auditQuery } from './audit.queries';

type Names = ReadonlyMap<string, string>;

/** People and roles by their ids, as far as the caller may know them. */
function useNames(): { people: Names; names: Names } {
  const canKnow = useMe()?.rights.includes('staff.read') ?? false;
  const staff = useQuery({ ...staffQuery(), enabled: canKnow }).data?.items ?? [];
  const roles = useQuery({ ...rolesQuery(), enabled: canKnow }).data?.items ?? [];
  const people = new Map(staff.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
  return { people, names: new Map([...people, ...roles.map((role) => [role.id, roleName(role)] as const)]) };
}

/** The filters that are set in words, each with the address of the log without it. */
function chipsOf({ filters }: AuditState, names: Names, locale: string): FilterChip[] {
  const text = messagesIn(auditMessages);
  const say: Record<AuditFilter, (value: string) => string> = {
    user_id: (value) => names.get(value) ?? text.onePerson,
    action: actionWords,
    record_type: recordWords,
    record_id: (value) => names.get(value) ?? shortId(value),
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

function FilterButton({ count, onPress }: { count: number; onPress: () => void }) {
  const words = useMessages(listMessages);
  return (
    <Button variant="secondary" size="sm" onClick={onPress}>
      {words.filter}
      {count > 0 && (
        <>
          <span aria-hidden="true"> · {count}</span>
          <VisuallyHidden>, {words.filterCount(count)}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}

function AuditScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(auditMessages);
  const locale = useLocale();
  const { state, show, hrefFor } = useListState(auditList);
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const { people, names } = useNames();
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = useQuery({
    ...auditQuery(state),
    enabled,
  });
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsScreen
      title={pages.audit}
      right="audit.read"
      actions={<FilterButton count={Object.keys(state.filters).length} onPress={() => setOpen(true)} />}
    >
      <div className={styles.Tools}>
        <FilterChips chips={chipsOf(state, names, locale)} clearHref={hrefFor({ filters: {} })} />
      </div>
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theEntries} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <AuditEntries
          state={state}
          list={data}
          stale={isPlaceholderData}
          names={names}
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
