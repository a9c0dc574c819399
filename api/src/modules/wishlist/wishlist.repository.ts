import { sql } from 'kysely';
import { countRows } from '../../infra/database/count-rows';
import type { Db, Trx } from '../../infra/database/db';

export interface WishRow {
  product_id: string;
  added_at: Date;
  price_when_added: number;
  notify: boolean;
}

/** SQL of what people wish for. */
export const wishlistRepository = {
  /** Latest first; what is not in the shop now is kept and comes back with it. */
  list: (db: Db | Trx, user_id: string): Promise<WishRow[]> =>
    db
      .selectFrom('wishlist_items')
      .innerJoin('products', 'products.id', 'wishlist_items.product_id')
      .select(['product_id', 'added_at', 'price_when_added', 'notify'])
      .where('user_id', '=', user_id)
      .where('products.published', '=', true)
      .orderBy('added_at', 'desc')
      .orderBy('product_id', 'desc')
      .execute(),

  count: (trx: Trx, user_id: string): Promise<number> =>
    countRows(trx.selectFrom('wishlist_items').where('user_id', '=', user_id)),

  /**
   * Adds published products at their price of now, as long as there is room; those that are there stay as they are.
   * Earlier ones of `product_ids` count as later added. Answers how many were new.
   */
  async add(trx: Trx, user_id: string, product_ids: readonly string[], room: number, now: Date): Promise<number> {
    const { numAffectedRows } = await sql`
      insert into wishlist_items (user_id, product_id, added_at, price_when_added, known_price, known_out)
      select ${user_id}, products.id, ${now}::timestamptz - wanted.place * interval '1 millisecond',
        products.min_price, products.min_price, products.stock_state = 'out'
      from unnest(${product_ids}::uuid[]) with ordinality as wanted (id, place)
      join products on products.id = wanted.id
      where products.published
        and not exists (select from wishlist_items where user_id = ${user_id} and product_id = products.id)
      order by wanted.place limit ${room}
      on conflict do nothing`.execute(trx);
    return Number(numAffectedRows ?? 0n);
  },

  async setNotify(trx: Db | Trx, user_id: string, product_id: string, notify: boolean): Promise<void> {
    await trx
      .updateTable('wishlist_items')
      .set({ notify })
      .where('user_id', '=', user_id)
      .where('product_id', '=', product_id)
      .execute();
  },

  async remove(trx: Trx, user_id: string, product_id: string): Promise<void> {
    await trx
      .deleteFrom('wishlist_items')
      .where('user_id', '=', user_id)
      .where('product_id', '=', product_id)
      .execute();
  },

  /** No more mails about any of them. */
  async endNotices(db: Db, user_id: string): Promise<void> {
    await db.updateTable('wishlist_items').set({ notify: false }).where('user_id', '=', user_id).execute();
  },

  async findShare(db: Db | Trx, user_id: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('wishlist_shares')
      .select('token')
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    return row?.token;
  },

  /** Keeps the one that is there. */
  async share(trx: Trx, user_id: string, token: string, now: Date): Promise<void> {
    await trx
      .insertInto('wishlist_shares')
      .values({ user_id, token, created_at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
  },

  async unshare(trx: Trx, user_id: string): Promise<void> {
    await trx.deleteFrom('wishlist_shares').where('user_id', '=', user_id).execute();
  },

  findOwner: (db: Db, token: string): Promise<{ id: string; first_name: string } | undefined> =>
    db
      .selectFrom('wishlist_shares')
      .innerJoin('users', 'users.id', 'wishlist_shares.user_id')
      .select(['users.id', 'users.first_name'])
      .where('wishlist_shares.token', '=', token)
      .executeTakeFirst(),
};
