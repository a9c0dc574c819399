import type { Db, Trx } from './db';
import { heldVersion } from './held-version';

/** The shop's settings of one kind, as they were put; undefined before. What they are is for the reader to check. */
export async function findSettings(db: Db | Trx, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** The same with its version; 0 before anything was put. */
export async function findVersionedSettings(db: Db | Trx, key: string): Promise<{ value: unknown; version: number }> {
  const row = await db.selectFrom('settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst();
  return row ?? { value: undefined, version: 0 };
}

/**
 * Puts settings in the place of a version of them that was read.
 * @returns false where they are of another one meanwhile: then nothing is written
 */
export async function replaceSettings(
  trx: Trx,
  { key, value, version, now }: { key: string; value: unknown; version: number; now: Date },
): Promise<boolean> {
  const row = { value: JSON.stringify(value), last_modified_at: now };
  if (version === 0) {
    const made = await trx
      .insertInto('settings')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('version')
      .executeTakeFirst();
    return made !== undefined;
  }
  const changed = await trx
    .updateTable('settings')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('key', '=', key)
    .where('version', '=', heldVersion(version))
    .returning('version')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Puts the shop's settings of one kind, a row of JSON, in the place of those before. */
export async function putSettings(db: Db | Trx, key: string, value: unknown, now: Date): Promise<void> {
  const row = { value: JSON.stringify(value), last_modified_at: now };
  await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ ...row, version: eb('settings.version', '+', 1) })),
    )
    .execute();
}
