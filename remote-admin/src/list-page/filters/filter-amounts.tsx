import { MoneyField } from '../../controls/money-field';
import type { MoneyFormat } from '../../numbers/money.model';
import { amountField } from './amounts.model';

interface FilterAmountsProps<Filter extends string> {
  /** from, and to */
  names: readonly Filter[];
  /** what each filter is called */
  labels: Record<Filter, string>;
  /** the filters on show */
  filters: Partial<Record<Filter, string>>;
  money: MoneyFormat;
  faultOf: (name: Filter) => string | undefined;
}

/** Filters that are sums of money, a field for each. */
export function FilterAmounts<Filter extends string>(props: FilterAmountsProps<Filter>) {
  const { names, labels, filters, money, faultOf } = props;
  return names.map((name) => (
    <MoneyField
      key={name}
      label={labels[name]}
      currency={money.currency}
      name={name}
      defaultValue={amountField(filters[name], money)}
      error={faultOf(name)}
    />
  ));
}
