import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { CouponBenefit } from '@tessera/shared/money';
import { compiledOnce } from '../../infra/database/compiled-once';
import type { Db, Trx } from '../../infra/database/db';
import type { CouponsTable } from '../../infra/database/tables/checkout';
import type { CouponTerms } from './coupon-problem';

/** A coupon by one of its codes, and what a person has done with it. */
export interface FoundCoupon extends CouponBenefit, CouponTerms {
  /** orders of this person with it, whichever of its codes */
  uses: number;
  has_ordered: boolean;
}

/** The coupon whose only code, or one of whose many, this is. */
const idOf = (code: string) => sql`coalesce(
  (select id from coupons where coupons.code = ${code}),
  (select coupon_id from coupon_codes where coupon_codes.code = ${code}))`;

const selectCoupon = compiledOnce(
  (_db, { code, user_id }: { code: string; user_id: string }) => sql<FoundCoupon>`
    select coupons.kind, coupons.value, coupons.active, coupons.min_subtotal, coupons.starts_at, coupons.ends_at,
      coupons.max_uses, coupons.max_uses_per_person, coupons.first_order,
      coalesce((select own.used from coupon_codes as own where own.code = ${code}), coupons.used) as used,
      (select count(*)::integer from orders
        where orders.user_id = ${user_id} and orders.coupon_code is not null and orders.status <> 'cancelled'
          and (orders.coupon_code = coupons.code or exists (
            select from coupon_codes as other
            where other.code = orders.coupon_code and other.coupon_id = coupons.id))) as uses,
      coupons.first_order and exists (
        select from orders where orders.user_id = ${user_id} and orders.status <> 'cancelled') as has_ordered
    from coupons where coupons.id = ${idOf(code)}`,
);

/**
 * Locks a coupon before any of its codes, as whoever changes or deletes it does: its terms are those of this moment, and
 * nobody waits for who waits for them.
 */
async function lockCoupon(trx: Trx, code: string): Promise<void> {
  await sql`select id from coupons where id = ${idOf(code)} for update`.execute(trx);
}

/** Coupons and how often they were used. */
export const promotionsRepository = {
  /** The coupon with how many orders of this person have it. */
  find: async (db: Db | Trx, code: string, user_id: string): Promise<FoundCoupon | undefined> =>
    (await selectCoupon(db, { code, user_id }))[0],

  async findBenefit(db: Db | Trx, code: string): Promise<CouponBenefit | undefined> {
    const { rows } = await sql<CouponBenefit>`
      select kind, value from coupons where id = ${idOf(code)}`.execute(db);
    return rows[0];
  },

  /** Counts one use if there is one left at this moment; answers whether there was. */
  async take(trx: Trx, code: string, now: Date): Promise<boolean> {
    await lockCoupon(trx, code);
    const { rows } = await sql`
      with one as (
        update coupon_codes set used = coupon_codes.used + 1
        from coupons
        where coupon_codes.code = ${code} and coupons.id = coupon_codes.coupon_id
          and (coupons.max_uses is null or coupon_codes.used < coupons.max_uses)
        returning coupon_codes.coupon_id
      )
      update coupons set used = used + 1
      where (code = ${code} and (max_uses is null or used < max_uses) or id = (select coupon_id from one))
        and active and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
      returning id`.execute(trx);
    return rows.length > 0;
  },

  async giveBack(trx: Trx, code: string): Promise<void> {
    await lockCoupon(trx, code);
    await sql`
      with one as (
        update coupon_codes set used = used - 1 where code = ${code} and used > 0 returning coupon_id
      )
      update coupons set used = used - 1
      where (code = ${code} or id = (select coupon_id from one)) and used > 0`.execute(trx);
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
