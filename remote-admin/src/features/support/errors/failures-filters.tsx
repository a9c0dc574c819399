import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../../list-page/filters/filter-choice';
import { FilterDialog, type FilterDialogProps } from '../../../list-page/filters/filter-dialog';
import { readFilters } from '../../../list-page/filters/read-filters.model';
import { SortField } from '../../../list-page/filters/sort-field';
import { failuresMessages } from '../../../messages/support/failures';
import { FAILURE_SORTS, type FailureFilter } from './errors.model';

/** Everything that the list can be asked for, in one form. */
export default function FailuresFilters({ state, ...dialog }: FilterDialogProps<FailureFilter>) {
  const text = useMessages(failuresMessages);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  return (
    <FilterDialog<FailureFilter>
      {...dialog}
      read={(form) => readFilters<FailureFilter>({ words: ['state', 'type'] }, form, filters)}
    >
      {() => (
        <>
          <FilterChoice {...given} name="state" choices={Object.entries(text.states)} />
          <FilterChoice {...given} name="type" choices={Object.entries(text.types)} keepsOthers />
          <SortField sorts={FAILURE_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
