import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { FilterChoice } from '../../../list-page/filters/filter-choice';
import { FilterDays } from '../../../list-page/filters/filter-days';
import { FilterDialog, type FilterDialogProps } from '../../../list-page/filters/filter-dialog';
import { auditMessages } from '../../../messages/settings/audit';
import { readFilterForm } from './filters.model';
import type { AuditFilter } from './audit.model';

/** `of`: whom one can ask for, by id. */
export type AuditFiltersProps = FilterDialogProps<AuditFilter, ReadonlyMap<string, string>>;

/** Everything that the log can be asked for, in one form. */
export default function AuditFilters({ state, context: people, ...dialog }: AuditFiltersProps) {
  const text = useMessages(auditMessages);
  const { filters } = state;
  const given = { labels: text.filters, filters };
  return (
    <FilterDialog<AuditFilter> {...dialog} read={(form) => readFilterForm(form, filters)}>
      {(faultOf) => (
        <>
          <FilterChoice {...given} name="user_id" choices={[...people]} keepsOthers />
          <FilterChoice {...given} name="action" choices={Object.entries(text.actions)} keepsOthers />
          <FilterChoice {...given} name="record_type" choices={Object.entries(text.records)} keepsOthers />
          <TextField
            label={text.filters.record}
            hint={text.recordHint}
            name="record"
            defaultValue={filters.record ?? ''}
            maxLength={100}
            autoComplete="off"
          />
          <FilterDays {...given} label={text.dates} from="from" to="to" faultOf={faultOf} />
        </>
      )}
    </FilterDialog>
  );
}
