import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { OrderItemsTable } from '../../../infra/database/tables/orders';
import type { Selectable } from 'kysely';

type Sums = Pick<
  Selectable<OrderItemsTable>,
  'id' | 'quantity' | 'subtotal' | 'discount' | 'tax' | 'total' | 'stock_taken' | 'backorder'
>;

/** Variants that are added to orders, and lines that are changed. */
export const editedLinesRepository = {
  /** What is sold of these variants, with price and stock as they are now. */
  listGoods: (db: Db | Trx, variant_ids: readonly string[]) =>
    db
      .selectFrom('variants as variant')
      .innerJoin('products as product', 'product.id', 'variant.product_id')
      .select(['variant.id as variant_id', 'variant.sku', 'variant.options', 'variant.weight_grams'])
      .select(['variant.regular_price', 'variant.sale_price', 'variant.sale_starts_at', 'variant.sale_ends_at'])
      .select(['variant.stock', 'variant.track_stock', 'variant.allow_backorder'])
      .select(['variant.expected_on', 'variant.is_late', 'variant.backorder_note'])
      .select(['product.id as product_id', 'product.name', 'product.slug', 'product.category_id', 'product.published'])
      .select('product.gift_card')
      .select((eb) =>
        eb.fn
          .coalesce(
            'variant.image_id',
            eb
              .selectFrom('product_images')
              .select('product_images.image_id')
              .whereRef('product_images.product_id', '=', 'product.id')
              .orderBy('product_images.position')
              .limit(1),
          )
          .as('image_id'),
      )
      .where('variant.id', '=', sql<string>`any(${variant_ids}::uuid[])`)
      .execute(),

  async setSums(trx: Trx, lines: readonly Sums[]): Promise<void> {
    await sql`
      update order_items set quantity = changed.quantity, subtotal = changed.subtotal, discount = changed.discount,
        tax = changed.tax, total = changed.total, stock_taken = changed.stock_taken, backorder = changed.backorder
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as changed (id uuid, quantity integer, subtotal bigint,
        discount bigint, tax bigint, total bigint, stock_taken integer, backorder jsonb)
      where order_items.id = changed.id`.execute(trx);
  },

  async remove(trx: Trx, ids: readonly string[]): Promise<void> {
    await trx
      .deleteFrom('order_items')
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
  },
};

export type GoodsRow = Awaited<ReturnType<typeof editedLinesRepository.listGoods>>[number];
