import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { isId } from '../../basics/ids';
import { noSuchPlace } from './list-window';
import type { ListPlace, Placed } from './list-window';

/** Where the next part begins, after this row. */
export const placeOf = ({ sort_key, id }: Placed): ListPlace => ({ key: sort_key, id });

/** Where the next part of a list begins, as it stands in an address (`after`). It says for which order it was made. */
export function writeListCursor(sort: string, { sort_key, id }: Placed): string {
  return Buffer.from(JSON.stringify([sort, sort_key, id])).toString('base64url');
}

/** @throws AppError `validation.failed` for what `writeListCursor` has not made for this order */
export function readListCursor(text: string, sort: string): ListPlace {
  const [of, key, id] = partsOf(text);
  if (of !== sort || typeof key !== 'string' || typeof id !== 'string' || !isId(id)) {
    throw noSuchPlace();
  }
  return { key, id };
}

function partsOf(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * For lists whose rows never change their place, where the id of the last one leads on: with one that is not there nothing
 * would be found behind it.
 * @param found what was
 * @throws AppError `validation.failed`
 */
export async function requireKnown(
  db: QueryExecutorProvider,
  table: string,
  after: string | undefined,
  found: readonly unknown[],
): Promise<void> {
  if (after === undefined || found.length > 0) return;
  const { rows } = await sql`select from ${sql.table(table)} where id = ${after}::uuid`.execute(db);
  if (rows.length === 0) throw noSuchPlace();
}
