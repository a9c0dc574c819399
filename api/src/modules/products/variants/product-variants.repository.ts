import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import { postgresCode } from '../../../infra/database/db';
import { notValid } from '../../../errors/errors';
import { messageOf } from '../../../messages/message';
import type { PlannedVariant } from './plan-variants';

const UNIQUE_VIOLATION = '23505';

export type WrittenVariant = PlannedVariant & { id: string };

/** Somebody has taken one of the SKUs in the same moment. */
function refuseTaken(error: unknown): never {
  if (postgresCode(error) !== UNIQUE_VIOLATION) throw error;
  throw notValid({ variants: [messageOf('validation.failed.sku_taken_now')] });
}

const columns = sql`id uuid, sku text, options jsonb, "position" integer, regular_price integer, sale_price integer,
  sale_starts_at timestamptz, sale_ends_at timestamptz, stock_change integer, track_stock boolean, allow_backorder boolean,
  expected_on date, backorder_note text, backorder_notes jsonb, weight_grams integer, barcode text, cost integer, unit text, unit_quantity numeric, unit_base numeric, image_id uuid`;

/** SQL of a product's variants, however many there are: one statement for all of them. */
export const productVariantsRepository = {
  async insert(trx: Trx, product_id: string, variants: readonly WrittenVariant[], now: Date): Promise<void> {
    if (variants.length === 0) return;
    await sql`
      insert into variants (id, product_id, sku, options, position, regular_price, sale_price, sale_starts_at, sale_ends_at,
        stock, track_stock, allow_backorder, expected_on, backorder_note, backorder_notes, weight_grams, barcode, cost,
        unit, unit_quantity, unit_base, image_id, created_at, last_modified_at)
      select id, ${product_id}::uuid, sku, options, position, regular_price, sale_price, sale_starts_at, sale_ends_at,
        stock_change, track_stock, allow_backorder, expected_on, backorder_note, backorder_notes, weight_grams, barcode,
        cost, unit, unit_quantity, unit_base, image_id, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as made (${columns})`
      .execute(trx)
      .catch(refuseTaken);
  },

  /** Stock is moved, not set: what was sold meanwhile stays sold. */
  async update(trx: Trx, variants: readonly WrittenVariant[], now: Date): Promise<void> {
    if (variants.length === 0) return;
    await sql`
      update variants set sku = changed.sku, options = changed.options, position = changed.position,
        regular_price = changed.regular_price, sale_price = changed.sale_price, sale_starts_at = changed.sale_starts_at,
        sale_ends_at = changed.sale_ends_at, stock = variants.stock + changed.stock_change,
        track_stock = changed.track_stock, allow_backorder = changed.allow_backorder,
        is_late = variants.is_late and changed.expected_on is not distinct from variants.expected_on, expected_on = changed.expected_on,
        backorder_note = changed.backorder_note, backorder_notes = changed.backorder_notes, weight_grams = changed.weight_grams,
        barcode = changed.barcode, cost = changed.cost, unit = changed.unit, unit_quantity = changed.unit_quantity,
        unit_base = changed.unit_base, image_id = changed.image_id, last_modified_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as changed (${columns})
      where variants.id = changed.id`
      .execute(trx)
      .catch(refuseTaken);
  },

  async remove(trx: Trx, ids: readonly string[]): Promise<void> {
    await sql`delete from variants where id = any(${ids}::uuid[])`.execute(trx);
  },

  /** The first of these that an order names. */
  async findOrdered(trx: Trx, ids: readonly string[]): Promise<string | undefined> {
    const { rows } = await sql<{ sku: string }>`
      select sku from variants where id = any(${ids}::uuid[])
        and exists (select from order_items where variant_id = variants.id)
      order by position limit 1`.execute(trx);
    return rows[0]?.sku;
  },

  /**
   * Who has these SKUs in any case, other than this product: `sku` is in upper case.
   * @param but variants of this product that stay as they are: they have theirs, too
   */
  async listTakenSkus(
    db: Db | Trx,
    skus: readonly string[],
    product_id: string,
    but?: { others_than: readonly string[] },
  ): Promise<{ sku: string; name: string; is_own: boolean }[]> {
    const stays = but ? sql`variants.id <> all(${but.others_than}::uuid[])` : sql`false`;
    const { rows } = await sql<{ sku: string; name: string; is_own: boolean }>`
      select upper(sku) as sku, products.name, product_id = ${product_id} as is_own
      from variants join products on products.id = variants.product_id
      where upper(sku) = any(${skus.map((sku) => sku.toUpperCase())}::text[])
        and (product_id <> ${product_id} or ${stays})`.execute(db);
    return rows;
  },

  /** Where each of these stands among the variants of its product. */
  async listPositions(trx: Trx, ids: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ id: string; position: number }>`
      select id, position from variants where id = any(${ids}::uuid[])`.execute(trx);
    return new Map(rows.map(({ id, position }) => [id, position]));
  },

  /** Whether one of a product's variants costs something. */
  async hasPrice(trx: Trx, product_id: string): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from variants where product_id = ${product_id} and regular_price > 0) as found`.execute(
      trx,
    );
    return rows[0]?.found ?? false;
  },

  async replaceOptions(
    trx: Trx,
    product_id: string,
    options: readonly { name: string; values: string[] }[],
  ): Promise<void> {
    await trx.deleteFrom('product_options').where('product_id', '=', product_id).execute();
    if (options.length === 0) return;
    const rows = options.map(({ name, values }, index) => ({ product_id, position: index + 1, name, values }));
    await trx.insertInto('product_options').values(rows).execute();
  },
};
