import { sql } from 'kysely';
import type { Db } from '../../infra/database/db';

/** SQL of who bought what. */
export const purchasesRepository = {
  /** Money that came back for all of it makes no buyer; a part of it does not matter. */
  async hasBought(db: Db, user_id: string, product_id: string): Promise<boolean> {
    const { rows } = await sql<{ bought: boolean }>`
      select exists (
        select from orders join order_items on order_items.order_id = orders.id
        where orders.user_id = ${user_id} and order_items.product_id = ${product_id} and orders.status <> 'cancelled'
          and (orders.payment_status in ('paid', 'partially_refunded') or orders.fulfilment_status = 'delivered')
      ) as bought`.execute(db);
    return rows[0]?.bought === true;
  },
};
