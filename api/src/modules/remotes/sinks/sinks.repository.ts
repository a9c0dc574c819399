import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import { heldVersion } from '../../../infra/database/held-version';
import type { Database } from '../../../infra/database/tables/database';
import type { SinkBatch } from './sink-event';

type Table = Database['remote_sinks'];
type Row = Selectable<Table>;
export type NewSink = Insertable<Table>;
export type SinkKind = Row['kind'];
export type SinkFailure = NonNullable<Row['failure']>;
export interface SinkRow extends Omit<Row, 'batch'> {
  batch: SinkBatch | null;
}

/** A moment's work of one worker. */
const AT_ONCE = 5;
const DROPPED_MAX = 1_000_000;

// only `setBatch` writes batches
const asSink = (row: Row): SinkRow => ({ ...row, batch: row.batch as SinkBatch | null });

/** Where what browsers say of remotes is sent. */
export const sinksRepository = {
  async find(db: Db | Trx, name: string, kind: SinkKind): Promise<SinkRow | undefined> {
    const row = await db
      .selectFrom('remote_sinks')
      .selectAll()
      .where('name', '=', name)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row && asSink(row);
  },

  /** Those of a remote, and how much each has waiting. */
  async list(db: Db | Trx, name: string): Promise<(SinkRow & { waiting: number })[]> {
    const rows = await db
      .selectFrom('remote_sinks as sink')
      .selectAll('sink')
      .select(
        sql<number>`(select coalesce(sum(count), 0) from remote_sink_events where sink_id = sink.id)::integer`.as(
          'waiting',
        ),
      )
      .where('name', '=', name)
      .orderBy('kind', 'desc')
      .execute();
    return rows.map((row) => ({ ...asSink(row), waiting: row.waiting }));
  },

  /** @returns false: there is one by now */
  async insert(trx: Trx, row: NewSink): Promise<boolean> {
    const done = await trx
      .insertInto('remote_sinks')
      .values(row)
      .onConflict((conflict) => conflict.columns(['name', 'kind']).doNothing())
      .executeTakeFirst();
    return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** @returns false: it is of another version by now */
  async update(trx: Trx, id: string, version: number, changes: Updateable<Table>): Promise<boolean> {
    const done = await trx
      .updateTable('remote_sinks')
      .set({ ...changes, version: heldVersion(version) + 1 })
      .where('id', '=', id)
      .where('version', '=', heldVersion(version))
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  },

  /** @returns false: it is of another version by now */
  async remove(trx: Trx, id: string, version: number): Promise<boolean> {
    const done = await trx
      .deleteFrom('remote_sinks')
      .where('id', '=', id)
      .where('version', '=', heldVersion(version))
      .executeTakeFirst();
    return done.numDeletedRows > 0n;
  },

  /** Takes sinks that have something to be sent and whose time has come; nobody else takes them until `again_at`. */
  async take(db: Db, now: Date, again_at: Date): Promise<SinkRow[]> {
    const { rows } = await sql<Row>`
      update remote_sinks set next_at = ${again_at} where id in (
        select id from remote_sinks as sink
        where is_on and next_at <= ${now}
          and (batch is not null or exists (select from remote_sink_events where sink_id = sink.id))
        order by next_at, id limit ${AT_ONCE} for update skip locked)
      returning *`.execute(db);
    return rows.map(asSink);
  },

  /**
   * What is on its way from now on: it says what was dropped before it.
   * @returns it as it is kept: what is sent is the same each time
   */
  async setBatch(trx: Trx, id: string, batch: SinkBatch): Promise<SinkBatch> {
    const { rows } = await sql<{ batch: SinkBatch }>`
      update remote_sinks
      set batch = ${JSON.stringify(batch)}::jsonb, tries = 0, dropped = greatest(dropped - ${batch.dropped}, 0)
      where id = ${id} returning batch`.execute(trx);
    return rows[0]?.batch ?? batch;
  },

  /** What became of a batch, where it still is the one on its way. */
  async settle(db: Db, { id, batch }: SinkRow, outcome: Updateable<Table>): Promise<void> {
    await db
      .updateTable('remote_sinks')
      .set(outcome)
      .where('id', '=', id)
      .where(sql<boolean>`batch ->> 'id' = ${batch?.id ?? ''}`)
      .execute();
  },

  /** What was given up: the next batch says so. */
  async countDropped(db: Db, id: string, count: number): Promise<void> {
    await sql`
      update remote_sinks set dropped = least(dropped::bigint + ${count}, ${DROPPED_MAX})::integer where id = ${id}`.execute(
      db,
    );
  },

  async noteTest(db: Db, id: string, outcome: Updateable<Table>): Promise<void> {
    await db.updateTable('remote_sinks').set(outcome).where('id', '=', id).execute();
  },
};
