import type { ListWindow } from '../infra/database/lists/list-window';

/** What staff are shown is counted exactly so far (docs/api.md, 'Paging'). */
export const MOST_COUNTED = 10_000;

/** A window of a list. */
export interface Found<Row> {
  rows: Row[];
  /** of all that match */
  total: number;
  /** false: there are more */
  is_exact: boolean;
}

export type SortOf<Asked extends { sort?: string }> = NonNullable<Asked['sort']>;

/** As `cursorParameters` has it. */
interface PageAsked {
  after?: string;
  page: number;
  page_size: number;
}

/**
 * What a page of a list is read through: one row more than it shows tells whether there is a next one.
 * @param usual the order where none is asked for
 * @returns the window, and what was asked for beside it
 */
export function windowOf<Asked extends PageAsked & { sort?: string }>(asked: Asked, usual: SortOf<Asked>) {
  const { page, page_size, after, sort: _sort, ...filters } = asked;
  const sort = (asked.sort ?? usual) as SortOf<Asked>; // a conditional type is not narrowed by ??
  const limit = page_size + 1;
  const window: ListWindow<SortOf<Asked>> =
    after === undefined ? { sort, limit, offset: (page - 1) * page_size } : { sort, limit, offset: 0, after };
  return { window, filters };
}

/** What was found through such a window, as a page: its rows, and what it says of the list as `cursorFields` has it. */
export function pageOf<Row extends { id: string }>(
  { page, page_size, after }: PageAsked,
  { rows: found, total, is_exact }: Found<Row>,
) {
  const rows = found.slice(0, page_size);
  const next_cursor = found.length > page_size ? (rows.at(-1)?.id ?? null) : null;
  const fields = { total, total_is_exact: is_exact, next_cursor, page: after === undefined ? page : 1, page_size };
  return { rows, fields };
}

/** What a count says that ended one beyond `most`. */
export const totalOf = (counted: number, most = MOST_COUNTED): { total: number; is_exact: boolean } => ({
  total: Math.min(counted, most),
  is_exact: counted <= most,
});

/**
 * How many match, as each row of a window says it beside itself. A window without rows says nothing, unless it is the
 * first one: then none match.
 * @param count is asked where the window does not say
 */
export async function countedBeside(
  rows: readonly { counted: number }[],
  { offset, after }: ListWindow,
  count: () => Promise<number>,
): Promise<number> {
  const isFirst = offset === 0 && after === undefined;
  return rows[0]?.counted ?? (isFirst ? 0 : count());
}
