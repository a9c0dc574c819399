import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import { readFilters } from '../../list-page/filters/read-filters.model';
import { SortField } from '../../list-page/filters/sort-field';
import { giftCardMessages } from '../../messages/gift-cards';
import { GIFT_CARD_SORTS, type GiftCardFilter } from './gift-cards.model';

/** Everything that the list can be asked for, in one form. */
export default function GiftCardsFilters({ state, ...dialog }: FilterDialogProps<GiftCardFilter>) {
  const text = useMessages(giftCardMessages);
  const { filters, sort } = state;
  return (
    <FilterDialog<GiftCardFilter>
      {...dialog}
      read={(form) => readFilters<GiftCardFilter>({ words: ['state'] }, form, filters)}
    >
      {() => (
        <>
          <FilterChoice labels={text.filters} filters={filters} name="state" choices={Object.entries(text.states)} />
          <SortField sorts={GIFT_CARD_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
