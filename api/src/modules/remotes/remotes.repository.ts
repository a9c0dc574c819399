import { sql } from 'kysely';
import type { RemoteDescriptor } from '@tessera/shared/composition';
import { violatedUniqueIndex } from '../../infra/database/db';
import type { Db, Trx } from '../../infra/database/db';
import { AppError } from '../../errors/errors';

const REMOTES_LOCK = 7_203_116;

export interface NewVersion {
  descriptor: RemoteDescriptor;
  base_url: string;
  created_by: string | null;
}

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
      .orderBy('remotes.created_at')
      .orderBy('remotes.name')
      .execute();
    // Only `insertVersion` writes descriptors, and only checked ones.
    return rows.map((row) => ({ ...row, descriptor: row.descriptor as RemoteDescriptor }));
  },

  async findVersion(db: Db | Trx, name: string, version: string) {
    const row = await db
      .selectFrom('remote_versions')
      .select(['version', 'base_url', 'descriptor', 'state', 'created_by'])
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    return row && { ...row, descriptor: row.descriptor as RemoteDescriptor };
  },

  findRemote: (db: Db | Trx, name: string) =>
    db.selectFrom('remotes').select(['name', 'live_version']).where('name', '=', name).executeTakeFirst(),

  listRemotes: (db: Db) => db.selectFrom('remotes').select(['name', 'live_version']).orderBy('name').execute(),

  listVersions: (db: Db) =>
    db
      .selectFrom('remote_versions')
      .select(['name', 'version', 'state', 'contract', 'weight', 'created_at'])
      .orderBy('created_at', 'desc')
      .execute(),

  /** @throws AppError `remotes.version_exists`: a version never changes */
  async insertVersion(trx: Trx, { descriptor, base_url, created_by }: NewVersion, now: Date): Promise<void> {
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
        base_url,
        descriptor: JSON.stringify(descriptor),
        created_by,
        created_at: now,
      })
      .execute()
      .catch((error: unknown) => {
        if (violatedUniqueIndex(error) === undefined) throw error;
        throw new AppError('remotes.version_exists', { name, version }, { cause: error });
      });
  },

  async setLive(trx: Trx, name: string, version: string, now: Date): Promise<void> {
    await trx
      .updateTable('remote_versions')
      .set({ state: 'retired' })
      .where('name', '=', name)
      .where('state', '=', 'live')
      .execute();
    await trx
      .updateTable('remote_versions')
      .set({ state: 'live' })
      .where('name', '=', name)
      .where('version', '=', version)
      .execute();
    await trx
      .updateTable('remotes')
      .set({ live_version: version, last_modified_at: now })
      .where('name', '=', name)
      .execute();
  },
};
