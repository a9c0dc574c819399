import type { CustomerGroup } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import type { FilterChip } from '../../list/filter-chips';
import { chipsOf, sayDay, sayMoney, wordOf, type Say } from '../../list-page/filter-chips.model';
import { customersMessages } from '../../messages/customers/customers';
import { customerList, type CustomerFilter, type CustomersState } from './customers.model';

interface In {
  currency: string;
  locale: string;
  /** as far as they are known */
  groups: readonly CustomerGroup[];
}

const words = () => messagesIn(customersMessages);
const count: Say<In> = (value, { locale }) => Number(value).toLocaleString(locale);

const SAY: Record<CustomerFilter, Say<In>> = {
  state: (value) => wordOf(words().states, value),
  group_id: (value, { groups }) => groups.find(({ id }) => id === value)?.name ?? words().thisGroup,
  tag: (value) => value,
  newsletter: (value) => wordOf(words().yesNo, value),
  orders_from: count,
  orders_to: count,
  spent_from: sayMoney,
  spent_to: sayMoney,
  last_order_from: sayDay,
  last_order_to: sayDay,
  since_from: sayDay,
  since_to: sayDay,
};

/** The filters that are set in words. */
export const filterChips = (state: CustomersState, how: In): FilterChip[] =>
  chipsOf(customerList, state, words().filters, (name, value) => SAY[name](value, how));
