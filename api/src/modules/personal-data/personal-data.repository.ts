import type { Trx } from '../../infra/database/db';

/** What ends an account. */
export const personalDataRepository = {
  async removeUser(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('users').where('id', '=', id).execute();
  },

  /** Answers that are kept for repeated requests hold the profile. */
  async removeStoredAnswers(trx: Trx, user_id: string): Promise<void> {
    await trx.deleteFrom('idempotency_keys').where('scope', '=', user_id).execute();
  },
};
