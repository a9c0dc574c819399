import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import { reviewsMessages } from '../../messages/reviews';
import { readFilterForm } from './filters.model';
import { RATINGS, STATES, type ReviewFilter } from './reviews.model';

/** Everything that the list can be asked for, in one form. */
export default function ReviewsFilters({ state, ...dialog }: FilterDialogProps<ReviewFilter>) {
  const text = useMessages(reviewsMessages);
  const { filters } = state;
  const given = { labels: text.filters, filters };
  const states = STATES.map((value) => [value, text.states[value]] as const);
  const ratings = RATINGS.map((value) => [String(value), text.stars(value)] as const);
  return (
    <FilterDialog<ReviewFilter> {...dialog} read={(form) => readFilterForm(form, filters)}>
      {() => (
        <>
          <FilterChoice {...given} name="state" choices={states} />
          <FilterChoice {...given} name="rating" choices={ratings} />
        </>
      )}
    </FilterDialog>
  );
}
