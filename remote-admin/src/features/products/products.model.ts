import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../messages/admin';
export const PAGE_SIZE = 25;

/** Orders that the API knows (GET admin/products); the list has no use for 'newest', the dashboard shows those. */
const SORTS = ['name', 'price', '-price', 'last_modified'] as const;
export type Sort = (typeof SORTS)[number];

/** Columns that can be sorted, each with its orders in the turn in which presses on its heading ask for them. */
const COLUMN_SORTS = {
  name: ['name'],
  price: ['price', '-price'],
  updated: ['last_modified'],
} as const satisfies Record<string, readonly Sort[]>;
export type SortColumn = keyof typeof COLUMN_SORTS;

const DESCENDING: Sort[] = ['-price', 'last_modified'];

/** What the list shows; it lives in the address, so that back and a shared link both work. */
export interface ListState {
  search: string;
  sort: Sort;
  page: number;
}

const DEFAULT_STATE: ListState = { search: '', sort: 'last_modified', page: 1 };

function isSort(value: string | null): value is Sort {
  return SORTS.some((sort) => sort === value);
}

/** Reads the list's state from the address; anything that is not understood falls back to its default. */
export function readListState(params: URLSearchParams): ListState {
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim(),
    sort: isSort(sort) ? sort : DEFAULT_STATE.sort,
    page: Number.isSafeInteger(page) && page >= 1 ? page : DEFAULT_STATE.page,
  };
}

/** The address of a list state: only what differs from the default, in one order, so that one list has one address. */
export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set('search', state.search);
  if (state.sort !== DEFAULT_STATE.sort) params.set('sort', state.sort);
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** The state after a press on a column's heading: its first order, then its next; always from the first page. */
export function sortedBy(state: ListState, column: SortColumn): ListState {
  const sorts: readonly Sort[] = COLUMN_SORTS[column];
  const sort = sorts[(sorts.indexOf(state.sort) + 1) % sorts.length] ?? state.sort;
  return { ...state, sort, page: 1 };
}

/** The `aria-sort` of a column's heading. */
export function sortDirection(sort: Sort, column: SortColumn): 'ascending' | 'descending' | 'none' {
  const sorts: readonly Sort[] = COLUMN_SORTS[column];
  if (!sorts.includes(sort)) return 'none';
  return DESCENDING.includes(sort) ? 'descending' : 'ascending';
}

/** '26–50 of 1,234', or '' when there is nothing. */
export function rangeText(page: number, pageSize: number, total: number, locale: string): string {
  if (total === 0) return '';
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const format = (value: number) => value.toLocaleString(locale);
  return messagesIn(adminMessages).range(format(first), format(last), format(total));
}

/** How many pages a list of `total` rows has; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
