import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDays } from '../../list-page/filters/filter-days';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import styles from '../../list-page/filters/filters.module.css';
import { readFilters } from '../../list-page/filters/read-filters.model';
import { SortField } from '../../list-page/filters/sort-field';
import { transactionsMessages } from '../../messages/transactions/transactions';
import { TRANSACTION_SORTS, type TransactionFilter } from './transactions.model';

const read = (form: FormData) =>
  readFilters<TransactionFilter>(
    {
      words: ['kind', 'method', 'state', 'at_from', 'at_to'],
      typed: [{ names: ['currency'], read: asCurrency, fault: 'amount' }],
      days: [['at_from', 'at_to']],
    },
    form,
    {},
  );

function asCurrency(text: string): string | undefined {
  const currency = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}

/** Everything that the list can be asked for, in one form. */
export default function TransactionsFilters({ state, ...dialog }: FilterDialogProps<TransactionFilter>) {
  const text = useMessages(transactionsMessages);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  return (
    <FilterDialog<TransactionFilter> {...dialog} read={read} sentences={{ amount: text.currencyHint }}>
      {(faultOf) => (
        <>
          <div className={styles.Two}>
            <FilterChoice {...given} name="kind" choices={Object.entries(text.kinds)} />
            <FilterChoice {...given} name="method" choices={Object.entries(text.methods)} />
            <FilterChoice {...given} name="state" choices={Object.entries(text.states)} />
            <TextField
              label={text.filters.currency}
              name="currency"
              autoComplete="off"
              maxLength={3}
              defaultValue={filters.currency ?? ''}
              hint={text.currencyHint}
              error={faultOf('currency')}
            />
          </div>
          <FilterDays {...given} label={text.when} from="at_from" to="at_to" faultOf={faultOf} />
          <SortField sorts={TRANSACTION_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
