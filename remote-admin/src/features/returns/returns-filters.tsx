import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDays } from '../../list-page/filters/filter-days';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import { SortField } from '../../list-page/filters/sort-field';
import { returnWords } from '../../messages/orders/return-words';
import { returnsMessages } from '../../messages/orders/returns';
import { readFilterForm } from './filters.model';
import { RETURN_SORTS, type ReturnFilter } from './returns.model';

/** Everything that the list can be asked for, in one form. */
export default function ReturnsFilters({ state, ...dialog }: FilterDialogProps<ReturnFilter>) {
  const text = useMessages(returnsMessages);
  const { states, reasons } = useMessages(returnWords);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  return (
    <FilterDialog<ReturnFilter> {...dialog} read={(form) => readFilterForm(form, filters)}>
      {(faultOf) => (
        <>
          <FilterChoice {...given} name="state" choices={Object.entries(states)} />
          <FilterChoice {...given} name="reason" choices={Object.entries(reasons)} />
          <FilterDays {...given} label={text.created} from="created_from" to="created_to" faultOf={faultOf} />
          <SortField sorts={RETURN_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
