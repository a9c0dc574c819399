import { sql } from 'kysely';
import type { RemoteDescriptor } from '@tessera/shared/composition';
import { violatedUniqueIndex } from '../../../infra/database/db';
import type { Db, Trx } from '../../../infra/database/db';
import type { CanarySchedule } from '../../../infra/database/tables/database';
import { AppError } from '../../../errors/errors';

const REMOTES_LOCK = 7_203_116;

export interface NewVersion {
  descriptor: RemoteDescriptor;
  /** page → bytes of JavaScript */
  pages: Record<string, number>;
  base_url: string;
  created_by: string | null;
  token_id: string | null;
  now: Date;
}

/**
 * Whether no version of a remote came with the shop itself, at its start or by `publish` on its machine: then its code on the
 * server runs in a renderer of its own (docs/decisions/0066). Who published is asked of the audit log, too: an account may be
 * gone, and its versions are nobody's then.
 * @param name column that has the remote's name
 */
export const isForeign = (name: 'version.name') => sql<boolean>`not exists (
  select from remote_versions as own
  where own.name = ${sql.ref(name)} and own.created_by is null and own.token_id is null and not exists (
    select from audit_log as entry
    where entry.record_type = 'remote' and entry.record_id = own.name and entry.action = 'remotes.publish'
      and entry.after ->> 'version' = own.version and entry.user_id is not null))`;

/** Remotes and their versions. */
export const remotesRepository = {
  /** Publishing and promoting take turns: two remotes must not claim one route at the same moment. */
  async lock(trx: Trx): Promise<void> {
    await sql`select pg_advisory_xact_lock(${REMOTES_LOCK})`.execute(trx);
  },

  /** Those that came first are first: of two that claim the same, they have it. */
  async listLive(db: Db | Trx) {
    const rows = await db
      .selectFrom('remotes')
      .innerJoin('remote_versions as version', (join) =>
        join.onRef('version.name', '=', 'remotes.name').onRef('version.version', '=', 'remotes.live_version'),
      )
      .select(['version.name', 'version.version', 'version.base_url', 'version.descriptor'])
      .select(isForeign('version.name').as('foreign'))
      .orderBy('remotes.created_at')
      .orderBy('remotes.name')
      .execute();
    // Only `insertVersion` writes descriptors, and only checked ones.
    return rows.map((row) => ({ ...row, descriptor: row.descriptor as RemoteDescriptor }));
  },

  async findVersion(db: Db | Trx, name: string, version: string) {
    const row = await db
      .selectFrom('remote_versions as version')
      .select(['version', 'base_url', 'descriptor', 'state', 'created_by', 'pages', 'collected_at'])
      .select(isForeign('version.name').as('foreign'))
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    return row && { ...row, descriptor: row.descriptor as RemoteDescriptor };
  },

  /** Whether it is foreign; undefined: there is no such remote. */
  async findForeign(db: Db, name: string): Promise<boolean | undefined> {
    const row = await db
      .selectFrom('remotes as version')
      .select(isForeign('version.name').as('foreign'))
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.foreign;
  },

  findRemote: (db: Db | Trx, name: string) =>
    db
      .selectFrom('remotes')
      .select(['name', 'live_version', 'promotion_id'])
      .where('name', '=', name)
      .executeTakeFirst(),

  /** The one canary of the shop. */
  async findCanary(db: Db | Trx) {
    const row = await db
      .selectFrom('remotes')
      .innerJoin('remote_versions as version', (join) =>
        join.onRef('version.name', '=', 'remotes.name').onRef('version.version', '=', 'remotes.canary_version'),
      )
      .select(['version.name', 'version.version', 'version.base_url', 'version.descriptor'])
      .select(isForeign('version.name').as('foreign'))
      .select(['remotes.canary_percent', 'remotes.canary_schedule as schedule', 'remotes.live_version'])
      .where('remotes.live_version', 'is not', null)
      .whereRef('remotes.live_version', '<>', 'remotes.canary_version')
      .executeTakeFirst();
    if (!row) return undefined;
    const { canary_percent, schedule, live_version, descriptor, ...version } = row;
    // a constraint holds the two together; only `insertVersion` writes descriptors
    const remote = { ...version, descriptor: descriptor as RemoteDescriptor };
    return { percent: canary_percent ?? 0, schedule, live_version, remote };
  },

  /** @param canary null: none any more */
  async setCanary(
    trx: Trx,
    name: string,
    canary: { version: string; percent: number; schedule?: CanarySchedule | undefined } | null,
    now: Date,
  ): Promise<void> {
    const { version = null, percent = null, schedule } = canary ?? {};
    await trx
      .updateTable('remotes')
      .set({
        canary_version: version,
        canary_percent: percent,
        canary_schedule: schedule ? JSON.stringify(schedule) : null,
        last_modified_at: now,
      })
      .where('name', '=', name)
      .execute();
  },

  /** @throws AppError `remotes.version_exists`: a version never changes */
  async insertVersion(trx: Trx, { descriptor, pages, now, ...build }: NewVersion): Promise<void> {
    const { name, version, contract } = descriptor;
    await trx
      .insertInto('remotes')
      .values({ name, live_version: null, created_at: now, last_modified_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    await trx
      .insertInto('remote_versions')
      .values({
        name,
        version,
        contract,
        ...build,
        descriptor: JSON.stringify(descriptor),
        pages: JSON.stringify(pages),
        created_at: now,
      })
      .execute()
      .catch((error: unknown) => {
        if (violatedUniqueIndex(error) === undefined) throw error;
        throw new AppError('remotes.version_exists', { name, version }, { cause: error });
      });
  },

  /** A version whose files were collected is published again: from now on it is kept as long as a new one. */
  async bringBack(trx: Trx, { descriptor, pages, created_by, token_id, now }: NewVersion): Promise<void> {
    await trx
      .updateTable('remote_versions')
      .set({ collected_at: null, pages: JSON.stringify(pages), created_by, token_id, created_at: now })
      .where('name', '=', descriptor.name)
      .where('version', '=', descriptor.version)
      .execute();
  },

  /** What its pages weigh, for a version from before they were counted. */
  async notePages(trx: Trx, name: string, version: string, pages: Record<string, number>): Promise<void> {
    await trx
      .updateTable('remote_versions')
      .set({ pages: JSON.stringify(pages) })
      .where('name', '=', name)
      .where('version', '=', version)
      .execute();
  },

  /** Makes a version the live one; null: none is. What was live until then is not any more, and its canary has ended. */
  async setLive(trx: Trx, name: string, version: string | null, promotion_id: string, now: Date): Promise<void> {
    await trx
      .updateTable('remote_versions')
      .set({ state: 'retired', last_live_at: now })
      .where('name', '=', name)
      .where('state', '=', 'live')
      .execute();
    if (version !== null)
      await trx
        .updateTable('remote_versions')
        .set({ state: 'live', last_live_at: null })
        .where('name', '=', name)
        .where('version', '=', version)
        .execute();
    await trx
      .updateTable('remotes')
      .set({
        live_version: version,
        promotion_id,
        canary_version: null,
        canary_percent: null,
        canary_schedule: null,
        last_modified_at: now,
      })
      .where('name', '=', name)
      .execute();
  },
};
