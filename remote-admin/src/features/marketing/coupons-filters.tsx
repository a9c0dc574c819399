import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import { readFilters } from '../../list-page/filters/read-filters.model';
import { SortField } from '../../list-page/filters/sort-field';
import { marketingMessages } from '../../messages/marketing';
import { COUPON_SORTS, type CouponFilter } from './coupons.model';

/** Everything that the list can be asked for, in one form. */
export default function CouponsFilters({ state, ...dialog }: FilterDialogProps<CouponFilter>) {
  const text = useMessages(marketingMessages);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  return (
    <FilterDialog<CouponFilter>
      {...dialog}
      read={(form) => readFilters<CouponFilter>({ words: ['state', 'kind'] }, form, filters)}
    >
      {() => (
        <>
          <FilterChoice {...given} name="state" choices={Object.entries(text.states)} />
          <FilterChoice {...given} name="kind" choices={Object.entries(text.kinds)} />
          <SortField sorts={COUPON_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
