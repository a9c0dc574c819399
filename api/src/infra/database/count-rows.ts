import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Database } from './tables/database';

/** How many rows a query finds; it has not said yet what it wants of them. */
export async function countRows<Tables extends keyof Database>(
  found: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { number } = await found.select((eb) => eb.fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
  return number;
}

/** How many rows `what` has (what follows `from`), counted no further than `most`: quick however many there are. */
export const countedTo = (most: number, what: RawBuilder<unknown>) =>
  sql`(select count(*)::integer from (select from ${what} limit ${most}) as few)`;
