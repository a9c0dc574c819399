import type { Block } from './tsv.model';

/** A cell by its row and column, counted from zero. */
export interface Place {
  row: number;
  column: number;
}

/** What is selected: from the cell where it began to the one that is active. */
export interface Selection {
  anchor: Place;
  active: Place;
}

/** The cells between two corners, both among them. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Size {
  rows: number;
  columns: number;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

export const rangeOf = ({ anchor, active }: Selection): Range => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

export const isIn = ({ top, bottom, left, right }: Range, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** One cell. */
export const only = (place: Place): Selection => ({ anchor: place, active: place });

/** By so many rows and columns, as far as there are any. @param extend the selection grows from where it began */
export function moved({ anchor, active }: Selection, by: Place, { rows, columns }: Size, extend: boolean): Selection {
  const to = { row: clamp(active.row + by.row, rows - 1), column: clamp(active.column + by.column, columns - 1) };
  return extend ? { anchor, active: to } : only(to);
}

/** Every cell of a range, row by row. */
export const placesIn = ({ top, bottom, left, right }: Range): Place[] =>
  Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_column, along) => ({ row: top + down, column: left + along })),
  ).flat();

/** A value for a cell. */
export interface Placed extends Place {
  text: string;
}

/** Each cell below the first row of the selection gets what stands above it there; one row alone is filled from the row above it. */
export function filledDown(range: Range, textAt: (place: Place) => string): Placed[] {
  const isOne = range.top === range.bottom;
  const from = isOne ? range.top - 1 : range.top;
  if (from < 0) return [];
  return placesIn({ ...range, top: from + 1 }).map((place) => ({
    ...place,
    text: textAt({ row: from, column: place.column }),
  }));
}

/**
 * Where the cells of a block come to lie: from the selection's first cell on, as far as there are cells. A selection that is so many
 * times as large is filled with it.
 */
export function pasted(block: Block, range: Range, { rows, columns }: Size): Placed[] {
  const [height, width] = [block.length, block[0]?.length ?? 0];
  if (height === 0 || width === 0) return [];
  const wanted = { height: range.bottom - range.top + 1, width: range.right - range.left + 1 };
  const fits = wanted.height % height === 0 && wanted.width % width === 0;
  const filled = {
    ...range,
    bottom: Math.min(range.top + (fits ? wanted.height : height), rows) - 1,
    right: Math.min(range.left + (fits ? wanted.width : width), columns) - 1,
  };
  return placesIn(filled).map(({ row, column }) => {
    const text = block[(row - range.top) % height]?.[(column - range.left) % width] ?? '';
    return { row, column, text };
  });
}

/** The texts of the selected cells. */
export function copied(range: Range, textAt: (place: Place) => string): string[][] {
  return Array.from({ length: range.bottom - range.top + 1 }, (_row, down) =>
    Array.from({ length: range.right - range.left + 1 }, (_column, along) =>
      textAt({ row: range.top + down, column: range.left + along }),
    ),
  );
}
