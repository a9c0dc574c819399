import type { CustomerGroup } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { FilterAmounts } from '../../list-page/filters/filter-amounts';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDays } from '../../list-page/filters/filter-days';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import styles from '../../list-page/filters/filters.module.css';
import { SortField } from '../../list-page/filters/sort-field';
import { customersMessages } from '../../messages/customers/customers';
import type { MoneyFormat } from '../../numbers/money.model';
import { CUSTOMER_SORTS, type CustomerFilter } from './customers.model';
import { readFilterForm } from './filters.model';

type CustomersFiltersProps = FilterDialogProps<
  CustomerFilter,
  { money: MoneyFormat; groups: readonly CustomerGroup[] }
>;

/** Everything that the list can be asked for, in one form. */
export default function CustomersFilters({ state, context: { money, groups }, ...dialog }: CustomersFiltersProps) {
  const text = useMessages(customersMessages);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  const sentences = { amount: text.notAnAmount, count: text.notANumber };
  return (
    <FilterDialog<CustomerFilter> {...dialog} read={(form) => readFilterForm(form, money)} sentences={sentences}>
      {(faultOf) => (
        <>
          <div className={styles.Two}>
            <FilterChoice {...given} name="state" choices={Object.entries(text.states)} />
            <FilterChoice {...given} name="newsletter" choices={Object.entries(text.yesNo)} />
            <FilterChoice {...given} name="group_id" choices={groups.map(({ id, name }) => [id, name])} />
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
            <FilterAmounts {...given} names={['spent_from', 'spent_to']} money={money} faultOf={faultOf} />
          </div>
          <FilterDays {...given} label={text.lastOrder} from="last_order_from" to="last_order_to" faultOf={faultOf} />
          <FilterDays {...given} label={text.since} from="since_from" to="since_to" faultOf={faultOf} />
          <SortField sorts={CUSTOMER_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
