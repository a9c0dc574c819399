import { sql } from 'kysely';
import { compiledOnce } from '../../infra/database/compiled-once';
import { countRows } from '../../infra/database/count-rows';
import type { Db, Trx } from '../../infra/database/db';

/** What a cart holds beside its lines. */
export const cartExtrasRepository = {
  /** The cart's coupon, where its owner has things sent to, and lines whose variant is gone for good. */
  find: async (db: Db | Trx, user_id: string): Promise<CartRow | undefined> => (await selectExtras(db, { user_id }))[0],

  async setCoupon(trx: Trx, cart_id: string, coupon_code: string | null): Promise<void> {
    await trx.updateTable('carts').set({ coupon_code }).where('id', '=', cart_id).execute();
  },

  /** Moves a line out of the cart; answers whether it was there. */
  async save(trx: Trx, cart_id: string, variant_id: string, now: Date): Promise<boolean> {
    const { rows } = await sql`
      with moved as (
        delete from cart_items where cart_id = ${cart_id} and variant_id = ${variant_id} returning variant_id, quantity
      )
      insert into saved_items (cart_id, variant_id, quantity, added_at)
      select ${cart_id}, variant_id, quantity, ${now} from moved
      on conflict (cart_id, variant_id)
        do update set quantity = least(saved_items.quantity + excluded.quantity, 999)
      returning variant_id`.execute(trx);
    return rows.length > 0;
  },

  /** Moves a saved line into the cart; answers whether it was there. */
  async unsave(trx: Trx, cart_id: string, variant_id: string, now: Date): Promise<boolean> {
    const { rows } = await sql`
      with moved as (
        delete from saved_items where cart_id = ${cart_id} and variant_id = ${variant_id} returning variant_id, quantity
      )
      insert into cart_items (cart_id, variant_id, quantity, added_at, name)
      select ${cart_id}, moved.variant_id, moved.quantity, ${now}, products.name
      from moved join variants on variants.id = moved.variant_id join products on products.id = variants.product_id
      on conflict (cart_id, variant_id) do update set quantity = least(cart_items.quantity + excluded.quantity, 999)
      returning variant_id`.execute(trx);
    return rows.length > 0;
  },

  async forget(trx: Trx, cart_id: string, variant_id: string): Promise<void> {
    await trx.deleteFrom('saved_items').where('cart_id', '=', cart_id).where('variant_id', '=', variant_id).execute();
  },

  /** Notes what the owner has seen by now, and forgets the lines that are gone. */
  async noteSeen(
    trx: Trx,
    cart_id: string,
    seen: { variant_id: string; price: number; available: number }[],
  ): Promise<void> {
    await sql`
      update cart_items set seen_price = seen.price, seen_available = seen.available, lowered_from = null
      from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen (variant_id uuid, price integer, available integer)
      where cart_items.cart_id = ${cart_id} and cart_items.variant_id = seen.variant_id`.execute(trx);
    await trx.deleteFrom('gone_items').where('cart_id', '=', cart_id).execute();
  },

  /** Variants with price, stock and name, and how many of each this cart holds. */
  listVariants: (trx: Trx, cart_id: string, variant_ids: readonly string[]) =>
    trx
      .selectFrom('variants as variant')
      .innerJoin('products as product', 'product.id', 'variant.product_id')
      .leftJoin('cart_items as item', (join) =>
        join.onRef('item.variant_id', '=', 'variant.id').on('item.cart_id', '=', cart_id),
      )
      .select(['variant.id', 'variant.stock', 'variant.track_stock', 'variant.allow_backorder'])
      .select(['variant.regular_price', 'variant.sale_price', 'variant.sale_starts_at', 'variant.sale_ends_at'])
      .select(['product.published', 'product.name', 'item.quantity'])
      .where('variant.id', '=', sql<string>`any(${variant_ids}::uuid[])`)
      .execute(),

  countLines: (trx: Trx, cart_id: string): Promise<number> =>
    countRows(trx.selectFrom('cart_items').where('cart_id', '=', cart_id)),

  /** Takes lines that have been ordered out of the cart, and the coupon with them. */
  async removeOrdered(trx: Trx, cart_id: string, variant_ids: readonly string[]): Promise<void> {
    await deleteOrdered(trx, { cart_id, variant_ids });
  },
};

const selectExtras = compiledOnce(
  (_db, { user_id }: { user_id: string }) => sql<CartRow>`
    select cart.id, cart.coupon_code, checkout.shipping_address ->> 'country' as country,
      checkout.shipping_address ->> 'postal_code' as postal_code,
      (select coalesce(json_agg(json_build_object('variant_id', variant_id, 'name', name, 'quantity', quantity)), '[]')
        from gone_items where gone_items.cart_id = cart.id) as gone
    from carts as cart left join checkouts as checkout on checkout.user_id = cart.user_id
    where cart.user_id = ${user_id}`,
);

const deleteOrdered = compiledOnce(
  (_db, { cart_id, variant_ids }: { cart_id: string; variant_ids: readonly string[] }) => sql`
    with emptied as (
      delete from cart_items where cart_id = ${cart_id} and variant_id = any(${variant_ids}::uuid[])
    )
    update carts set coupon_code = null where id = ${cart_id}`,
);

export interface CartRow {
  id: string;
  coupon_code: string | null;
  country: string | null;
  postal_code: string | null;
  gone: { variant_id: string; name: string; quantity: number }[];
}
