import { sql } from 'kysely';
import type { Condition } from './conditions';

/** Which part of a list is read, in which order. */
export interface ListWindow<Sort extends string = string> {
  sort: Sort;
  /** the id of the row that the part before ended with */
  after?: string;
  limit: number;
  offset: number;
}

/** What a list is sorted by, and what tells that a row lies behind another one. */
export interface ListOrder {
  column: Condition;
  order: Condition;
  passed: Condition;
}

export const rising = (column: Condition): ListOrder => ({ column, order: sql`asc`, passed: sql`>` });
export const falling = (column: Condition): ListOrder => ({ column, order: sql`desc`, passed: sql`<` });
