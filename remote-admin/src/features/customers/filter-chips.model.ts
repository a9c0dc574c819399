import type { CustomerGroup } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import type { FilterChip } from '../../list/filter-chips';
import { fromStart, listHref } from '../../list/list-address';
import { customersMessages } from '../../messages/customers/customers';
import { customerList, type CustomerFilter, type CustomersState } from './customers.model';

interface In {
  currency: string;
  locale: string;
  /** as far as they are known */
  groups: readonly CustomerGroup[];
}

type Say = (value: string, how: In) => string;

const words = () => messagesIn(customersMessages);
/** The word for a state; the state itself where a later one has none. */
const wordOf = (choices: Record<string, string>, value: string): string => choices[value] ?? value;
const money: Say = (value, { currency, locale }) => formatMoney(Number(value), currency, locale);
const day: Say = (value, { locale }) => formatDate(value, locale);
const count: Say = (value, { locale }) => Number(value).toLocaleString(locale);

const SAY: Record<CustomerFilter, Say> = {
  state: (value) => wordOf(words().states, value),
  group_id: (value, { groups }) => groups.find(({ id }) => id === value)?.name ?? words().thisGroup,
  tag: (value) => value,
  newsletter: (value) => wordOf(words().yesNo, value),
  orders_from: count,
  orders_to: count,
  spent_from: money,
  spent_to: money,
  last_order_from: day,
  last_order_to: day,
  since_from: day,
  since_to: day,
};

/** The filters that are set in words, each with the address of the list without it. */
export function filterChips(state: CustomersState, how: In): FilterChip[] {
  // the keys of a record are what its type says
  return (Object.keys(customerList.filters) as CustomerFilter[]).flatMap((name) => {
    const value = state.filters[name];
    if (value === undefined) return [];
    const { [name]: _gone, ...filters } = state.filters;
    const href = listHref(customerList, fromStart(state, { filters: filters as CustomersState['filters'] }));
    return [{ key: name, name: words().filters[name], value: SAY[name](value, how), href }];
  });
}
