import { sql } from 'kysely';
import type { Db, Trx } from './db';

/** Of one kind of settings so many of the latest saves are kept. */
const MOST_KEPT = 50;

/** A save of settings: which of them, and by whom. */
export interface KeptSettings {
  version: number;
  saved_at: Date;
  saved_by: { id: string; name: string } | null;
}

const saver = sql<KeptSettings['saved_by']>`case when users.id is not null
  then jsonb_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name) end`;

/** Keeps settings as they were saved, and lets go of what is older than the last saves. */
export async function keepSettingsVersion(
  trx: Trx,
  { key, version, value, now, by }: { key: string; version: number; value: unknown; now: Date; by: string | null },
): Promise<void> {
  await trx
    .insertInto('settings_versions')
    .values({ key, version, value: JSON.stringify(value), saved_at: now, saved_by: by })
    .execute();
  await trx
    .deleteFrom('settings_versions')
    .where('key', '=', key)
    .where('version', '<=', version - MOST_KEPT)
    .execute();
}

/** The saves that are kept, the latest first. */
export async function listSettingsVersions(db: Db, key: string): Promise<KeptSettings[]> {
  return db
    .selectFrom('settings_versions')
    .leftJoin('users', 'users.id', 'saved_by')
    .select(['settings_versions.version', 'saved_at', saver.as('saved_by')])
    .where('key', '=', key)
    .orderBy('settings_versions.version', 'desc')
    .limit(MOST_KEPT)
    .execute();
}

/** Settings as they were saved; undefined where that save is not kept. What they are is for the reader to check. */
export async function findSettingsVersion(
  db: Db,
  key: string,
  version: number,
): Promise<(KeptSettings & { value: unknown }) | undefined> {
  return db
    .selectFrom('settings_versions')
    .leftJoin('users', 'users.id', 'saved_by')
    .select(['settings_versions.version', 'saved_at', 'value', saver.as('saved_by')])
    .where('key', '=', key)
    .where('settings_versions.version', '=', version)
    .executeTakeFirst();
}
