import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../../list-page/filters/filter-choice';
import { FilterDialog, type FilterDialogProps } from '../../../list-page/filters/filter-dialog';
import { readFilters } from '../../../list-page/filters/read-filters.model';
import { SortField } from '../../../list-page/filters/sort-field';
import { newsletterMessages } from '../../../messages/newsletter';
import { SUBSCRIBER_SORTS, type SubscriberFilter } from './subscribers.model';

/** Everything that the list can be asked for, in one form. */
export default function SubscribersFilters({ state, ...dialog }: FilterDialogProps<SubscriberFilter>) {
  const text = useMessages(newsletterMessages);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  return (
    <FilterDialog<SubscriberFilter>
      {...dialog}
      read={(form) => readFilters<SubscriberFilter>({ words: ['state', 'source', 'language'] }, form, filters)}
    >
      {() => (
        <>
          <FilterChoice {...given} name="state" choices={Object.entries(text.states)} />
          <FilterChoice {...given} name="source" choices={Object.entries(text.sources)} />
          <FilterChoice {...given} name="language" choices={Object.entries(text.languages)} />
          <SortField sorts={SUBSCRIBER_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
