import { CUSTOMER_SORTS } from '@tessera/shared/contract';
import { CUSTOMER_TONES } from '../../customers/customer-states';
import { isDay } from '../../list/date-range.model';
import type { ListSpec, ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';

/** Every filter of the list, by the name that address and API have for it. */
export type CustomerFilter =
  | 'state'
  | 'group_id'
  | 'tag'
  | 'newsletter'
  | 'orders_from'
  | 'orders_to'
  | 'spent_from'
  | 'spent_to'
  | 'last_order_from'
  | 'last_order_to'
  | 'since_from'
  | 'since_to';

export type CustomersState = ListState<CustomerFilter>;

export { CUSTOMER_SORTS };

type BuiltInView = 'all' | 'buyers' | 'regulars' | 'noOrders' | 'subscribers' | 'suspended';

/** What staff look for every day. */
export const BUILT_IN_VIEWS: Record<BuiltInView, CustomersState['filters']> = {
  all: {},
  buyers: { orders_from: '1' },
  regulars: { orders_from: '3' },
  noOrders: { orders_to: '0' },
  subscribers: { newsletter: 'true' },
  suspended: { state: 'suspended' },
};

const isAmount = (value: string): boolean => /^\d{1,12}$/.test(value);
const isCount = (value: string): boolean => /^\d{1,6}$/.test(value);

/** The list's address, and what makes sense in it. */
export const customerList: ListSpec<CustomerFilter> = {
  path: adminPaths.customers(),
  sorts: CUSTOMER_SORTS,
  filters: {
    state: (value) => Object.hasOwn(CUSTOMER_TONES, value),
    group_id: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
    tag: (value) => value.length <= 50,
    newsletter: (value) => value === 'true' || value === 'false',
    orders_from: isCount,
    orders_to: isCount,
    spent_from: isAmount,
    spent_to: isAmount,
    last_order_from: isDay,
    last_order_to: isDay,
    since_from: isDay,
    since_to: isDay,
  },
};
