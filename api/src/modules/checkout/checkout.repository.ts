import type { Selectable, Updateable } from 'kysely';
import { newId } from '../../infra/basics/ids';
import { compiledOnce } from '../../infra/database/compiled-once';
import type { Db, Trx } from '../../infra/database/db';
import type { CheckoutsTable } from '../../infra/database/tables/checkout';

export type CheckoutRow = Selectable<CheckoutsTable>;

/** What somebody has chosen for their next order; a row is made at the first choice. */
export const checkoutRepository = {
  find: async (db: Db | Trx, user_id: string): Promise<CheckoutRow | undefined> =>
    (await selectOfUser(db, { user_id }))[0],

  /** The row, which nobody else changes until the transaction ends. */
  async lock(trx: Trx, user_id: string, now: Date): Promise<CheckoutRow> {
    await trx
      .insertInto('checkouts')
      .values({ user_id, last_modified_at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    return trx.selectFrom('checkouts').selectAll().where('user_id', '=', user_id).forUpdate().executeTakeFirstOrThrow();
  },

  /** Forgets what was chosen for this order alone. */
  async finish(trx: Trx, user_id: string, now: Date): Promise<void> {
    await clearChoices(trx, { user_id, now });
  },

  /** Notes that a checkout has begun, for the sums of the dashboard. */
  async begin(trx: Trx, user_id: string, now: Date): Promise<void> {
    await trx.updateTable('checkouts').set({ begun_at: now }).where('user_id', '=', user_id).execute();
    await trx.insertInto('checkouts_begun').values({ id: newId(), at: now }).execute();
  },

  async update(trx: Trx, user_id: string, values: Updateable<CheckoutsTable>): Promise<void> {
    await trx
      .updateTable('checkouts')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('user_id', '=', user_id)
      .execute();
  },
};

const selectOfUser = compiledOnce((db, { user_id }: { user_id: string }) =>
  db.selectFrom('checkouts').selectAll().where('user_id', '=', user_id),
);

const clearChoices = compiledOnce((db, { user_id, now }: { user_id: string; now: Date }) =>
  db
    .updateTable('checkouts')
    .set((eb) => ({
      payment_method: null,
      plan: null,
      use_credit: false,
      note: '',
      gifts: '[]',
      begun_at: null,
      last_modified_at: now,
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', user_id),
);
