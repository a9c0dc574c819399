import { useMessages } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { DateRange } from '../../list/date-range';
import { listMessages } from '../../messages/lists';
import { returnWords } from '../../messages/orders/return-words';
import { returnsMessages } from '../../messages/orders/returns';
import { readFilterForm, RETURN_SORTS, type ReturnsState } from './returns.model';

interface ReturnsFiltersProps {
  open: boolean;
  onClose: () => void;
  state: ReturnsState;
  onApply: (change: Pick<ReturnsState, 'filters' | 'sort'>) => void;
}

/** Everything that the list can be asked for, in one form. */
export function ReturnsFilters({ open, onClose, state, onApply }: ReturnsFiltersProps) {
  const text = useMessages(returnsMessages);
  const { states, reasons } = useMessages(returnWords);
  const words = useMessages(listMessages);
  const { filters } = state;
  const [turned, setTurned] = useState(false);

  function apply(form: HTMLFormElement): void {
    const values = new FormData(form);
    const { filters: asked, isTurned } = readFilterForm(values, filters);
    setTurned(isTurned);
    if (!isTurned) onApply({ filters: asked, sort: String(values.get('sort')) });
  }

  const choices = (of: Record<string, string>) => [
    <option key="" value="">
      {words.any}
    </option>,
    ...Object.entries(of).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    )),
  ];

  return (
    <FormDialog open={open} onClose={onClose} title={words.filters} submit={words.apply} onSubmit={apply}>
      <SelectField label={text.filters.state} name="state" defaultValue={filters.state ?? ''}>
        {choices(states)}
      </SelectField>
      <SelectField label={text.filters.reason} name="reason" defaultValue={filters.reason ?? ''}>
        {choices(reasons)}
      </SelectField>
      <DateRange
        label={text.created}
        names={{ from: 'created_from', to: 'created_to' }}
        initial={{ from: filters.created_from ?? '', to: filters.created_to ?? '' }}
        error={turned ? words.datesTurned : undefined}
      />
      <SelectField label={words.sortBy} name="sort" defaultValue={state.sort}>
        {RETURN_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {text.sorts[sort]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
