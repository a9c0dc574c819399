import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { CouponsTable } from '../../infra/database/tables/checkout';

/** Coupons and how often they were used. */
export const promotionsRepository = {
  /** The coupon with how many orders of this person have it. */
  find: (db: Db | Trx, code: string, user_id: string) =>
    db
      .selectFrom('coupons')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('orders')
          .select((count) => count.fn.countAll<number>().as('number'))
          .where('orders.user_id', '=', user_id)
          .whereRef('orders.coupon_code', '=', 'coupons.code')
          .where('orders.status', '!=', 'cancelled')
          .as('uses'),
      )
      .where('code', '=', code)
      .executeTakeFirst(),

  findBenefit: (db: Db | Trx, code: string) =>
    db.selectFrom('coupons').select(['kind', 'value']).where('code', '=', code).executeTakeFirst(),

  /** Counts one use if there is one left at this moment; answers whether there was. */
  async take(trx: Trx, code: string, now: Date): Promise<boolean> {
    const row = await trx
      .updateTable('coupons')
      .set((eb) => ({ used: eb('used', '+', 1) }))
      .where('code', '=', code)
      .where('active', '=', true)
      .where((eb) => eb.or([eb('max_uses', 'is', null), eb('used', '<', eb.ref('max_uses'))]))
      .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  async giveBack(trx: Trx, code: string): Promise<void> {
    await trx
      .updateTable('coupons')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('code', '=', code)
      .where('used', '>', 0)
      .execute();
  },

  /** Adds a coupon, or changes the terms of the one with this code; how often it was used stays. */
  async put(trx: Trx, coupon: Insertable<CouponsTable>): Promise<void> {
    const { id, used, created_at, code, ...terms } = coupon;
    await trx
      .insertInto('coupons')
      .values(coupon)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(terms))
      .execute();
  },
};
