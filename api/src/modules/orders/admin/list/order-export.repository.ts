import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/db';
import type { Placed } from '../../../../infra/database/lists/list-window';
import type { OrderRow } from '../../order/orders.repository';
import type { OrderFilter } from './order-conditions.repository';
import { foundRows, walkedRows } from './order-found.repository';
import type { OrderWindow } from './order-found.repository';

/** What a line of the file says: an order has three times as much, which would be made and thrown away a million times. */
export interface ExportedOrder
  extends
    Placed,
    Pick<
      OrderRow,
      | 'id'
      | 'number'
      | 'placed_at'
      | 'status'
      | 'payment_status'
      | 'fulfilment_status'
      | 'email'
      | 'country'
      | 'currency'
      | 'items'
      | 'discount'
      | 'shipping'
      | 'fee'
      | 'tax'
      | 'total'
      | 'refunded'
      | 'payment_method'
      | 'delivery_name'
      | 'coupon_code'
    > {
  /** parted by commas: arrays of a million orders would be kept until the whole heap is looked through */
  tags: string;
  is_held: boolean;
  customer_name: string;
  item_count: number;
}

const COLUMNS = sql`
  orders.id, orders.number, orders.placed_at, orders.status, orders.payment_status, orders.fulfilment_status,
  orders.email, orders.country, orders.currency, orders.items, orders.discount, orders.shipping, orders.fee, orders.tax,
  orders.total, orders.refunded, orders.payment_method, orders.delivery_name, orders.coupon_code, array_to_string(orders.tags, ', ') as tags,
  orders.held_at is not null as is_held,
  coalesce(users.first_name || ' ' || users.last_name,
    trim(concat(orders.shipping_address ->> 'first_name', ' ', orders.shipping_address ->> 'last_name'))) as customer_name,
  (select coalesce(sum(quantity), 0)::integer from order_items where order_id = orders.id) as item_count`;

/** Orders as lines of a file. */
export const orderExportRepository = {
  /**
   * A window of all that match.
   * @param walked so many are walked along at most, since many match; null: they are looked for by whatever index finds them
   * @returns fewer than the window has where they were not met so soon, or are no more
   */
  async list(db: Db, filter: OrderFilter, window: OrderWindow, walked: number | null): Promise<ExportedOrder[]> {
    const rows =
      walked === null
        ? foundRows(filter, window, { most: null }, COLUMNS)
        : walkedRows(filter, window, walked, COLUMNS);
    return (await sql<ExportedOrder>`${rows}`.execute(db)).rows;
  },
};
