import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';

/** SQL of what people looked at. */
export const recentlyViewedRepository = {
  async list(db: Db | Trx, user_id: string, most: number): Promise<string[]> {
    const { rows } = await sql<{ product_id: string }>`
      select product_id from recently_viewed join products on products.id = product_id
      where user_id = ${user_id} and products.published
      order by viewed_at desc, product_id desc limit ${most}`.execute(db);
    return rows.map(({ product_id }) => product_id);
  },

  /** Earlier ones of `product_ids` count as later viewed; what is unknown is left out. */
  async add(trx: Trx, user_id: string, product_ids: readonly string[], now: Date): Promise<void> {
    await sql`
      insert into recently_viewed (user_id, product_id, viewed_at)
      select ${user_id}, products.id, ${now}::timestamptz - wanted.place * interval '1 millisecond'
      from unnest(${product_ids}::uuid[]) with ordinality as wanted (id, place)
      join products on products.id = wanted.id
      on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at`.execute(trx);
  },

  async trim(trx: Trx, user_id: string, most: number): Promise<void> {
    await sql`
      delete from recently_viewed where user_id = ${user_id} and product_id in (
        select product_id from recently_viewed where user_id = ${user_id}
        order by viewed_at desc, product_id desc offset ${most})`.execute(trx);
  },

  listOf: (db: Db, user_id: string) =>
    db
      .selectFrom('recently_viewed')
      .innerJoin('products', 'products.id', 'recently_viewed.product_id')
      .select(['products.name as product', 'recently_viewed.viewed_at'])
      .where('recently_viewed.user_id', '=', user_id)
      .orderBy('recently_viewed.viewed_at', 'desc')
      .execute(),
};
