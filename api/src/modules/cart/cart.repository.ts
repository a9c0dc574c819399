import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db';
import { isId, newId } from '../../infra/ids';

/** A product named in a URL by its id or its slug. */
const productColumn = (product: string) => (isId(product) ? ('product.id' as const) : ('product.slug' as const));

/** Carts and their items; a cart is made at the first write. */
export const cartRepository = {
  /** The cart's id; its row stays locked until the transaction ends, so that writes to one cart take turns. */
  async lockCart(trx: Trx, user_id: string, now: Date): Promise<string> {
    const { id } = await trx
      .insertInto('carts')
      .values({ id: newId(), user_id, created_at: now, last_modified_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_modified_at: now }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** The variant with its stock, and how many of it this cart holds. */
  findVariant: (trx: Trx, cart_id: string, product: string, variant_id: string) =>
    trx
      .selectFrom('variants as variant')
      .innerJoin('products as product', 'product.id', 'variant.product_id')
      .leftJoin('cart_items as item', (join) =>
        join.onRef('item.variant_id', '=', 'variant.id').on('item.cart_id', '=', cart_id),
      )
      .select(['variant.id', 'variant.stock', 'variant.track_stock', 'variant.allow_backorder'])
      .select(['product.published', 'item.quantity'])
      .where('variant.id', '=', isId(variant_id) ? variant_id : null)
      .where(productColumn(product), '=', product)
      .executeTakeFirst(),

  isPublished: async (trx: Trx, product: string): Promise<boolean> => {
    const row = await trx
      .selectFrom('products as product')
      .select('product.published')
      .where(productColumn(product), '=', product)
      .executeTakeFirst();
    return row?.published === true;
  },

  async setQuantity(trx: Trx, cart_id: string, variant_id: string, quantity: number, now: Date): Promise<void> {
    await trx
      .insertInto('cart_items')
      .values({ cart_id, variant_id, quantity, added_at: now })
      .onConflict((conflict) => conflict.columns(['cart_id', 'variant_id']).doUpdateSet({ quantity }))
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
          .where(productColumn(product), '=', product),
      )
      .execute();
  },

  async clear(trx: Trx, cart_id: string): Promise<void> {
    await trx.deleteFrom('cart_items').where('cart_id', '=', cart_id).execute();
  },

  /** Items in the order in which they were added, each with the picture of its variant or its product. */
  listItems: (db: Db | Trx, user_id: string) =>
    db
      .selectFrom('carts as cart')
      .innerJoin('cart_items as item', 'item.cart_id', 'cart.id')
      .innerJoin('variants as variant', 'variant.id', 'item.variant_id')
      .innerJoin('products as product', 'product.id', 'variant.product_id')
      .leftJoin('categories as category', 'category.id', 'product.category_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('product_images')
            .select(['product_images.image_id', 'product_images.alt'])
            .whereRef('product_images.product_id', '=', 'product.id')
            .orderBy(sql`product_images.image_id = variant.image_id`, (order) => order.desc().nullsLast())
            .orderBy('product_images.position')
            .limit(1)
            .as('picture'),
        (join) => join.onTrue(),
      )
      .leftJoin('images as image', 'image.id', 'picture.image_id')
      .select(['item.quantity', 'category.name as category', 'picture.alt as picture_alt'])
      .select([
        'product.id',
        'product.name',
        'product.slug',
        'product.type',
        'product.published',
        'product.subscribers',
      ])
      .select(['product.created_by', 'product.last_modified_by', 'product.created_at', 'product.last_modified_at'])
      .select([
        'variant.id as variant_id',
        'variant.sku',
        'variant.options',
        'variant.regular_price',
        'variant.sale_price',
      ])
      .select(['variant.sale_starts_at', 'variant.sale_ends_at'])
      .select(['variant.stock', 'variant.track_stock', 'variant.allow_backorder'])
      .select((eb) =>
        eb
          .case()
          .when('image.id', 'is not', null)
          .then(
            eb.fn<ImageJson>('json_build_object', [
              ...['hash', 'ext', 'width', 'height', 'alt', 'tone', 'derived_widths'].flatMap((column) => [
                sql.lit(column),
                sql.ref(`image.${column}`),
              ]),
            ]),
          )
          .end()
          .as('image'),
      )
      .where('cart.user_id', '=', user_id)
      .orderBy('item.added_at')
      .orderBy('item.variant_id')
      .execute(),
};

interface ImageJson {
  hash: string;
  ext: string;
  width: number;
  height: number;
  alt: string;
  tone: string;
  derived_widths: number[];
}

export type CartItemRow = Awaited<ReturnType<typeof cartRepository.listItems>>[number];
