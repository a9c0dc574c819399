import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { SecondFactorsTable } from '../../../infra/database/tables/identity';

export type SecondFactorRow = Selectable<SecondFactorsTable>;

/** The secrets of authenticator apps, and the codes for when one is lost. */
export const secondFactorRepository = {
  find: (db: Db | Trx, user_id: string): Promise<SecondFactorRow | undefined> =>
    db.selectFrom('second_factors').selectAll().where('user_id', '=', user_id).executeTakeFirst(),

  async countRecoveryCodes(db: Db, user_id: string): Promise<number> {
    const row = await db
      .selectFrom('recovery_codes')
      .select((eb) => eb.fn.countAll<string>().as('left'))
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    return Number(row.left);
  },

  /** Keeps a new secret that waits for its first code; answers false where one is turned on already. */
  async begin(db: Db, user_id: string, sealed_secret: Buffer, now: Date): Promise<boolean> {
    const result = await db
      .insertInto('second_factors')
      .values({ user_id, sealed_secret, turned_on_at: null, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret, last_step: 0, created_at: now })
          .where('second_factors.turned_on_at', 'is', null),
      )
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Answers whether it was still off. */
  async turnOn(trx: Trx, user_id: string, now: Date): Promise<boolean> {
    const result = await trx
      .updateTable('second_factors')
      .set({ turned_on_at: now })
      .where('user_id', '=', user_id)
      .where('turned_on_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** Takes the code of a step, of this very secret; answers false where it, or a later one, was taken before. */
  async takeStep(trx: Trx, { user_id, sealed_secret }: SecondFactorRow, step: number): Promise<boolean> {
    const result = await trx
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', user_id)
      .where('sealed_secret', '=', sealed_secret)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** Takes a recovery code away; answers whether there was one. */
  async takeRecoveryCode(trx: Trx, user_id: string, code_hash: Buffer): Promise<boolean> {
    const result = await trx
      .deleteFrom('recovery_codes')
      .where('user_id', '=', user_id)
      .where('code_hash', '=', code_hash)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  },

  async replaceRecoveryCodes(trx: Trx, user_id: string, hashes: readonly Buffer[]): Promise<void> {
    // The row above is locked, so that of two who do this at once one set remains.
    await sql`select 1 from second_factors where user_id = ${user_id} for update`.execute(trx);
    await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
    await trx
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ user_id, code_hash })))
      .execute();
  },

  /** Answers whether one was turned on; what was only begun goes as well. */
  async remove(trx: Trx, user_id: string): Promise<boolean> {
    const row = await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', user_id)
      .returning('turned_on_at')
      .executeTakeFirst();
    return row?.turned_on_at != null;
  },
};
