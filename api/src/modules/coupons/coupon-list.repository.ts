import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { countedTo } from '../../infra/database/count-rows';
import type { Db, Trx } from '../../infra/database/db';
import { allOf, likePart } from '../../infra/database/lists/conditions';
import type { Condition } from '../../infra/database/lists/conditions';
import { falling, isBehind, keyOf, rising } from '../../infra/database/lists/list-window';
import type { ListOrder, ListWindow, Placed } from '../../infra/database/lists/list-window';
import type { CouponsTable } from '../../infra/database/tables/checkout';
import type { CouponSort, CouponState } from '../../schemas/filters/coupon-filter';

export type CouponRow = Selectable<CouponsTable> & { state: CouponState };

/** Which coupons. */
export interface CouponFilter {
  /** at which states are told */
  now: Date;
  state?: CouponState | undefined;
  kind?: CouponsTable['kind'] | undefined;
  /** '' for all */
  search: string;
}

export type CouponWindow = ListWindow<CouponSort>;

const created_at = sql`coupons.created_at`;
const code = sql`coalesce(coupons.code, coupons.prefix)`;
const used = sql`coupons.used`;
const ends_at = sql`coalesce(coupons.ends_at, 'infinity')`;

const SORTS: Record<CouponSort, ListOrder> = {
  '-created_at': falling(created_at, 'timestamptz'),
  created_at: rising(created_at, 'timestamptz'),
  code: rising(code, 'text'),
  '-code': falling(code, 'text'),
  '-used': falling(used, 'bigint'),
  used: rising(used, 'bigint'),
  ends_at: rising(ends_at, 'timestamptz'),
  '-ends_at': falling(ends_at, 'timestamptz'),
};

/** How a coupon stands at `now`. */
const stateAt = (now: Date) => sql<CouponState>`
  case when not coupons.active then 'off'
    when coupons.ends_at <= ${now} then 'ended'
    when coupons.used >= coupons.max_uses::bigint * coupons.codes then 'used_up'
    when coupons.starts_at > ${now} then 'scheduled'
    else 'active' end`;

function found(search: string): Condition {
  const typed = search.replace(/\s/g, '').toUpperCase();
  return sql`(${code} like ${likePart(typed)} or lower(coupons.name) like ${likePart(search.toLowerCase())}
    or coupons.id = (select coupon_id from coupon_codes where coupon_codes.code = ${typed}))`;
}

function matching({ now, state, kind, search }: CouponFilter): Condition {
  const conditions = [
    state !== undefined && sql`${stateAt(now)} = ${state}`,
    kind !== undefined && sql`coupons.kind = ${kind}`,
    search !== '' && found(search),
  ].filter((condition) => condition !== false);
  return allOf(conditions);
}

/** SQL of coupons as staff look for them: so few that they are looked through. */
export const couponListRepository = {
  async list(
    db: Db,
    filter: CouponFilter,
    { sort, after, limit, offset }: CouponWindow,
  ): Promise<(CouponRow & Placed)[]> {
    const { column, order } = SORTS[sort];
    const { rows } = await sql<CouponRow & Placed>`
      select coupons.*, ${stateAt(filter.now)} as state, ${keyOf(SORTS[sort])} from coupons
      where ${matching(filter)} and ${isBehind(SORTS[sort], after, sql`coupons.id`)}
      order by ${column} ${order}, coupons.id ${order} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  },

  /** How many match, counted no further than `most`. */
  async count(db: Db | Trx, filter: CouponFilter, most: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select ${countedTo(most, sql`coupons where ${matching(filter)}`)} as total`.execute(db);
    return rows[0]?.total ?? 0;
  },

  async find(db: Db | Trx, id: string, now: Date): Promise<CouponRow | undefined> {
    const { rows } = await sql<CouponRow>`
      select coupons.*, ${stateAt(now)} as state from coupons where id = ${id}`.execute(db);
    return rows[0];
  },
};
