import { sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once';
import type { Db } from '../database/db';

interface Turn {
  now: Date;
  /** nobody else takes them until then */
  again_at: Date;
  /** at most so many */
  most: number;
}

/**
 * The statements of an outbox whose rows have `id`, `try_at` (null: settled) and `tries`.
 * @param table its name
 * @param columns what is needed of a row to work on it
 */
export function outboxRows<Row extends { id: string; tries: number }>(
  table: 'invoices' | 'test_gateway_events',
  columns: readonly Exclude<keyof Row & string, 'tries'>[],
) {
  const takeDue = compiledOnce((_db, { now, again_at, most }: Turn) => {
    const needed = columns.map((column) => sql.ref(`item.${column}`));
    return sql<Row>`
      with due as (
        select id, tries from ${sql.table(table)}
        where try_at <= ${now} order by try_at, id limit ${most} for update skip locked
      )
      update ${sql.table(table)} as item set try_at = ${again_at}, tries = greatest(item.tries, 1)
      from due where item.id = due.id
      returning ${sql.join(needed)}, due.tries`;
  });

  return {
    /** Takes rows that are due; the first try of each is counted, `tries` is how many there were before. */
    take: (db: Db, turn: Turn): Promise<Row[]> => takeDue(db, turn),

    /** Counts one more try; answers how many there are with it. */
    async countTry(db: Db, id: string): Promise<number> {
      const { rows } = await sql<{ tries: number }>`
        update ${sql.table(table)} set tries = tries + 1 where id = ${id} returning tries`.execute(db);
      return rows[0]?.tries ?? 0;
    },

    /** When a row has its turn again; null: it is given up. */
    async setTryAt(db: Db, id: string, try_at: Date | null): Promise<void> {
      await sql`update ${sql.table(table)} set try_at = ${try_at} where id = ${id}`.execute(db);
    },
  };
}
