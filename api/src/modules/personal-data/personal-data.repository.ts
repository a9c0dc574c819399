import type { Trx } from '../../infra/database/db';

/** What ends an account. */
export const personalDataRepository = {
  /** Ids of all admins; their rows stay locked, so that two cannot both be the last to go. */
  async lockAdmins(trx: Trx): Promise<string[]> {
    const rows = await trx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'ADMIN')
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },

  async removeUser(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('users').where('id', '=', id).execute();
  },

  /** Answers that are kept for repeated requests hold the profile. */
  async removeStoredAnswers(trx: Trx, user_id: string): Promise<void> {
    await trx.deleteFrom('idempotency_keys').where('scope', '=', user_id).execute();
  },
};
