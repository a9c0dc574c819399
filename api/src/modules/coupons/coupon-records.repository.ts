import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import { countRows } from '../../infra/database/count-rows';
import type { CouponsTable } from '../../infra/database/tables/checkout';

export type StoredCoupon = Selectable<CouponsTable>;

/** An order with a coupon. */
export interface CouponOrderRow {
  id: string;
  number: string;
  status: 'awaiting_payment' | 'open' | 'completed' | 'cancelled';
  placed_at: Date;
  code: string;
  discount: number;
  total: number;
  currency: string;
}

/** Orders with one of the codes of a coupon. */
const ordersOf = (id: string) => sql`
  orders where orders.coupon_code is not null and orders.coupon_code in (
    select code from coupons where id = ${id} and code is not null
    union all select code from coupon_codes where coupon_id = ${id})`;

/** SQL of coupons as staff make and change them. */
export const couponRecordsRepository = {
  count: (trx: Trx): Promise<number> => countRows(trx.selectFrom('coupons')),

  /** Its row stays locked until `trx` ends. */
  lock: (trx: Trx, id: string): Promise<StoredCoupon | undefined> =>
    trx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Whether one of many has this code. */
  async isOneOfMany(trx: Trx, code: string): Promise<boolean> {
    const row = await trx.selectFrom('coupon_codes').select('code').where('code', '=', code).executeTakeFirst();
    return row !== undefined;
  },

  /** Adds it; answers whether its code was free. */
  async insert(trx: Trx, coupon: Insertable<CouponsTable>): Promise<boolean> {
    const row = await trx
      .insertInto('coupons')
      .values(coupon)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Adds those of these codes that no coupon has; answers how many. */
  async addCodes(trx: Trx, coupon_id: string, codes: readonly string[]): Promise<number> {
    const { rows } = await sql`
      insert into coupon_codes (code, coupon_id)
      select drawn.code, ${coupon_id} from unnest(${codes}::text[]) as drawn (code)
      where not exists (select from coupons where coupons.code = drawn.code)
      on conflict do nothing returning code`.execute(trx);
    return rows.length;
  },

  async update(trx: Trx, id: string, columns: Updateable<CouponsTable>): Promise<void> {
    await trx.updateTable('coupons').set(columns).where('id', '=', id).execute();
  },

  async remove(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('coupons').where('id', '=', id).execute();
  },

  /** The largest number of uses that one of its codes has. */
  async mostUsed(trx: Trx, { id, code, used }: StoredCoupon): Promise<number> {
    if (code !== null) return used;
    const row = await trx
      .selectFrom('coupon_codes')
      .select((eb) => eb.fn.max('used').as('most'))
      .where('coupon_id', '=', id)
      .executeTakeFirst();
    return row?.most ?? 0;
  },

  /** The latest orders with it, cancelled ones among them. */
  async listOrders(db: Db | Trx, id: string, most: number): Promise<CouponOrderRow[]> {
    const { rows } = await sql<CouponOrderRow>`
      select id, number, status, placed_at, coupon_code as code, discount, total, currency from ${ordersOf(id)}
      order by placed_at desc, id desc limit ${most}`.execute(db);
    return rows;
  },

  /** What was taken off in all, and what the orders come to; without cancelled ones. */
  async sumOrders(db: Db | Trx, id: string): Promise<{ given: number; ordered: number }> {
    const { rows } = await sql<{ given: number; ordered: number }>`
      select coalesce(sum(discount), 0)::bigint as given, coalesce(sum(total), 0)::bigint as ordered
      from ${ordersOf(id)} and orders.status <> 'cancelled'`.execute(db);
    return rows[0] ?? { given: 0, ordered: 0 };
  },

  /** Its codes with how often each was used, in the order of the alphabet. */
  listCodes: (db: Db, coupon_id: string, most: number) =>
    db
      .selectFrom('coupon_codes')
      .select(['code', 'used'])
      .where('coupon_id', '=', coupon_id)
      .orderBy('code')
      .limit(most)
      .execute(),
};
