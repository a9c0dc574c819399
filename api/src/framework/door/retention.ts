import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Infra } from '../../infra';

/** More than these are told as more: whoever counts further waits for nothing. */
export const MOST_COUNTED = 100_000;
const DAY_MS = 24 * 3_600_000;

/** How long one kind of data is kept: what staff may choose, and what then goes (docs/product.md §10). */
export interface Retention {
  /** e.g. `mails`: the shop's settings and screens know it by this */
  name: string;
  unit: 'days' | 'years';
  /** while nobody has chosen */
  usual: number;
  least: number;
  most: number;
  /** How many records would go, up to `MOST_COUNTED` and one. @param kept in units */
  count(kept: number): Promise<number>;
  /** Removes some of them, at most `at_once` and a few that belong to them. @returns how many went */
  remove(kept: number, at_once: number): Promise<number>;
}

/** A time that nobody chooses, as the screen tells it. */
export interface FixedRetention {
  name: string;
  /** whole days */
  days: number;
}

export interface OldRows {
  name: string;
  days: { usual: number; least: number; most: number };
  /** where they lie */
  table: string;
  /** which of its rows are older than a moment */
  old: (before: Date) => RawBuilder<boolean>;
  /** what is written over them, where the row itself stays: assignments of `update … set` */
  set?: RawBuilder<unknown>;
}

/** Rows of one table that go by their age. What hangs on them goes by its foreign keys. */
export function retainRows(
  { db, clock }: Pick<Infra, 'db' | 'clock'>,
  { name, days, table, old, set }: OldRows,
): Retention {
  const rows = sql.table(table);
  const before = (kept: number): Date => new Date(clock.now().getTime() - kept * DAY_MS);
  return {
    name,
    unit: 'days',
    ...days,

    async count(kept) {
      const found = await sql<{ count: number }>`
        select count(*)::integer as count from (
          select from ${rows} where ${old(before(kept))} limit ${MOST_COUNTED + 1}
        ) as found`.execute(db);
      return found.rows[0]?.count ?? 0;
    },

    async remove(kept, at_once) {
      const removal = set ? sql`update ${rows} set ${set}` : sql`delete from ${rows}`;
      const { numAffectedRows = 0n } = await sql`
        ${removal} where ctid = any(array(
          select ctid from ${rows} where ${old(before(kept))} limit ${at_once}
        ))`.execute(db);
      return Number(numAffectedRows);
    },
  };
}
