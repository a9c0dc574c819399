import { countryName } from '@tessera/shared/addresses';
import { messagesIn } from '@tessera/shared/i18n';
import type { FilterChip } from '../../list/filter-chips';
import { chipsOf, sayDay, sayMoney, wordOf, type Say } from '../../list-page/filter-chips.model';
import { ordersMessages } from '../../messages/orders/orders';
import { orderList, type OrderFilter, type OrdersState } from './orders.model';

interface In {
  currency: string;
  locale: string;
}

const words = () => messagesIn(ordersMessages);

const SAY: Record<OrderFilter, Say<In>> = {
  status: (value) => wordOf(words().statuses, value),
  payment_status: (value) => wordOf(words().payments, value),
  fulfilment_status: (value) => wordOf(words().shipments, value),
  placed_from: sayDay,
  placed_to: sayDay,
  total_from: sayMoney,
  total_to: sayMoney,
  country: (value, { locale }) => countryName(value, locale),
  tag: (value) => value,
  customer_id: () => words().thisCustomer,
  dispute: (value) => wordOf(words().disputeStates, value),
  trouble: (value) => wordOf(words().troubles, value),
  is_held: (value) => (value === 'true' ? words().yes : words().no),
};

/** The filters that are set in words. */
export const filterChips = (state: OrdersState, how: In): FilterChip[] =>
  chipsOf(orderList, state, words().filters, (name, value) => SAY[name](value, how));
