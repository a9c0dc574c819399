import { paths } from '@tessera/shared/paths';
import type { AdminOrderSummary } from '@tessera/shared/contract';
import { isDay } from '../../list/date-range.model';
import type { ListSpec, ListState } from '../../list/list-address';
import { DISPUTE_TONES, PAYMENT_TONES, SHIPMENT_TONES, STATUS_TONES } from '../../orders/order-states';

/** Every filter of the list, by the name that address and API have for it. */
export type OrderFilter =
  | 'status'
  | 'payment_status'
  | 'fulfilment_status'
  | 'placed_from'
  | 'placed_to'
  | 'total_from'
  | 'total_to'
  | 'country'
  | 'tag'
  | 'customer_id'
  | 'is_held'
  | 'dispute'
  | 'trouble';

export type OrdersState = ListState<OrderFilter>;

export const ORDER_SORTS = ['-placed_at', 'placed_at', '-total', 'total'] as const;

/** Those that can be chosen, in the table's order. */
export const ORDER_COLUMNS = [
  'number',
  'placed_at',
  'customer',
  'status',
  'payment',
  'shipment',
  'items',
  'total',
  'country',
  'tags',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** What is shown when nothing is said. */
export const USUAL_COLUMNS: readonly OrderColumn[] = [
  'number',
  'placed_at',
  'customer',
  'payment',
  'shipment',
  'items',
  'total',
  'tags',
];

const oneOf =
  (values: object) =>
  (value: string): boolean =>
    Object.hasOwn(values, value);

const isAmount = (value: string): boolean => /^\d{1,15}$/.test(value);

/** The list's address, and what makes sense in it. */
export const orderList: ListSpec<OrderFilter> = {
  path: paths.adminOrders(),
  sorts: ORDER_SORTS,
  filters: {
    status: oneOf(STATUS_TONES),
    payment_status: oneOf(PAYMENT_TONES),
    fulfilment_status: oneOf(SHIPMENT_TONES),
    placed_from: isDay,
    placed_to: isDay,
    total_from: isAmount,
    total_to: isAmount,
    country: (value) => /^[A-Z]{2}$/.test(value),
    tag: (value) => value.length <= 50,
    customer_id: (value) => /^[0-9a-f-]{36}$/i.test(value),
    is_held: (value) => value === 'true' || value === 'false',
    dispute: oneOf(DISPUTE_TONES),
    trouble: (value) => value === 'refund' || value === 'capture',
  },
  columns: ORDER_COLUMNS,
};

/** The columns on show, in the table's order. */
export function shownColumns({ columns }: Pick<OrdersState, 'columns'>): readonly OrderColumn[] {
  if (!columns) return USUAL_COLUMNS;
  // the first one names its row
  return ORDER_COLUMNS.filter((key) => key === 'number' || columns.includes(key));
}

/** The list's columns after one was switched; undefined where they are the usual ones again. */
export function switchColumn(
  state: Pick<OrdersState, 'columns'>,
  key: OrderColumn,
): readonly OrderColumn[] | undefined {
  const shown = new Set(shownColumns(state));
  if (!shown.delete(key)) shown.add(key);
  const next = ORDER_COLUMNS.filter((column) => shown.has(column));
  return next.length === USUAL_COLUMNS.length && next.every((column) => USUAL_COLUMNS.includes(column))
    ? undefined
    : next;
}

type BuiltInView = 'all' | 'unpaid' | 'toShip' | 'partlyShipped' | 'underWay' | 'held' | 'disputed' | 'cancelled';

/** What staff look at every day. */
export const BUILT_IN_VIEWS: Record<BuiltInView, OrdersState['filters']> = {
  all: {},
  unpaid: { status: 'awaiting_payment' },
  toShip: { status: 'open', fulfilment_status: 'unfulfilled' },
  partlyShipped: { status: 'open', fulfilment_status: 'partly_shipped' },
  underWay: { fulfilment_status: 'shipped' },
  held: { is_held: 'true' },
  disputed: { dispute: 'open' },
  cancelled: { status: 'cancelled' },
};

/** A row's customer: the account's name, or for a guest the e-mail address alone. */
export function customerName({ customer, email }: Pick<AdminOrderSummary, 'customer' | 'email'>): string {
  return customer?.name || email;
}
