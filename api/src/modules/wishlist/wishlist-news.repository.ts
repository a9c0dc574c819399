import { sql } from 'kysely';
import type { Trx } from '../../infra/database/db';
import { offeredLanguage } from '../../infra/database/offered-language';

export interface NewsRow {
  user_id: string;
  product_id: string;
  /** in the reader's language, where the shop is offered in it and it has one there */
  name: string;
  slug: string;
  known_price: number;
  price: number;
  notify: boolean;
  cheaper: boolean;
  back: boolean;
}

export interface Reader {
  id: string;
  first_name: string;
  email: string;
  email_verified: boolean;
  language: 'en' | 'de';
}

/** SQL of what has changed for the better since somebody was last told. */
export const wishlistNewsRepository = {
  /** Prices that rose and goods that sold out are no news, but what the next news is measured by. */
  async noteTheRest(trx: Trx, most: number): Promise<number> {
    const { numAffectedRows } = await sql`
      with changed as (
        select user_id, product_id, products.min_price as price, products.stock_state = 'out' as is_out
        from wishlist_items join products on products.id = product_id
        where products.published
          and (products.min_price > known_price or (products.stock_state = 'out' and not known_out))
        limit ${most} for update of wishlist_items skip locked
      )
      update wishlist_items set known_price = greatest(known_price, changed.price), known_out = known_out or changed.is_out
      from changed where wishlist_items.user_id = changed.user_id and wishlist_items.product_id = changed.product_id`.execute(
      trx,
    );
    return Number(numAffectedRows ?? 0n);
  },

  /** Products that have become cheaper or are back, of up to `most` wishes; skips what another worker holds. */
  async lockNews(trx: Trx, most: number): Promise<NewsRow[]> {
    const { rows } = await sql<NewsRow>`
      select user_id, product_id, coalesce(products.words -> reads.language ->> 'name', products.name) as name,
        coalesce(products.words -> reads.language ->> 'slug', products.slug) as slug, known_price, products.min_price as price, notify,
        products.min_price < known_price and products.stock_state <> 'out' as cheaper,
        known_out and products.stock_state <> 'out' as back
      from wishlist_items join products on products.id = product_id join users on users.id = user_id
        cross join lateral (select ${offeredLanguage(sql.ref('users.language'))} as language) as reads
      where products.published and products.stock_state <> 'out' and (products.min_price < known_price or known_out)
      order by user_id, product_id limit ${most} for update of wishlist_items skip locked`.execute(trx);
    return rows;
  },

  async markKnown(trx: Trx, rows: readonly NewsRow[]): Promise<void> {
    const told = JSON.stringify(rows.map(({ user_id, product_id, price }) => ({ user_id, product_id, price })));
    await sql`
      update wishlist_items set known_price = told.price, known_out = false
      from jsonb_to_recordset(${told}::jsonb) as told (user_id uuid, product_id uuid, price integer)
      where wishlist_items.user_id = told.user_id and wishlist_items.product_id = told.product_id`.execute(trx);
  },

  /** Whom to tell of which of them: those who want it and whose address is known to be theirs. */
  async listReaders(trx: Trx, user_ids: readonly string[]): Promise<Reader[]> {
    return trx
      .selectFrom('users')
      .select(['id', 'first_name', 'email', 'email_verified', 'language'])
      .where('id', 'in', [...user_ids])
      .where('email_verified', '=', true)
      .execute();
  },
};
