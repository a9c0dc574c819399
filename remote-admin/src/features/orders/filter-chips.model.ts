import { countryName } from '@tessera/shared/addresses';
import { formatDate } from '@tessera/shared/dates';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { fromStart, listHref } from '../../list/list-address';
import type { FilterChip } from '../../list/filter-chips';
import { ordersMessages } from '../../messages/orders/orders';
import { orderList, type OrderFilter, type OrdersState } from './orders.model';

interface In {
  currency: string;
  locale: string;
}

type Say = (value: string, how: In) => string;

const words = () => messagesIn(ordersMessages);
/** The word for a state; the state itself where a later one has none. */
const wordOf = (choices: Record<string, string>, value: string): string => choices[value] ?? value;
const money: Say = (value, { currency, locale }) => formatMoney(Number(value), currency, locale);
const day: Say = (value, { locale }) => formatDate(value, locale);

const SAY: Record<OrderFilter, Say> = {
  status: (value) => wordOf(words().statuses, value),
  payment_status: (value) => wordOf(words().payments, value),
  fulfilment_status: (value) => wordOf(words().shipments, value),
  placed_from: day,
  placed_to: day,
  total_from: money,
  total_to: money,
  country: (value, { locale }) => countryName(value, locale),
  tag: (value) => value,
  customer_id: () => words().thisCustomer,
  dispute: (value) => wordOf(words().disputeStates, value),
  trouble: (value) => wordOf(words().troubles, value),
  is_held: (value) => (value === 'true' ? words().yes : words().no),
};

/** The filters that are set in words, each with the address of the list without it. */
export function filterChips(state: OrdersState, how: In): FilterChip[] {
  // the keys of a record are what its type says
  return (Object.keys(orderList.filters) as OrderFilter[]).flatMap((name) => {
    const value = state.filters[name];
    if (value === undefined) return [];
    const { [name]: _gone, ...filters } = state.filters;
    const href = listHref(orderList, fromStart(state, { filters: filters as OrdersState['filters'] }));
    return [{ key: name, name: words().filters[name], value: SAY[name](value, how), href }];
  });
}
