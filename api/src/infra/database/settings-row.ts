import type { Db, Trx } from './db';

/** The shop's settings of one kind, as they were put; undefined before. What they are is for the reader to check. */
export async function findSettings(db: Db | Trx, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
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
