import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import { readFilters } from '../../list-page/filters/read-filters.model';
import { SortField } from '../../list-page/filters/sort-field';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import { ACCOUNT_SORTS, type AccountFilter } from './accounts.model';

/** Everything that the list can be asked for, in one form. */
export default function AccountsFilters({ state, ...dialog }: FilterDialogProps<AccountFilter>) {
  const text = useMessages(payLaterMessages);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  return (
    <FilterDialog<AccountFilter>
      {...dialog}
      read={(form) => readFilters<AccountFilter>({ words: ['state', 'overdue'] }, form, filters)}
    >
      {() => (
        <>
          <FilterChoice {...given} name="state" choices={Object.entries(text.states)} />
          <FilterChoice {...given} name="overdue" choices={Object.entries(text.overdue)} />
          <SortField sorts={ACCOUNT_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
