import { DateRange } from '../../list/date-range';

interface FilterDaysProps<Filter extends string> {
  label: string;
  from: Filter;
  to: Filter;
  /** the filters on show */
  filters: Partial<Record<Filter, string>>;
  faultOf: (name: Filter) => string | undefined;
}

/** Filters that are a range of days. */
export const FilterDays = <Filter extends string>({ label, from, to, filters, faultOf }: FilterDaysProps<Filter>) => (
  <DateRange
    label={label}
    names={{ from, to }}
    initial={{ from: filters[from] ?? '', to: filters[to] ?? '' }}
    error={faultOf(to)}
  />
);
