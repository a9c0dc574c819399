import type { CustomerGroup } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { MoneyField } from '../../controls/money-field';
import { DateRange } from '../../list/date-range';
import { customersMessages } from '../../messages/customers/customers';
import { listMessages } from '../../messages/lists';
import styles from './customers-filters.module.css';
import { CUSTOMER_SORTS, type CustomersState } from './customers.model';
import { amountField, readFilterForm, type FilterFaults } from './filters.model';

interface CustomersFiltersProps {
  open: boolean;
  onClose: () => void;
  state: CustomersState;
  currency: string;
  locale: string;
  groups: readonly CustomerGroup[];
  onApply: (change: Pick<CustomersState, 'filters' | 'sort'>) => void;
}

interface ChoiceProps {
  name: 'state' | 'group_id' | 'newsletter';
  choices: readonly (readonly [value: string, label: string])[];
  initial: string | undefined;
}

function Choice({ name, choices, initial = '' }: ChoiceProps) {
  const { filters } = useMessages(customersMessages);
  const { any } = useMessages(listMessages);
  return (
    <SelectField label={filters[name]} name={name} defaultValue={initial}>
      <option value="">{any}</option>
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Everything that the list can be asked for, in one form. */
export function CustomersFilters(props: CustomersFiltersProps) {
  const text = useMessages(customersMessages);
  const words = useMessages(listMessages);
  const { open, onClose, state, currency, locale, groups, onApply } = props;
  const { filters } = state;
  const [faults, setFaults] = useState<FilterFaults>({});
  const money = { currency, locale };
  const { amountsTurned, datesTurned } = words;
  const sentences = { amount: text.notAnAmount, count: text.notANumber, amountsTurned, datesTurned };
  const faultOf = (name: keyof FilterFaults) => faults[name] && sentences[faults[name]];

  function apply(form: HTMLFormElement): void {
    const { faults: found, ...change } = readFilterForm(new FormData(form), money);
    setFaults(found);
    if (Object.keys(found).length === 0) onApply(change);
  }

  const range = (name: 'last_order' | 'since', label: string) => (
    <DateRange
      label={label}
      names={{ from: `${name}_from`, to: `${name}_to` }}
      initial={{ from: filters[`${name}_from`] ?? '', to: filters[`${name}_to`] ?? '' }}
      error={faultOf(`${name}_to`)}
    />
  );

  return (
    <FormDialog open={open} onClose={onClose} title={words.filters} submit={words.apply} onSubmit={apply}>
      <div className={styles.Two}>
        <Choice name="state" choices={Object.entries(text.states)} initial={filters.state} />
        <Choice name="newsletter" choices={Object.entries(text.yesNo)} initial={filters.newsletter} />
        <Choice name="group_id" choices={groups.map(({ id, name }) => [id, name])} initial={filters.group_id} />
        <TextField label={text.filters.tag} name="tag" defaultValue={filters.tag ?? ''} maxLength={50} />
        {(['orders_from', 'orders_to'] as const).map((name) => (
          <TextField
            key={name}
            label={text.filters[name]}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue={filters[name] ?? ''}
            error={faultOf(name)}
          />
        ))}
        {(['spent_from', 'spent_to'] as const).map((name) => (
          <MoneyField
            key={name}
            label={text.filters[name]}
            currency={currency}
            name={name}
            defaultValue={amountField(filters[name], money)}
            error={faultOf(name)}
          />
        ))}
      </div>
      {range('last_order', text.lastOrder)}
      {range('since', text.since)}
      <SelectField label={words.sortBy} name="sort" defaultValue={state.sort}>
        {CUSTOMER_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {text.sorts[sort]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
