import { eachSlot, type Choice } from './choice';
import type { ProductColumns } from './product-columns';
import type { Sort } from '../query/listing-query';

/** Orders that the columns know; names lie in the database only, and what staff put first with its category. */
export type ColumnSort = Exclude<Sort, 'name' | 'relevance' | 'featured'>;

type Order = (a: number, b: number) => number;

/** A product's position in an order: what it is sorted by, and its number, which makes the order total. */
export interface Position {
  key: number;
  no: number;
}

interface Direction {
  keys: ArrayLike<number>;
  /** 1: lowest first */
  sign: 1 | -1;
}

function directionOf(columns: ProductColumns, sort: ColumnSort): Direction {
  switch (sort) {
    case 'price':
      return { keys: columns.price, sign: 1 };
    case '-price':
      return { keys: columns.price, sign: -1 };
    case 'best_selling':
      return { keys: columns.units, sign: -1 };
    case 'rating':
      return { keys: columns.rating, sign: -1 };
    case 'newest':
      return { keys: columns.created, sign: -1 };
  }
}

/** Where a slot stands in an order, for a cursor. */
export function positionOf(columns: ProductColumns, sort: ColumnSort, slot: number): Position {
  return { key: directionOf(columns, sort).keys[slot] ?? 0, no: columns.no[slot] ?? 0 };
}

const at = (heap: Int32Array, position: number): number => heap[position] ?? 0;

function swap(heap: Int32Array, a: number, b: number): void {
  [heap[a], heap[b]] = [at(heap, b), at(heap, a)];
}

function siftDown(heap: Int32Array, size: number, order: Order): void {
  let position = 0;
  for (let left = 1; left < size; left = position * 2 + 1) {
    const right = left + 1;
    const child = right < size && order(at(heap, right), at(heap, left)) > 0 ? right : left;
    if (order(at(heap, child), at(heap, position)) <= 0) return;
    swap(heap, position, child);
    position = child;
  }
}

function siftUp(heap: Int32Array, last: number, order: Order): void {
  for (let position = last; position > 0;) {
    const parent = (position - 1) >>> 1;
    if (order(at(heap, position), at(heap, parent)) <= 0) return;
    swap(heap, position, parent);
    position = parent;
  }
}

/** The first `most` of a choice in an order, without sorting the rest: the worst of those kept stands at the top of a heap. */
function firstOf(choice: Choice, most: number, order: Order, isAfter: (slot: number) => boolean): number[] {
  const heap = new Int32Array(Math.min(most, choice.size));
  let size = 0;
  eachSlot(choice, (slot) => {
    if (!isAfter(slot)) return;
    if (size < heap.length) {
      heap[size] = slot;
      siftUp(heap, size, order);
      size += 1;
    } else if (size > 0 && order(slot, heap[0] ?? 0) < 0) {
      heap[0] = slot;
      siftDown(heap, size, order);
    }
  });
  return [...heap.subarray(0, size)].sort(order);
}

export interface SlotPage {
  sort: ColumnSort;
  offset: number;
  limit: number;
  /** only what comes after this position */
  after?: Position | undefined;
  /** slots that are left out */
  except?: ReadonlySet<number>;
}

/** One page of a choice in an order. */
export function pageOf(
  columns: ProductColumns,
  choice: Choice,
  { sort, offset, limit, after, except }: SlotPage,
): number[] {
  const { keys, sign } = directionOf(columns, sort);
  const { no } = columns;
  const order: Order = (a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0) || (no[a] ?? 0) - (no[b] ?? 0));
  const isAfter = (slot: number): boolean =>
    !except?.has(slot) && (!after || sign * ((keys[slot] ?? 0) - after.key || (no[slot] ?? 0) - after.no) > 0);
  return firstOf(choice, offset + limit, order, isAfter).slice(offset);
}

export interface FirstOf {
  sort: ColumnSort;
  most: number;
  /** what the first one is sorted by, or comes before it by less than one */
  from?: number | undefined;
}

/**
 * The first of a choice in an order and all that stand where the last of them does: which of those comes first is told by
 * something that the columns do not know. What stands at `from` may be left out by the same, so it is given besides.
 */
export function firstWithEquals(columns: ProductColumns, choice: Choice, { sort, most, from }: FirstOf): number[] {
  const { keys, sign } = directionOf(columns, sort);
  const keyOf = (slot: number): number => sign * (keys[slot] ?? 0);
  const begin = from === undefined ? -Infinity : sign * from - 1;
  const isFrom = (slot: number): boolean => keyOf(slot) >= begin;
  let wanted = most;
  if (from !== undefined)
    eachSlot(choice, (slot) => {
      if (isFrom(slot) && keyOf(slot) <= sign * from) wanted += 1;
    });
  const first = firstOf(choice, wanted, (a, b) => keyOf(a) - keyOf(b), isFrom);
  const last = first.at(-1);
  if (last === undefined || first.length < wanted) return first;
  const end = keyOf(last);
  const slots: number[] = [];
  eachSlot(choice, (slot) => {
    if (isFrom(slot) && keyOf(slot) <= end) slots.push(slot);
  });
  return slots;
}
