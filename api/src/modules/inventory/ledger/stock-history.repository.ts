import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';

export interface HistoryRow {
  id: string;
  at: Date;
  /** pieces; below 0: fewer */
  quantity: number;
  reason: string;
  note: string;
  order: { id: string; number: string } | null;
  staff: { id: string; name: string | null } | null;
}

/** SQL of what a variant's history shows: the rows of the ledger, and the lines of orders that took of its stock. */
export const stockHistoryRepository = {
  /**
   * The latest first, in the order of ids, which tell when something was written.
   *
   * A line says what it has taken by now. What staff changed of it since stands in the ledger, so the sale was its number
   * without that; of a line that staff took away, the ledger alone says what it had taken.
   * @param before the id of the last row that was seen
   */
  async list(db: Db, variant_id: string, before: string | undefined, limit: number): Promise<HistoryRow[]> {
    const older = (id: string) => (before === undefined ? sql`true` : sql`${sql.ref(id)} < ${before}::uuid`);
    const { rows } = await sql<HistoryRow>`
      with moved as (
        select id, at, quantity, reason, note, order_id, staff_id from stock_movements
        where variant_id = ${variant_id} and (quantity <> 0 or reason in ('counted', 'opening')) and ${older('id')}
        order by id desc limit ${limit}
      ), sold as (
        select line.id, coalesce(changed.pieces, 0) - line.stock_taken as quantity, line.order_id
        from order_items line
        cross join lateral (
          select sum(taken_change) as pieces from stock_movements where order_item_id = line.id
        ) as changed
        where line.variant_id = ${variant_id} and line.stock_taken <> coalesce(changed.pieces, 0)
          and ${older('line.id')}
        order by line.id desc limit ${limit}
      ), taken_away as (
        select order_item_id as id, sum(taken_change) as quantity, order_id from stock_movements
        where variant_id = ${variant_id} and order_item_id is not null and ${older('order_item_id')}
          and not exists (select from order_items where order_items.id = order_item_id)
        group by order_item_id, order_id having sum(taken_change) <> 0
        order by order_item_id desc limit ${limit}
      ), found as (
        select id, at, quantity, reason, note, order_id, staff_id from moved
        union all
        select lines.id, orders.placed_at, lines.quantity, 'sold', '', lines.order_id, null
        from (select * from sold union all select * from taken_away) as lines join orders on orders.id = lines.order_id
        order by id desc limit ${limit}
      )
      select found.id, found.at, found.quantity::bigint as quantity, found.reason, found.note,
        case when orders.id is not null then jsonb_build_object('id', orders.id, 'number', orders.number) end as "order",
        case when found.staff_id is not null then
          jsonb_build_object('id', found.staff_id, 'name', users.first_name || ' ' || users.last_name) end as staff
      from found
      left join orders on orders.id = found.order_id
      left join users on users.id = found.staff_id
      order by found.id desc`.execute(db);
    return rows;
  },
};
