import { formatDate } from '@tessera/shared/dates';
import { formatMoney } from '@tessera/shared/money';
import type { FilterChip } from '../list/filter-chips';
import { fromStart, listHref, type ListSpec, type ListState } from '../list/list-address';

/** What a filter's value is called. */
export type Say<How> = (value: string, how: How) => string;

/** The word for a state; the state itself where a later one has none. */
export const wordOf = (choices: Record<string, string>, value: string): string => choices[value] ?? value;

export const sayMoney: Say<{ currency: string; locale: string }> = (value, { currency, locale }) =>
  formatMoney(Number(value), currency, locale);

export const sayDay: Say<{ locale: string }> = (value, { locale }) => formatDate(value, locale);

/**
 * The filters that are set in words, each with the address of the list without it.
 * @param names what each filter is called
 */
export function chipsOf<Filter extends string>(
  spec: ListSpec<Filter>,
  state: ListState<Filter>,
  names: Record<Filter, string>,
  say: (name: Filter, value: string) => string,
): FilterChip[] {
  // the keys of a record are what its type says
  return (Object.keys(spec.filters) as Filter[]).flatMap((name) => {
    const value = state.filters[name];
    if (value === undefined) return [];
    const href = listHref(spec, fromStart(state, { filters: { ...state.filters, [name]: undefined } }));
    return [{ key: name, name: names[name], value: say(name, value), href }];
  });
}
