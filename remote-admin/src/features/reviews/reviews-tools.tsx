import { useMessages } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { FilterButton } from '../../list/toolbar/filter-button';
import { Toolbar } from '../../list/toolbar/toolbar';
import { listMessages } from '../../messages/lists';
import { reviewsMessages } from '../../messages/reviews';
import { RATINGS, readFilterForm, STATES, type ReviewsState } from './reviews.model';

interface ReviewsToolsProps {
  state: ReviewsState;
  onSearch: (search: string) => void;
  onFilter: (filters: ReviewsState['filters']) => void;
}

/** Search and filters of the list. */
export function ReviewsTools({ state, onSearch, onFilter }: ReviewsToolsProps) {
  const text = useMessages(reviewsMessages);
  const words = useMessages(listMessages);
  const [isOpen, setOpen] = useState(false);
  const { filters } = state;
  return (
    <Toolbar searchLabel={text.search} search={state.search} onSearch={onSearch}>
      <FilterButton count={Object.keys(filters).length} onPress={() => setOpen(true)} />
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.filters}
        submit={words.apply}
        onSubmit={(form) => {
          setOpen(false);
          onFilter(readFilterForm(new FormData(form), filters));
        }}
      >
        <SelectField label={text.filters.state} name="state" defaultValue={filters.state ?? ''}>
          <option value="">{words.any}</option>
          {STATES.map((value) => (
            <option key={value} value={value}>
              {text.states[value]}
            </option>
          ))}
        </SelectField>
        <SelectField label={text.filters.rating} name="rating" defaultValue={filters.rating ?? ''}>
          <option value="">{words.any}</option>
          {RATINGS.map((value) => (
            <option key={value} value={value}>
              {text.stars(value)}
            </option>
          ))}
        </SelectField>
      </FormDialog>
    </Toolbar>
  );
}
