import { moneyInput, parseMoney } from '../../controls/money.model';
import type { CustomerFilter, CustomersState } from './customers.model';

type Filters = CustomersState['filters'];

/** What is wrong with what was typed, by the field where it is said. */
export type FilterFault = 'amount' | 'count' | 'amountsTurned' | 'datesTurned';
export type FilterFaults = Partial<Record<CustomerFilter, FilterFault>>;

interface Money {
  currency: string;
  locale: string;
}

/** An amount of the address (minor units) as it stands in its field. */
export const amountField = (minor: string | undefined, { currency, locale }: Money): string =>
  minor === undefined ? '' : moneyInput(Number(minor), currency, locale);

const PLAIN: CustomerFilter[] = [
  'state',
  'group_id',
  'tag',
  'newsletter',
  'last_order_from',
  'last_order_to',
  'since_from',
  'since_to',
];
const COUNTS = ['orders_from', 'orders_to'] as const;
const AMOUNTS = ['spent_from', 'spent_to'] as const;
/** The largest number and sum that the address takes. */
const MOST_ORDERS = 999_999;
const MOST_MONEY = 999_999_999_999;

/** Ranges, of which the end must not stand before the beginning. */
const RANGES = [
  ['orders_from', 'orders_to', 'amountsTurned'],
  ['spent_from', 'spent_to', 'amountsTurned'],
  ['last_order_from', 'last_order_to', 'datesTurned'],
  ['since_from', 'since_to', 'datesTurned'],
] as const;

/** Text of a field without the spaces around it. */
function valueOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function turnedFaults(filters: Filters): FilterFaults {
  const faults: FilterFaults = {};
  for (const [from, to, fault] of RANGES) {
    const [first, last] = [filters[from], filters[to]];
    if (first === undefined || last === undefined) continue;
    const isTurned = fault === 'datesTurned' ? last < first : Number(last) < Number(first);
    if (isTurned) faults[to] = fault;
  }
  return faults;
}

/**
 * Reads the filters' form: what is empty is not asked for.
 * @returns the filters, and what keeps them from being asked for
 */
export function readFilterForm(
  form: FormData,
  { currency, locale }: Money,
): { filters: Filters; sort: string; faults: FilterFaults } {
  const filters: Filters = {};
  const faults: FilterFaults = {};
  for (const name of PLAIN) {
    const value = valueOf(form, name);
    if (value) filters[name] = value;
  }
  for (const name of COUNTS.filter((field) => valueOf(form, field) !== '')) {
    const count = Number(valueOf(form, name));
    if (Number.isInteger(count) && count >= 0 && count <= MOST_ORDERS) filters[name] = String(count);
    else faults[name] = 'count';
  }
  for (const name of AMOUNTS.filter((field) => valueOf(form, field) !== '')) {
    const minor = parseMoney(valueOf(form, name), currency, locale);
    if (minor === undefined || minor > MOST_MONEY) faults[name] = 'amount';
    else filters[name] = String(minor);
  }
  return { filters, sort: valueOf(form, 'sort'), faults: { ...turnedFaults(filters), ...faults } };
}
