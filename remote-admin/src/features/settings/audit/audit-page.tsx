import { formatDate } from '@tessera/shared/dates';
import type { AuditEntry } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { actionWords, recordName, recordWords, shortId } from '../../../audit/audit-words';
import { useLateDialog } from '../../../form/use-late-dialog';
import { staffPage } from '../../../guard/staff-page';
import { chipsOf } from '../../../list-page/filter-chips.model';
import { ExportButton } from '../../../list/toolbar/export-button';
import { FilterButton } from '../../../list/toolbar/filter-button';
import { FilterChips } from '../../../list/filter-chips';
import { useListState } from '../../../list/use-list-state';
import { auditMessages } from '../../../messages/settings/audit';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { useMe } from '../../../rights/use-me';
import { staffQuery } from '../frame/settings.queries';
import { SettingsScreen } from '../frame/settings-screen';
import { AuditEntries } from './audit-entries';
import styles from './audit-entries.module.css';
import type { AuditFiltersProps } from './audit-filters';
import { auditList, type AuditFilter } from './audit.model';
import { auditQuery, exportAudit } from './audit.queries';

const importFilters = () => import(/* webpackChunkName: "audit-filters" */ './audit-filters');

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

/** What a filter's value is called. */
function sayValue(name: AuditFilter, value: string, { people, entries }: Known, locale: string): string {
  const entry = entries.find(({ record_id }) => record_id === value);
  const say: Record<AuditFilter, () => string> = {
    user_id: () => people.get(value) ?? messagesIn(auditMessages).onePerson,
    action: () => actionWords(value),
    record_type: () => recordWords(value),
    record: () => value,
    record_id: () => (entry ? recordName(entry) : shortId(value)),
    from: () => formatDate(value, locale),
    to: () => formatDate(value, locale),
  };
  return say[name]();
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
  const { Dialog: Filters, opened, open, close } = useLateDialog<null, AuditFiltersProps>(importFilters);
  const how = { currency, locale, now: dataUpdatedAt };
  const known = { people, entries: data?.items ?? [] };
  const chips = chipsOf(auditList, state, text.filters, (name, value) => sayValue(name, value, known, locale));
  return (
    <SettingsScreen
      title={pages.audit}
      right="audit.read"
      actions={
        <>
          <FilterButton count={Object.keys(state.filters).length} onPress={() => void open(null)} />
          <ExportButton list="audit" onExport={() => exportAudit(state)} />
        </>
      }
    >
      <div className={styles.Tools}>
        <FilterChips chips={chips} clearHref={hrefFor({ filters: {} })} />
      </div>
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theEntries} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <AuditEntries {...how} state={state} list={data} stale={isPlaceholderData} />
      )}
      {Filters && opened && (
        <Filters
          key={opened.count}
          open={opened.isOpen}
          onClose={close}
          state={state}
          context={people}
          onApply={({ filters }) => {
            close();
            show({ filters });
          }}
        />
      )}
    </SettingsScreen>
  );
}

/** /admin/settings/audit-log: who did what in the back office; filters and place live in the address. */
export const Page = staffPage(AuditScreen);
