import type { Trx } from '../../infra/database/db';

/** What ends an account. */
export const personalDataRepository = {
  async removeUser(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('users').where('id', '=', id).execute();
  },

  /** Answers that are kept for repeated requests hold the profile; those to staff who dealt with them, their address. */
  async removeStoredAnswers(trx: Trx, { id, email }: { id: string; email: string }): Promise<void> {
    await trx
      .deleteFrom('idempotency_keys')
      .where((eb) =>
        eb.or([
          eb('scope', '=', id),
          eb(eb.fn<number>('strpos', [eb.fn('lower', ['body']), eb.val(email.toLowerCase())]), '>', 0),
          eb(eb.fn<number>('strpos', ['body', eb.val(id)]), '>', 0),
        ]),
      )
      .execute();
  },
};
