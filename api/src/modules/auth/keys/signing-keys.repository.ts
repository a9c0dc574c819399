import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { SigningKeysTable } from '../../../infra/database/tables/identity';

export type SigningKeyRow = Selectable<SigningKeysTable>;

const SIGNING_KEYS_LOCK = 7_203_115;

export const signingKeysRepository = {
  /** Those whose tokens may still be good, the newest first. */
  list: (db: Db | Trx, now: Date): Promise<SigningKeyRow[]> =>
    db
      .selectFrom('signing_keys')
      .selectAll()
      .where((eb) => eb.or([eb('retired_at', 'is', null), eb('retired_at', '>', now)]))
      .orderBy('use_from', 'desc')
      .orderBy('kid', 'desc')
      .execute(),

  /** Lets one process at a time make a key. */
  async lock(trx: Trx): Promise<void> {
    await sql`select pg_advisory_xact_lock(${SIGNING_KEYS_LOCK})`.execute(trx);
  },

  async insert(trx: Trx, key: Insertable<SigningKeysTable>): Promise<void> {
    await trx.insertInto('signing_keys').values(key).execute();
  },

  /** Says of all keys but `kid` when their last token will have ended. */
  async retireOthers(trx: Trx, kid: string, retired_at: Date): Promise<void> {
    await trx
      .updateTable('signing_keys')
      .set({ retired_at })
      .where('kid', '!=', kid)
      .where('retired_at', 'is', null)
      .execute();
  },

  async remove(trx: Trx, kids: readonly string[]): Promise<void> {
    if (kids.length > 0) await trx.deleteFrom('signing_keys').where('kid', 'in', kids).execute();
  },

  async removeRetired(db: Db | Trx, now: Date): Promise<void> {
    await db.deleteFrom('signing_keys').where('retired_at', '<=', now).execute();
  },
};
