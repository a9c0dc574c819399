import { moneyInput, parseMoney } from '../../controls/money.model';
import type { ProductFilter, ProductsState } from './products.model';

type Filters = ProductsState['filters'];

/** What is wrong with what was typed, by the field where it is said. */
export type FilterFault = 'amount' | 'amountsTurned';
export type FilterFaults = Partial<Record<ProductFilter, FilterFault>>;

interface Money {
  currency: string;
  locale: string;
}

/** An amount of the address (minor units) as it stands in its field. */
export const amountField = (minor: string | undefined, { currency, locale }: Money): string =>
  minor === undefined ? '' : moneyInput(Number(minor), currency, locale);

const PLAIN: ProductFilter[] = ['status', 'is_for_sale', 'stock_state', 'has_picture', 'category_id', 'tag'];
const AMOUNTS = ['price_from', 'price_to'] as const;
/** The largest sum that the address takes, in minor units. */
const MOST_MONEY = 999_999_999;

/** Text of a field without the spaces around it. */
function valueOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

const isTurned = ({ price_from, price_to }: Filters): boolean =>
  price_from !== undefined && price_to !== undefined && Number(price_to) < Number(price_from);

/**
 * Reads the filters' form: what is empty is not asked for.
 * @param before the filters on show; the one that has no field stays
 * @returns the filters, and what keeps them from being asked for
 */
export function readFilterForm(
  form: FormData,
  before: Filters,
  { currency, locale }: Money,
): { filters: Filters; sort: string; faults: FilterFaults } {
  const filters: Filters = before.published ? { published: before.published } : {};
  for (const name of PLAIN) {
    const value = valueOf(form, name);
    if (value) filters[name] = value;
  }
  const faults: FilterFaults = {};
  for (const name of AMOUNTS.filter((field) => valueOf(form, field) !== '')) {
    const minor = parseMoney(valueOf(form, name), currency, locale);
    if (minor === undefined || minor > MOST_MONEY) faults[name] = 'amount';
    else filters[name] = String(minor);
  }
  if (isTurned(filters)) faults.price_to = 'amountsTurned';
  return { filters, sort: valueOf(form, 'sort'), faults };
}
