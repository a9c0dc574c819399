import { sql } from 'kysely';
import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Trx } from '../../../infra/database/db';
import { stockStateSql } from '../../../presenters/goods/stock-state';
import type { Stock } from '../../../presenters/goods/variant';

export interface ProductUnits {
  product_id: string;
  /** pieces; below 0 for what came back */
  units: number;
}

interface LowRow {
  variant_id: string;
  product_id: string;
  name: string;
  sku: string;
  stock: number;
}

/** SQL of stock; whoever changes several variants does so in the order of their ids. */
export const stockRepository = {
  /** Takes pieces out of stock if there are as many at this moment: one statement, whoever else buys. */
  take: async (trx: Trx, variant_id: string, quantity: number): Promise<Stock | undefined> =>
    (await takeStock(trx, { variant_id, quantity }))[0],

  /** Takes what there is of a variant that may be ordered before it is there; answers how many, and what is left. */
  async takeSome(trx: Trx, variant_id: string, quantity: number): Promise<{ count: number; left: Stock | null }> {
    const { rows } = await sql<Stock>`
      select stock, track_stock, allow_backorder from variants where id = ${variant_id} for update`.execute(trx);
    const [row] = rows;
    if (!row) return { count: 0, left: null };
    const count = Math.min(row.stock, quantity);
    await sql`update variants set stock = stock - ${count} where id = ${variant_id}`.execute(trx);
    return { count, left: { ...row, stock: row.stock - count } };
  },

  /** @returns whether stock has grown: that of a variant which is not counted stays */
  async giveBack(trx: Trx, variant_id: string, quantity: number): Promise<boolean> {
    const { rows } = await sql`
      update variants set stock = stock + ${quantity} where id = ${variant_id} and track_stock returning id`.execute(
      trx,
    );
    return rows.length > 0;
  },

  /**
   * Nobody else changes these products until the transaction ends; what is read next is what the others left. Who only
   * refers to one, as an order's lines do, does not wait: they hold theirs in the order of the cart.
   */
  async lockProducts(trx: Trx, product_ids: readonly string[]): Promise<void> {
    await sql`select id from products where id = any(${product_ids}::uuid[]) order by id for no key update`.execute(
      trx,
    );
  },

  /**
   * Writes the stock states that listings read; answers the products whose state changed.
   */
  async refreshStates(trx: Trx, product_ids: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      with present as (
        select product_id, ${stockStateSql} as state
        from variants where product_id = any(${product_ids}::uuid[]) group by product_id
      )
      update products set stock_state = present.state
      from present where products.id = present.product_id and products.stock_state <> present.state
      returning products.id`.execute(trx);
    return rows.map(({ id }) => id);
  },

  /**
   * Of these products, those in the shop, the variants that can run out and of which there are so many or fewer.
   * @param low of variants without a threshold of their own
   */
  async listLow(trx: Trx, product_ids: readonly string[], low: number, most: number): Promise<LowRow[]> {
    const { rows } = await sql<LowRow>`
      select variants.id as variant_id, product_id, products.name, sku, stock
      from variants join products on products.id = product_id and published
      where product_id = any(${product_ids}::uuid[]) and track_stock and not allow_backorder
        and stock <= coalesce(low_stock_threshold, ${low})
      order by variants.id limit ${most}`.execute(trx);
    return rows;
  },

  async noteSales(trx: Trx, sales: readonly ProductUnits[]): Promise<void> {
    const product_ids = sales.map(({ product_id }) => product_id);
    await insertSales(trx, { product_ids, units: sales.map(({ units }) => units) });
  },

  /** Takes sales that nobody else is counting, and sums them up by product. */
  async takeSales(trx: Trx, limit: number): Promise<ProductUnits[]> {
    const { rows } = await sql<ProductUnits>`
      with taken as (
        delete from uncounted_sales
        where id in (select id from uncounted_sales order by id limit ${limit} for update skip locked)
        returning product_id, units
      )
      select product_id, sum(units)::integer as units from taken group by product_id`.execute(trx);
    return rows;
  },

  /** What is left of them is reckoned with it: orders take stock without waiting for the product. */
  async countSales(trx: Trx, sales: readonly ProductUnits[]): Promise<void> {
    await sql`
      update products set units_sold = greatest(units_sold + sold.units, 0),
        stock_total = (
          select least(coalesce(sum(stock), 0), 2147483647)::integer from variants where product_id = products.id
        )
      from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as sold (product_id uuid, units integer)
      where products.id = sold.product_id`.execute(trx);
  },
};

const takeStock = compiledOnce(
  (_db, { variant_id, quantity }: { variant_id: string; quantity: number }) => sql<Stock>`
    update variants set stock = case when track_stock then stock - ${quantity} else stock end
    where id = ${variant_id} and (not track_stock or stock >= ${quantity})
    returning stock, track_stock, allow_backorder`,
);

const insertSales = compiledOnce(
  (_db, { product_ids, units }: { product_ids: string[]; units: number[] }) => sql`
    insert into uncounted_sales (product_id, units)
    select * from unnest(${product_ids}::uuid[], ${units}::integer[])`,
);
