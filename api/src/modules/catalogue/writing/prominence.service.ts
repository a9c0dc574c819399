import { sql } from 'kysely';
import type { Infra } from '../../../infra';

/** So many best sellers are looked through before all others. */
const PROMINENT = 20_000;
const BATCH = 2_000;

interface Bound {
  units_sold: number;
  id: string;
}

/** Chooses the best sellers that search looks through first; a shop of no more products than that has nothing else. */
export function createProminence({ db }: Pick<Infra, 'db'>) {
  async function lastOfBest(most: number): Promise<Bound | undefined> {
    const { rows } = await sql<Bound>`
      select units_sold, id from products where published
      order by units_sold desc, id desc offset ${most - 1} limit 1`.execute(db);
    return rows[0];
  }

  /** Writes a few rows at a time, so that nobody waits for long; skips what another writer holds. */
  async function write(prominent: boolean, bound: Bound | undefined): Promise<void> {
    const best = bound ? sql`(units_sold, id) >= (${bound.units_sold}::integer, ${bound.id}::uuid)` : sql`true`;
    const wanted = prominent ? best : sql`not (${best})`;
    for (;;) {
      const { rows } = await sql`
        update products set prominent = ${prominent} where id in (
          select id from products where published and prominent <> ${prominent} and ${wanted}
          limit ${BATCH} for update skip locked
        ) returning 1`.execute(db);
      if (rows.length < BATCH) return;
    }
  }

  return {
    /** Brings the choice in step with what was sold. */
    async refresh(most: number = PROMINENT): Promise<void> {
      const bound = await lastOfBest(most);
      await write(true, bound);
      if (bound) await write(false, bound);
    },
  };
}
