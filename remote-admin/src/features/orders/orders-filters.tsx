import { listCountries } from '@tessera/shared/addresses';
import { CountryOptions } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, SelectField, TextField } from '@tessera/shared/ui';
import { useMemo } from 'react';
import { FilterAmounts } from '../../list-page/filters/filter-amounts';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDays } from '../../list-page/filters/filter-days';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import styles from '../../list-page/filters/filters.module.css';
import { SortField } from '../../list-page/filters/sort-field';
import { listMessages } from '../../messages/lists';
import { ordersMessages } from '../../messages/orders/orders';
import type { MoneyFormat } from '../../numbers/money.model';
import { readFilterForm } from './filters.model';
import { ORDER_SORTS, type OrderFilter } from './orders.model';

/** Everything that the list can be asked for, in one form. */
export default function OrdersFilters({
  state,
  context: money,
  ...dialog
}: FilterDialogProps<OrderFilter, MoneyFormat>) {
  const text = useMessages(ordersMessages);
  const { any } = useMessages(listMessages);
  const { open } = dialog;
  const { locale } = money;
  const { filters, sort } = state;
  const countries = useMemo(() => (open ? listCountries(locale) : []), [open, locale]);
  const given = { labels: text.filters, filters };
  const read = (form: FormData) => readFilterForm(form, filters, money);
  return (
    <FilterDialog<OrderFilter> {...dialog} read={read} sentences={{ amount: text.notAnAmount }}>
      {(faultOf) => (
        <>
          <div className={styles.Three}>
            <FilterChoice {...given} name="status" choices={Object.entries(text.statuses)} />
            <FilterChoice {...given} name="payment_status" choices={Object.entries(text.payments)} />
            <FilterChoice {...given} name="fulfilment_status" choices={Object.entries(text.shipments)} />
          </div>
          <FilterDays {...given} label={text.placed} from="placed_from" to="placed_to" faultOf={faultOf} />
          <div className={styles.Two}>
            <FilterAmounts {...given} names={['total_from', 'total_to']} money={money} faultOf={faultOf} />
            <SelectField label={text.filters.country} name="country" defaultValue={filters.country ?? ''}>
              <CountryOptions countries={countries} none={any} />
            </SelectField>
            <TextField label={text.filters.tag} name="tag" defaultValue={filters.tag ?? ''} maxLength={50} />
            <FilterChoice {...given} name="dispute" choices={Object.entries(text.disputeStates)} />
            <FilterChoice {...given} name="trouble" choices={Object.entries(text.troubles)} />
            <SortField sorts={ORDER_SORTS} labels={text.sorts} value={sort} />
            <div className={styles.End}>
              <Checkbox label={text.onlyHeld} name="is_held" defaultChecked={filters.is_held === 'true'} />
            </div>
          </div>
        </>
      )}
    </FilterDialog>
  );
}
