import { moneyInput, parseMoney } from '../../controls/money.model';
import type { OrderFilter, OrdersState } from './orders.model';

type Filters = OrdersState['filters'];

/** What is wrong with what was typed, by the field where it is said. */
export type FilterFault = 'amount' | 'amountsTurned' | 'datesTurned';
export type FilterFaults = Partial<Record<OrderFilter, FilterFault>>;

interface Money {
  currency: string;
  locale: string;
}

/** An amount of the address (minor units) as it stands in its field. */
export const amountField = (minor: string | undefined, { currency, locale }: Money): string =>
  minor === undefined ? '' : moneyInput(Number(minor), currency, locale);

const PLAIN: OrderFilter[] = [
  'status',
  'payment_status',
  'fulfilment_status',
  'placed_from',
  'placed_to',
  'country',
  'tag',
  'dispute',
  'trouble',
];
const AMOUNTS = ['total_from', 'total_to'] as const;

/** Text of a field without the spaces around it. */
function valueOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Ends that stand before their beginnings. */
function turnedFaults({ placed_from, placed_to, total_from, total_to }: Filters): FilterFaults {
  return {
    ...(placed_from && placed_to && placed_to < placed_from && { placed_to: 'datesTurned' }),
    ...(total_from && total_to && Number(total_to) < Number(total_from) && { total_to: 'amountsTurned' }),
  };
}

/**
 * Reads the filters' form: what is empty is not asked for.
 * @param before the filters on show; the ones that have no field stay
 * @returns the filters, and what keeps them from being asked for
 */
export function readFilterForm(
  form: FormData,
  before: Filters,
  { currency, locale }: Money,
): { filters: Filters; sort: string; faults: FilterFaults } {
  const filters: Filters = before.customer_id ? { customer_id: before.customer_id } : {};
  for (const name of PLAIN) {
    const value = valueOf(form, name);
    if (value) filters[name] = value;
  }
  if (form.has('is_held')) filters.is_held = 'true';
  const faults: FilterFaults = {};
  for (const name of AMOUNTS.filter((field) => valueOf(form, field) !== '')) {
    const minor = parseMoney(valueOf(form, name), currency, locale);
    if (minor === undefined) faults[name] = 'amount';
    else filters[name] = String(minor);
  }
  return { filters, sort: valueOf(form, 'sort'), faults: { ...turnedFaults(filters), ...faults } };
}
