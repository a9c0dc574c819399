import { valueOf } from '../../controls/write-errors';
import type { ListState } from '../../list/list-address';

/** What is wrong with what was typed, by the field where it is said. */
export type FilterFault = 'amount' | 'count' | 'range' | 'amountsTurned' | 'datesTurned';
export type FilterFaults<Filter extends string> = Partial<Record<Filter, FilterFault>>;

export interface ReadFilters<Filter extends string> {
  filters: ListState<Filter>['filters'];
  sort?: string;
  /** what keeps them from being asked for */
  faults: FilterFaults<Filter>;
}

/** The fields of a list's filters. */
export interface FilterFields<Filter extends string> {
  /** asked for as they are chosen or typed */
  words: readonly Filter[];
  /** asked for as `read` has it, which gives nothing for what makes no sense */
  typed?: readonly {
    names: readonly Filter[];
    read: (text: string) => string | undefined;
    fault: FilterFault;
  }[];
  /** of which the end must not stand before the beginning: of days, and of numbers */
  days?: readonly (readonly [from: Filter, to: Filter])[];
  numbers?: readonly (readonly [from: Filter, to: Filter])[];
  /** without a field: they stay as they are */
  kept?: readonly Filter[];
}

/** Reads a whole number. @param most the largest one that the address takes */
export function asCount(most: number) {
  return (text: string): string | undefined => {
    const count = Number(text);
    return Number.isInteger(count) && count >= 0 && count <= most ? String(count) : undefined;
  };
}

/** Ends that stand before their beginnings. */
function turnedFaults<Filter extends string>(
  { days = [], numbers = [] }: FilterFields<Filter>,
  filters: ListState<Filter>['filters'],
): FilterFaults<Filter> {
  const faults: FilterFaults<Filter> = {};
  const check = (ranges: typeof days, fault: FilterFault, isTurned: (from: string, to: string) => boolean) => {
    for (const [from, to] of ranges) {
      const [first, last] = [filters[from], filters[to]];
      if (first !== undefined && last !== undefined && isTurned(first, last)) faults[to] = fault;
    }
  };
  check(days, 'datesTurned', (from, to) => to < from);
  check(numbers, 'amountsTurned', (from, to) => Number(to) < Number(from));
  return faults;
}

/**
 * Reads the form of a list's filters: what is empty is not asked for.
 * @param before the filters on show
 */
export function readFilters<Filter extends string>(
  fields: FilterFields<Filter>,
  form: FormData,
  before: ListState<Filter>['filters'],
): ReadFilters<Filter> {
  const { words, typed = [], kept = [] } = fields;
  const filters: ListState<Filter>['filters'] = {};
  const faults: FilterFaults<Filter> = {};
  for (const name of kept) if (before[name]) filters[name] = before[name];
  for (const name of words) {
    const text = valueOf(form, name);
    if (text) filters[name] = text;
  }
  for (const { names, read, fault } of typed) {
    for (const name of names.filter((one) => valueOf(form, one) !== '')) {
      const value = read(valueOf(form, name));
      if (value === undefined) faults[name] = fault;
      else filters[name] = value;
    }
  }
  return { filters, sort: valueOf(form, 'sort'), faults: { ...turnedFaults(fields, filters), ...faults } };
}
