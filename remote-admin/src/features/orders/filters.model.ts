import { asAmount } from '../../list-page/filters/amounts.model';
import { readFilters, type ReadFilters } from '../../list-page/filters/read-filters.model';
import type { MoneyFormat } from '../../numbers/money.model';
import type { OrderFilter, OrdersState } from './orders.model';

const AMOUNTS = ['total_from', 'total_to'] as const;
const DAYS = ['placed_from', 'placed_to'] as const;

/**
 * Reads the filters' form: what is empty is not asked for.
 * @param before the filters on show; the one that has no field stays
 */
export function readFilterForm(
  form: FormData,
  before: OrdersState['filters'],
  money: MoneyFormat,
): ReadFilters<OrderFilter> {
  const fields = {
    words: ['status', 'payment_status', 'fulfilment_status', ...DAYS, 'country', 'tag', 'dispute', 'trouble'],
    typed: [{ names: AMOUNTS, read: asAmount(money), fault: 'amount' }],
    numbers: [AMOUNTS],
    days: [DAYS],
    kept: ['customer_id'],
  } as const;
  const { filters, ...rest } = readFilters<OrderFilter>(fields, form, before);
  return { filters: { ...filters, ...(form.has('is_held') && { is_held: 'true' }) }, ...rest };
}
