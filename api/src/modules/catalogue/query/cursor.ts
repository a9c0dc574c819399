import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import { isId } from '../../../infra/basics/ids';
import type { ListingSort } from '../products/catalogue.schemas';

type Sort = Static<typeof ListingSort>;

/**
 * The place of a product in an order: what it is sorted by, as text, and what makes the order total: its id where the
 * database orders, its number where memory does.
 */
export interface Cursor {
  key: string | null;
  tie: string | number;
}

const TIME = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$|^\d{1,15}$/;
const KEYS: Record<Sort, RegExp> = {
  relevance: /^$/,
  featured: new RegExp(`^hand$|${TIME.source}`),
  newest: TIME,
  price: /^\d{1,10}$/,
  '-price': /^\d{1,10}$/,
  best_selling: /^\d{1,10}$/,
  rating: /^\d{1,3}(\.\d{1,2})?$/,
  name: /^[\s\S]{0,255}$/,
};

const isSort = (text: unknown): text is Sort => typeof text === 'string' && Object.hasOwn(KEYS, text);

/** A cursor as it stands in an address. It says for which order it was made. */
export function writeCursor(sort: Sort, { key, tie }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, tie])).toString('base64url');
}

/** The order that a cursor was made for, as far as it says one. */
export function sortOfCursor(text: string | undefined): Sort | undefined {
  const sort = text === undefined ? undefined : parse(text)?.sort;
  return isSort(sort) ? sort : undefined;
}

/** @throws AppError validation.failed where the text was not made by writeCursor for this order */
export function readCursor(text: string, sort: Sort): Cursor {
  const cursor = parse(text);
  const isFit =
    cursor?.sort === sort &&
    (cursor.key === null ? sort === 'rating' : KEYS[sort].test(cursor.key)) &&
    (typeof cursor.tie === 'number' ? Number.isSafeInteger(cursor.tie) : isId(cursor.tie));
  if (!cursor || !isFit) {
    throw new AppError('validation.failed.cursor', {}, { field: 'cursor' });
  }
  return { key: cursor.key, tie: cursor.tie };
}

function parse(text: string): (Cursor & { sort: unknown }) | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(value) || value.length !== 3) return undefined;
    const [sort, key, tie]: unknown[] = value;
    if (key !== null && typeof key !== 'string') return undefined;
    if (typeof tie !== 'string' && typeof tie !== 'number') return undefined;
    return { sort, key, tie };
  } catch {
    return undefined;
  }
}
