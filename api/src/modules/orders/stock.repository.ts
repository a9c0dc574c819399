import { sql } from 'kysely';
import type { Trx } from '../../infra/db';

/** SQL of stock; whoever changes several variants does so in the order of their ids. */
export const stockRepository = {
  /** Takes pieces out of stock if there are as many at this moment: one statement, whoever else buys. */
  async take(trx: Trx, variant_id: string, quantity: number): Promise<{ tracked: boolean } | undefined> {
    const { rows } = await sql<{ tracked: boolean }>`
      update variants set stock = case when track_stock then stock - ${quantity} else stock end
      where id = ${variant_id} and (not track_stock or stock >= ${quantity})
      returning track_stock as tracked`.execute(trx);
    return rows[0];
  },

  /** Takes what there is of a variant that may be ordered before it is there; answers how many. */
  async takeSome(trx: Trx, variant_id: string, quantity: number): Promise<number> {
    const { rows } = await sql<{ stock: number }>`
      select stock from variants where id = ${variant_id} for update`.execute(trx);
    const taken = Math.min(rows[0]?.stock ?? 0, quantity);
    await sql`update variants set stock = stock - ${taken} where id = ${variant_id}`.execute(trx);
    return taken;
  },

  async giveBack(trx: Trx, variant_id: string, quantity: number): Promise<void> {
    await sql`
      update variants set stock = stock + ${quantity} where id = ${variant_id} and track_stock`.execute(trx);
  },

  /** Nobody else changes these products until the transaction ends; what is read next is what the others left. */
  async lockProducts(trx: Trx, product_ids: readonly string[]): Promise<void> {
    await sql`select id from products where id = any(${product_ids}::uuid[]) order by id for update`.execute(trx);
  },

  /**
   * Counts what was sold (or came back) and writes the stock state that listings read; answers the products whose
   * state changed. The rule is the one of the catalogue's listing columns.
   */
  async noteSold(trx: Trx, sold: { product_id: string; units: number }[]): Promise<string[]> {
    const { rows } = await sql<{ id: string; changed: boolean }>`
      with before as (
        select products.id, products.stock_state, sold.units, (
          select case when max(available) = 0 then 'out' when max(available) <= 5 then 'low' else 'in_stock' end
          from (
            select case when track_stock and not allow_backorder then stock else 999 end as available
            from variants where variants.product_id = products.id
          ) as counted
        ) as state
        from jsonb_to_recordset(${JSON.stringify(sold)}::jsonb) as sold (product_id uuid, units integer)
        join products on products.id = sold.product_id
      )
      update products set units_sold = greatest(units_sold + before.units, 0),
        stock_state = coalesce(before.state, products.stock_state)
      from before where products.id = before.id
      returning products.id, before.state is distinct from before.stock_state as changed`.execute(trx);
    return rows.filter(({ changed }) => changed).map(({ id }) => id);
  },
};
