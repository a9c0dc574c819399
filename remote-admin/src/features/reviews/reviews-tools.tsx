import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDialog } from '../../list-page/filters/filter-dialog';
import { ListTools } from '../../list-page/list-tools';
import { reviewsMessages } from '../../messages/reviews';
import { RATINGS, readFilterForm, type ReviewFilter, STATES, type ReviewsState } from './reviews.model';

interface ReviewsToolsProps {
  state: ReviewsState;
  onSearch: (search: string) => void;
  onShow: (change: Partial<ReviewsState>) => void;
}

/** Search and filters of the list. */
export function ReviewsTools(list: ReviewsToolsProps) {
  const text = useMessages(reviewsMessages);
  const { filters } = list.state;
  const of = { labels: text.filters, filters };
  const states = STATES.map((value) => [value, text.states[value]] as const);
  const ratings = RATINGS.map((value) => [String(value), text.stars(value)] as const);
  return (
    <ListTools<ReviewFilter>
      {...list}
      searchLabel={text.search}
      filters={(dialog) => (
        <FilterDialog<ReviewFilter> {...dialog} read={(form) => readFilterForm(form, filters)}>
          {() => (
            <>
              <FilterChoice {...of} name="state" choices={states} />
              <FilterChoice {...of} name="rating" choices={ratings} />
            </>
          )}
        </FilterDialog>
      )}
    />
  );
}
