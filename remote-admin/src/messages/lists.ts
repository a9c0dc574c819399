import { defineMessages, plural } from '@tessera/shared/i18n';

/** What every list of the back office says. Numbers come formatted. */
const en = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  firstPage: 'Go to the first page',
  toFirst: 'First page',
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  shown: (count: string, total: string) => `${count} of ${total}`,
  moreThan: (total: string) => `more than ${total}`,
  noPage: (page: number) => `There is no page ${page}`,
  selectPage: 'Select all on this page',
  selectAll: 'Select all',
  selectRow: (name: string) => `Select ${name}`,
  selected: (count: number) => plural('en', count, { one: '1 selected', other: `${count} selected` }),
  clearSelection: 'Clear the selection',
  columns: 'Columns',
  columnsHint: 'Columns shown',
  resetColumns: 'Show the usual columns',
  filter: 'Filter',
  filterCount: (count: number) => plural('en', count, { one: '1 filter is set', other: `${count} filters are set` }),
  filters: 'Filters',
  apply: 'Show results',
  clearFilters: 'Clear all',
  removeFilter: (name: string, value: string) => `Remove the filter ${name}: ${value}`,
  any: 'Any',
  sortBy: 'Sort by',
  from: 'From',
  to: 'To',
  fromDay: (day: string) => `from ${day}`,
  toDay: (day: string) => `to ${day}`,
  dates: {
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    quarter: 'Last 90 days',
  },
  datesTurned: 'The last day is before the first.',
  amountsTurned: 'The highest amount is below the lowest.',
};

export const listMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin" */ './de/lists').then((module) => module.lists),
});
