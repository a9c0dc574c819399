import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { MoneyField } from '../../controls/money-field';
import { listMessages } from '../../messages/lists';
import { productsMessages } from '../../messages/product/products';
import { amountField, readFilterForm, type FilterFaults } from './filters.model';
import styles from './products-filters.module.css';
import { PRODUCT_SORTS, type ProductsState } from './products.model';

interface ProductsFiltersProps {
  open: boolean;
  onClose: () => void;
  state: ProductsState;
  currency: string;
  locale: string;
  categories: readonly { id: string; name: string }[];
  onApply: (change: Pick<ProductsState, 'filters' | 'sort'>) => void;
}

interface ChoiceProps {
  name: 'status' | 'is_for_sale' | 'stock_state' | 'has_picture' | 'category_id';
  choices: readonly (readonly [value: string, label: string])[];
  initial: string | undefined;
}

function Choice({ name, choices, initial = '' }: ChoiceProps) {
  const { filters } = useMessages(productsMessages);
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
export function ProductsFilters(props: ProductsFiltersProps) {
  const text = useMessages(productsMessages);
  const words = useMessages(listMessages);
  const { open, onClose, state, currency, locale, categories, onApply } = props;
  const { filters } = state;
  const [faults, setFaults] = useState<FilterFaults>({});
  const money = { currency, locale };
  const sentences = { amount: text.notAnAmount, amountsTurned: words.amountsTurned };
  const faultOf = (name: keyof FilterFaults) => faults[name] && sentences[faults[name]];

  function apply(form: HTMLFormElement): void {
    const { faults: found, ...change } = readFilterForm(new FormData(form), filters, money);
    setFaults(found);
    if (Object.keys(found).length === 0) onApply(change);
  }

  return (
    <FormDialog open={open} onClose={onClose} title={words.filters} submit={words.apply} onSubmit={apply}>
      <div className={styles.Two}>
        <Choice name="status" choices={Object.entries(text.statuses)} initial={filters.status} />
        <Choice name="is_for_sale" choices={Object.entries(text.yesNo)} initial={filters.is_for_sale} />
        <Choice name="stock_state" choices={Object.entries(text.stocks)} initial={filters.stock_state} />
        <Choice name="has_picture" choices={Object.entries(text.pictured)} initial={filters.has_picture} />
        <Choice
          name="category_id"
          choices={categories.map(({ id, name }) => [id, name])}
          initial={filters.category_id}
        />
        <TextField label={text.filters.tag} name="tag" defaultValue={filters.tag ?? ''} maxLength={50} />
        <MoneyField
          label={text.filters.price_from}
          currency={currency}
          name="price_from"
          defaultValue={amountField(filters.price_from, money)}
          error={faultOf('price_from')}
        />
        <MoneyField
          label={text.filters.price_to}
          currency={currency}
          name="price_to"
          defaultValue={amountField(filters.price_to, money)}
          error={faultOf('price_to')}
        />
      </div>
      <SelectField label={words.sortBy} name="sort" defaultValue={state.sort}>
        {PRODUCT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {text.sorts[sort]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
