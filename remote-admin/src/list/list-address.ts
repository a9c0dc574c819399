/** What a list shows. It lives in the address, so that back and a shared link both work. */
export interface ListState<Filter extends string = string> {
  search: string;
  /** as the API names it */
  sort: string;
  /** only those that are set */
  filters: Partial<Record<Filter, string>>;
  /** from 1, for lists that are paged by number */
  page: number;
  /** where the page begins in a list that is paged by cursor; '' for its first page */
  after: string;
  /** the keys of the columns shown, in the table's order; undefined: the usual ones */
  columns: readonly string[] | undefined;
}

export interface ListSpec<Filter extends string = string> {
  /** of the page, without its query */
  path: string;
  /** the orders that the API knows; the first one is the usual one */
  sorts: readonly string[];
  /** each filter's name in address and API, and which of its values make sense */
  filters: Record<Filter, (value: string) => boolean>;
  /** keys of the columns that can be chosen */
  columns?: readonly string[];
}

const MOST_CHARACTERS = 200;
/** Of a filter: what several attributes are asked is one. */
const LONGEST_FILTER = 800;

/** The state in which a list is when nothing is said. */
export function plainList(spec: ListSpec): ListState<never> {
  return { search: '', sort: spec.sorts[0] ?? '', filters: {}, page: 1, after: '', columns: undefined };
}

function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

function readFilters<Filter extends string>(
  { filters }: ListSpec<Filter>,
  params: URLSearchParams,
): Partial<Record<Filter, string>> {
  const found: Partial<Record<Filter, string>> = {};
  // the keys of a record are what its type says
  for (const name of Object.keys(filters) as Filter[]) {
    const value = params.get(name)?.trim();
    if (value && value.length <= LONGEST_FILTER && filters[name](value)) found[name] = value;
  }
  return found;
}

function readColumns({ columns = [] }: ListSpec, value: string | null): readonly string[] | undefined {
  const wanted = value?.split(',') ?? [];
  const known = columns.filter((key) => wanted.includes(key));
  return known.length > 0 ? known : undefined;
}

/** Reads a list's state from the address; whatever is not understood falls back to its default. */
export function readList<Filter extends string>(spec: ListSpec<Filter>, params: URLSearchParams): ListState<Filter> {
  const plain = plainList(spec);
  const sort = params.get('sort') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, MOST_CHARACTERS),
    sort: spec.sorts.includes(sort) ? sort : plain.sort,
    filters: readFilters(spec, params),
    page: readPage(params.get('page')),
    after: params.get('after') ?? '',
    columns: readColumns(spec, params.get('columns')),
  };
}

/** The query of a list's address: only what differs from the default, in one order, so that one list has one address. */
export function writeList<Filter extends string>(spec: ListSpec<Filter>, state: ListState<Filter>): URLSearchParams {
  const params = new URLSearchParams();
  // the keys of a record are what its type says
  for (const name of Object.keys(spec.filters) as Filter[]) {
    const value = state.filters[name];
    if (value) params.set(name, value);
  }
  if (state.search) params.set('search', state.search);
  if (state.sort !== plainList(spec).sort) params.set('sort', state.sort);
  if (state.columns) params.set('columns', state.columns.join(','));
  if (state.page > 1) params.set('page', String(state.page));
  if (state.after) params.set('after', state.after);
  return params;
}

/** The address of a list in a state. */
export function listHref<Filter extends string>(spec: ListSpec<Filter>, state: ListState<Filter>): string {
  const query = writeList(spec, state).toString();
  return query ? `${spec.path}?${query}` : spec.path;
}

/** The same list from its first page on: what another question begins with. */
export function fromStart<Filter extends string>(
  state: ListState<Filter>,
  change: Partial<ListState<Filter>>,
): ListState<Filter> {
  return { ...state, page: 1, after: '', ...change };
}

/** The address of a view of a list: these filters, and the usual of everything else. */
export function viewHref<Filter extends string>(spec: ListSpec<Filter>, filters: ListState<Filter>['filters']): string {
  return listHref(spec, { ...plainList(spec), filters });
}

/** What is asked for, without the page that is on show: what a view keeps. */
export function questionOf<Filter extends string>(spec: ListSpec<Filter>, state: ListState<Filter>): string {
  return writeList(spec, fromStart(state, {})).toString();
}

/** What API and downloads are asked for. */
export function searchParamsOf({ filters, search, sort }: ListState): Record<string, string> {
  const set = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(set), ...(search && { search }), sort };
}
