import { listCountries } from '@tessera/shared/addresses';
import { CountryOptions } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, SelectField, TextField } from '@tessera/shared/ui';
import { useMemo, useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { MoneyField } from '../../controls/money-field';
import { DateRange } from '../../list/date-range';
import { listMessages } from '../../messages/lists';
import { ordersMessages } from '../../messages/orders/orders';
import { amountField, readFilterForm, type FilterFaults } from './filters.model';
import styles from './orders-filters.module.css';
import { ORDER_SORTS, type OrdersState } from './orders.model';

interface OrdersFiltersProps {
  open: boolean;
  onClose: () => void;
  state: OrdersState;
  currency: string;
  locale: string;
  onApply: (change: Pick<OrdersState, 'filters' | 'sort'>) => void;
}

interface ChoiceProps {
  name: 'status' | 'payment_status' | 'fulfilment_status' | 'dispute' | 'trouble';
  choices: Record<string, string>;
  initial: string | undefined;
}

function Choice({ name, choices, initial = '' }: ChoiceProps) {
  const { filters } = useMessages(ordersMessages);
  const { any } = useMessages(listMessages);
  return (
    <SelectField label={filters[name]} name={name} defaultValue={initial}>
      <option value="">{any}</option>
      {Object.entries(choices).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Everything that the list can be asked for, in one form. */
export function OrdersFilters(props: OrdersFiltersProps) {
  const text = useMessages(ordersMessages);
  const words = useMessages(listMessages);
  const { open, onClose, state, currency, locale, onApply } = props;
  const { filters } = state;
  const [faults, setFaults] = useState<FilterFaults>({});
  const countries = useMemo(() => (open ? listCountries(locale) : []), [open, locale]);
  const money = { currency, locale };
  const sentences = { amount: text.notAnAmount, amountsTurned: words.amountsTurned, datesTurned: words.datesTurned };
  const faultOf = (name: keyof FilterFaults) => faults[name] && sentences[faults[name]];

  function apply(form: HTMLFormElement): void {
    const { faults: found, ...change } = readFilterForm(new FormData(form), filters, money);
    setFaults(found);
    if (Object.keys(found).length === 0) onApply(change);
  }

  return (
    <FormDialog open={open} onClose={onClose} title={words.filters} submit={words.apply} onSubmit={apply}>
      <div className={styles.Three}>
        <Choice name="status" choices={text.statuses} initial={filters.status} />
        <Choice name="payment_status" choices={text.payments} initial={filters.payment_status} />
        <Choice name="fulfilment_status" choices={text.shipments} initial={filters.fulfilment_status} />
      </div>
      <DateRange
        label={text.placed}
        names={{ from: 'placed_from', to: 'placed_to' }}
        initial={{ from: filters.placed_from ?? '', to: filters.placed_to ?? '' }}
        error={faultOf('placed_to')}
      />
      <div className={styles.Two}>
        <MoneyField
          label={text.filters.total_from}
          currency={currency}
          name="total_from"
          defaultValue={amountField(filters.total_from, money)}
          error={faultOf('total_from')}
        />
        <MoneyField
          label={text.filters.total_to}
          currency={currency}
          name="total_to"
          defaultValue={amountField(filters.total_to, money)}
          error={faultOf('total_to')}
        />
        <SelectField label={text.filters.country} name="country" defaultValue={filters.country ?? ''}>
          <CountryOptions countries={countries} none={words.any} />
        </SelectField>
        <TextField label={text.filters.tag} name="tag" defaultValue={filters.tag ?? ''} maxLength={50} />
        <Choice name="dispute" choices={text.disputeStates} initial={filters.dispute} />
        <Choice name="trouble" choices={text.troubles} initial={filters.trouble} />
        <SelectField label={words.sortBy} name="sort" defaultValue={state.sort}>
          {ORDER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text.sorts[sort]}
            </option>
          ))}
        </SelectField>
        <div className={styles.Held}>
          <Checkbox label={text.onlyHeld} name="is_held" defaultChecked={filters.is_held === 'true'} />
        </div>
      </div>
    </FormDialog>
  );
}
