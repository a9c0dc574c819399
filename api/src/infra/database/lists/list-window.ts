import { sql } from 'kysely';
import { AppError } from '../../../errors/errors';
import type { Condition } from './conditions';

/** The place of a row in a list: what it was sorted by when it was read, as PostgreSQL writes it, and its id. */
export interface ListPlace {
  key: string;
  id: string;
}

/** Which part of a list is read, in which order. */
export interface ListWindow<Sort extends string = string> {
  sort: Sort;
  /** the place that the part before ended with; whatever becomes of that row meanwhile, this part begins there */
  after?: ListPlace;
  limit: number;
  offset: number;
}

/** How PostgreSQL writes what lists are sorted by. */
const KEYS = {
  timestamptz:
    /^(-?infinity|\d{4,6}-(0\d|1[0-2])-[0-3]\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d){0,2})$/,
  date: /^(-?infinity|\d{4,6}-(0\d|1[0-2])-[0-3]\d)$/,
  bigint: /^-?\d{1,18}$/,
  text: /^/,
};

type KeyType = keyof typeof KEYS;

/** What a list is sorted by, and what tells that a row lies behind another one. */
export interface ListOrder {
  column: Condition;
  type: KeyType;
  order: Condition;
  passed: Condition;
}

/** @param type of the column; `bigint` of whole numbers of whatever size */
export const rising = (column: Condition, type: KeyType): ListOrder => {
  return { column, type, order: sql`asc`, passed: sql`>` };
};

/** The same, the largest first. */
export const falling = (column: Condition, type: KeyType): ListOrder => {
  return { column, type, order: sql`desc`, passed: sql`<` };
};

/** Where a list has no such place. */
export const noSuchPlace = (): AppError => new AppError('validation.failed.cursor', {}, { field: 'after' });

/** A day that there is: of the others PostgreSQL would make an error. */
function isDay(key: string): boolean {
  const [year = '', month = '', day = ''] = (key.split(' ')[0] ?? '').split('-');
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}

function isFit(key: string, type: KeyType): boolean {
  const isDated = type === 'timestamptz' || type === 'date';
  // what PostgreSQL takes for no text
  if (key.includes('\0')) return false;
  return KEYS[type].test(key) && (!isDated || key.endsWith('infinity') || isDay(key));
}

/**
 * That a row lies behind a place.
 * @param key what tells the row's own place, where it is not read from the column
 * @throws AppError `validation.failed` for a place that is none of this order
 */
export function isBehind(
  { column, type, passed }: ListOrder,
  after: ListPlace | undefined,
  id: Condition,
  key = column,
) {
  if (after === undefined) return sql`true`;
  if (!isFit(after.key, type)) throw noSuchPlace();
  return sql`(${key}, ${id}) ${passed} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`;
}

/** What a row of a list has beside what it says: its place, for the part after it. */
export interface Placed {
  id: string;
  sort_key: string;
}

/** The row's `sort_key`. */
export const keyOf = ({ column }: ListOrder): Condition => sql`${column}::text as sort_key`;
