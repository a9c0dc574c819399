import type { ReactNode } from 'react';

/** One order that a list can be in, as the API names it. */
export interface SortOrder {
  value: string;
  direction: 'ascending' | 'descending';
}

/** A column of a list. The first one names its row. */
export interface Column<Row> {
  /** stands in the address where columns are chosen */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** what is not stated takes the room that the others leave */
  width?: 'xs' | 'sm' | 'md' | 'lg';
  /** figures stand at the end, one below the other */
  figure?: boolean;
  /** says less than the others: drawn in a quieter colour */
  quiet?: boolean;
  /** given up where the table has less than 64rem */
  wide?: boolean;
  /** its place in the card that a row becomes where the table has less than 44rem, 'whole' a line of its own; 'line' when left out */
  card?: 'end' | 'line' | 'whole' | 'labelled' | 'none';
  /** the orders that presses on the heading ask for in turn; none: the list cannot be sorted by it */
  sorts?: readonly SortOrder[];
}

/** What the cells of a list are written with. */
export interface CellContext {
  /** milliseconds since the epoch: when the rows were read */
  now: number;
  locale: string;
}

/** The two orders of a column, the first one first: by its name as the API has it, with a `-` where the largest stands first. */
export function bothWays(first: string): readonly SortOrder[] {
  const isFalling = first.startsWith('-');
  const rising: SortOrder = { value: isFalling ? first.slice(1) : first, direction: 'ascending' };
  const falling: SortOrder = { value: `-${rising.value}`, direction: 'descending' };
  return isFalling ? [falling, rising] : [rising, falling];
}

/** The `aria-sort` of a column's heading in a list that is sorted by `sort`. */
export function sortDirection(
  sorts: readonly SortOrder[] | undefined,
  sort: string | undefined,
): SortOrder['direction'] | 'none' {
  return sorts?.find(({ value }) => value === sort)?.direction ?? 'none';
}

/** What a press on a column's heading asks for: its first order, then its next; undefined where it has none. */
export function nextSort(sorts: readonly SortOrder[] | undefined, sort: string | undefined): string | undefined {
  if (!sorts?.length) return undefined;
  const present = sorts.findIndex(({ value }) => value === sort);
  return sorts[(present + 1) % sorts.length]?.value;
}
