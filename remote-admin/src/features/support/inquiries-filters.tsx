import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDays } from '../../list-page/filters/filter-days';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import { readFilters } from '../../list-page/filters/read-filters.model';
import { SortField } from '../../list-page/filters/sort-field';
import { supportMessages } from '../../messages/support/support';
import { INQUIRY_SORTS, type InquiryFilter } from './inquiries.model';

const DAYS = ['created_from', 'created_to'] as const;
const WORDS = ['state', 'type', 'assigned', ...DAYS] as const;

/** Everything that the list can be asked for, in one form. */
export default function InquiriesFilters({ state, ...dialog }: FilterDialogProps<InquiryFilter>) {
  const text = useMessages(supportMessages);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  return (
    <FilterDialog<InquiryFilter>
      {...dialog}
      read={(form) => readFilters<InquiryFilter>({ words: WORDS, days: [DAYS] }, form, filters)}
    >
      {(faultOf) => (
        <>
          <FilterChoice {...given} name="state" choices={Object.entries(text.states)} />
          <FilterChoice {...given} name="type" choices={Object.entries(text.types)} />
          <FilterChoice {...given} name="assigned" choices={Object.entries(text.assigned)} />
          <FilterDays {...given} label={text.created} from="created_from" to="created_to" faultOf={faultOf} />
          <SortField sorts={INQUIRY_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
