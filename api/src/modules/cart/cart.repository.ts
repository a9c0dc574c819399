import { sql } from 'kysely';
import { compiledOnce } from '../../infra/database/compiled-once';
import type { Db, Trx } from '../../infra/database/db';
import { isId, newId } from '../../infra/basics/ids';
import { productNamed } from '../../infra/database/product-named';
import { inPipeline } from '../../infra/database/pipeline';

export interface SeenLine {
  variant_id: string;
  quantity: number;
  name: string;
  /** minor units */
  seen_price: number;
  seen_available: number | null;
}

/** The id of a product that a URL names by it, or by its slug. */
const idOf = (product: string) => (isId(product) ? product : productNamed(product));

/** Carts and their items; a cart is made at the first write. */
export const cartRepository = {
  /** The cart's id; its row stays locked until the transaction ends, so that writes to one cart take turns. */
  async lockCart(trx: Trx, user_id: string, now: Date): Promise<string> {
    const [cart] = await upsertCart(trx, { id: newId(), user_id, now });
    if (!cart) throw new Error('An upsert gives its row');
    return cart.id;
  },

  /** The variant with price and stock, how many of it this person's cart holds, and how many lines it has in all. */
  async findVariant(trx: Trx, user_id: string, product: string, variant_id: string) {
    if (!isId(variant_id)) return undefined;
    const select = isId(product) ? selectVariant : selectVariantBySlug;
    const [variant] = await select(trx, { user_id, product, variant_id });
    return variant;
  },

  isPublished: async (trx: Trx, product: string): Promise<boolean> => {
    const row = await trx
      .selectFrom('products as product')
      .select('product.published')
      .where('product.id', '=', idOf(product))
      .executeTakeFirst();
    return row?.published === true;
  },

  /** Puts a line into the cart, or its quantity anew: its owner has just seen what it costs. */
  async put(trx: Trx, cart_id: string, line: SeenLine, now: Date): Promise<void> {
    await upsertItem(trx, { cart_id, now, ...line });
  },

  async setQuantity(trx: Trx, cart_id: string, variant_id: string, quantity: number): Promise<void> {
    await trx
      .updateTable('cart_items')
      .set({ quantity, lowered_from: null })
      .where('cart_id', '=', cart_id)
      .where('variant_id', '=', variant_id)
      .execute();
  },

  async remove(trx: Trx, cart_id: string, product: string, variant_id: string): Promise<void> {
    if (!isId(variant_id)) return;
    await trx
      .deleteFrom('cart_items')
      .where('cart_id', '=', cart_id)
      .where('variant_id', 'in', (eb) =>
        eb
          .selectFrom('variants as variant')
          .innerJoin('products as product', 'product.id', 'variant.product_id')
          .select('variant.id')
          .where('variant.id', '=', variant_id)
          .where('product.id', '=', idOf(product)),
      )
      .execute();
  },

  async clear(trx: Trx, cart_id: string): Promise<void> {
    await inPipeline(
      trx.deleteFrom('cart_items').where('cart_id', '=', cart_id).execute(),
      trx.deleteFrom('gone_items').where('cart_id', '=', cart_id).execute(),
    );
  },

  /** Items and saved ones in the order in which they were added, with what they cost and how many there are now. */
  listItems: (db: Db | Trx, user_id: string) => selectItems(db, { user_id }),

  /** What lines are made of, of variants that are in nobody's cart. */
  listVariants: (db: Db | Trx, variant_ids: readonly string[]) =>
    db
      .selectFrom('variants as variant')
      .innerJoin('products as product', 'product.id', 'variant.product_id')
      .select(['variant.id as variant_id', 'variant.regular_price', 'variant.sale_price'])
      .select(['variant.sale_starts_at', 'variant.sale_ends_at'])
      .select(['variant.stock', 'variant.track_stock', 'variant.allow_backorder', 'variant.weight_grams'])
      .select(['variant.expected_on', 'variant.is_late'])
      .select(['product.published', 'product.category_id', 'product.gift_card'])
      .where('variant.id', '=', sql<string>`any(${variant_ids}::uuid[])`)
      .execute(),
};

const upsertCart = compiledOnce((db, { id, user_id, now }: { id: string; user_id: string; now: Date }) =>
  db
    .insertInto('carts')
    .values({ id, user_id, created_at: now, last_modified_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_modified_at: now }))
    .returning('id'),
);

interface VariantInCart {
  user_id: string;
  product: string;
  variant_id: string;
}

const selectVariantBy = (idBy: (product: string) => ReturnType<typeof idOf>) =>
  compiledOnce((db, { user_id, product, variant_id }: VariantInCart) =>
    db
      .selectFrom('variants as variant')
      .innerJoin('products as product', 'product.id', 'variant.product_id')
      .leftJoin('carts as cart', (join) => join.on('cart.user_id', '=', user_id))
      .leftJoin('cart_items as item', (join) =>
        join.onRef('item.variant_id', '=', 'variant.id').onRef('item.cart_id', '=', 'cart.id'),
      )
      .select(['variant.id', 'variant.stock', 'variant.track_stock', 'variant.allow_backorder'])
      .select(['variant.regular_price', 'variant.sale_price', 'variant.sale_starts_at', 'variant.sale_ends_at'])
      .select(['product.published', 'product.name', 'item.quantity'])
      .select((eb) =>
        eb
          .selectFrom('cart_items')
          .select((count) => count.fn.countAll<number>().as('number'))
          .whereRef('cart_items.cart_id', '=', 'cart.id')
          .as('lines'),
      )
      .where('variant.id', '=', variant_id)
      .where('product.id', '=', idBy(product)),
  );
const selectVariant = selectVariantBy((product) => product);
const selectVariantBySlug = selectVariantBy(productNamed);

const upsertItem = compiledOnce((db, values: SeenLine & { cart_id: string; now: Date }) => {
  const { cart_id, variant_id, quantity, name, seen_price, seen_available, now: added_at } = values;
  const seen = { quantity, name, seen_price, seen_available };
  return db
    .insertInto('cart_items')
    .values({ cart_id, variant_id, added_at, ...seen })
    .onConflict((conflict) => conflict.columns(['cart_id', 'variant_id']).doUpdateSet({ ...seen, lowered_from: null }));
});

/** What is in the cart and what is saved for later, as one list. */
const linesOf = (db: Db | Trx) =>
  db
    .selectFrom('cart_items')
    .select(['cart_id', 'variant_id', 'quantity', 'added_at', 'seen_price', 'seen_available', 'lowered_from'])
    .select(sql<boolean>`false`.as('saved'))
    .unionAll(
      db
        .selectFrom('saved_items')
        .select(['cart_id', 'variant_id', 'quantity', 'added_at'])
        .select([
          sql<number | null>`null::integer`.as('seen_price'),
          sql<number | null>`null::integer`.as('seen_available'),
          sql<number | null>`null::integer`.as('lowered_from'),
        ])
        .select(sql<boolean>`true`.as('saved')),
    )
    .as('item');

const selectItems = compiledOnce((db, { user_id }: { user_id: string }) =>
  db
    .selectFrom('carts as cart')
    .innerJoin(linesOf(db), (join) => join.onRef('item.cart_id', '=', 'cart.id'))
    .innerJoin('variants as variant', 'variant.id', 'item.variant_id')
    .innerJoin('products as product', 'product.id', 'variant.product_id')
    .select(['item.quantity', 'item.saved', 'item.seen_price', 'item.seen_available', 'item.lowered_from'])
    .select(['variant.id as variant_id', 'variant.regular_price', 'variant.sale_price'])
    .select(['variant.sale_starts_at', 'variant.sale_ends_at'])
    .select(['variant.stock', 'variant.track_stock', 'variant.allow_backorder', 'variant.weight_grams'])
    .select(['variant.expected_on', 'variant.is_late'])
    .select(['product.published', 'product.category_id', 'product.gift_card'])
    .where('cart.user_id', '=', user_id)
    .orderBy('item.added_at')
    .orderBy('item.variant_id'),
);

export type CartItemRow = Awaited<ReturnType<typeof cartRepository.listItems>>[number];
