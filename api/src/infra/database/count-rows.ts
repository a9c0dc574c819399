import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './tables/database';

/** How many rows a query finds; it has not said yet what it wants of them. */
export async function countRows<Tables extends keyof Database>(
  found: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { number } = await found.select((eb) => eb.fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
  return number;
}
