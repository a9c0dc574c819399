import { sql } from 'kysely';
import { newId } from '../../../infra/basics/ids';
import type { Db, Trx } from '../../../infra/database/db';
import type { StockMovementsTable } from '../../../infra/database/tables/stock';

/** One change of the stock of a variant that no sale made. */
export interface StockMovement {
  variant_id: string;
  /** pieces; below 0: fewer */
  quantity: number;
  reason: StockMovementsTable['reason'];
  note?: string;
  order_id?: string;
  /** of a line that staff changed, with how many more it has taken than before (below 0: fewer) */
  order_item_id?: string;
  taken_change?: number;
  /** null: a buyer or the shop itself */
  staff_id?: string | null;
}

interface Unexplained {
  variant_id: string;
  /** pieces more than its history says; below 0: fewer */
  difference: number;
}

/**
 * The history of stock, which only grows: whoever changes `variants.stock` says so here in the same transaction, but for
 * the sale, whose row is the line of its order. Keeps nothing and locks nothing.
 */
export const stockLedger = {
  /** Those of no pieces are left out, but a count that found what was expected. */
  async record(trx: Trx, at: Date, movements: readonly StockMovement[]): Promise<void> {
    const told = movements.filter(
      ({ quantity, reason, taken_change = 0 }) => quantity !== 0 || taken_change !== 0 || reason === 'counted',
    );
    if (told.length === 0) return;
    const rows = told.map((movement) => ({ note: '', taken_change: 0, ...movement, id: newId() }));
    await sql`
      insert into stock_movements (id, variant_id, at, quantity, taken_change, reason, note, order_id, order_item_id,
        staff_id)
      select id, variant_id, ${at}::timestamptz, quantity, taken_change, reason, note, order_id, order_item_id, staff_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (id uuid, variant_id uuid, quantity bigint,
        taken_change integer, reason text, note text, order_id uuid, order_item_id uuid, staff_id uuid)`.execute(trx);
  },

  /** Begins the history of these variants, just made all at once, with the stock that they have. */
  async open(trx: Trx, variant_ids: readonly string[]): Promise<void> {
    await sql`
      insert into stock_movements (id, variant_id, at, quantity, reason)
      select id, id, created_at, stock, 'opening' from variants where id = any(${variant_ids}::uuid[])`.execute(trx);
  },

  /**
   * Of these variants, those whose stock is not what their history comes to: what was there in the beginning, and all
   * that moved, without what orders took.
   */
  async listUnexplained(db: Db | Trx, variant_ids: readonly string[]): Promise<Unexplained[]> {
    const { rows } = await sql<Unexplained>`
      select id as variant_id, (stock - moved.pieces + sold.pieces)::bigint as difference
      from variants
      cross join lateral (
        select coalesce(sum(quantity + taken_change), 0) as pieces from stock_movements where variant_id = variants.id
      ) as moved
      cross join lateral (
        select coalesce(sum(stock_taken), 0) as pieces from order_items where variant_id = variants.id
      ) as sold
      where id = any(${variant_ids}::uuid[]) and stock - moved.pieces + sold.pieces <> 0
      order by id`.execute(db);
    return rows;
  },
};
