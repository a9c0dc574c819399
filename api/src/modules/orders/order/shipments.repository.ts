import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';
import type { ShipmentItemsTable, ShipmentsTable } from '../../../infra/database/tables/orders';
import { isId } from '../../../infra/basics/ids';

/** What has been sent off. */
export const shipmentsRepository = {
  async insert(trx: Trx, shipment: Insertable<ShipmentsTable>, items: ShipmentItemsTable[]): Promise<void> {
    await trx.insertInto('shipments').values(shipment).execute();
    await trx.insertInto('shipment_items').values(items).execute();
  },

  findOrder: async (db: Db | Trx, id: string): Promise<string | undefined> => {
    if (!isId(id)) return undefined;
    const row = await db.selectFrom('shipments').select('order_id').where('id', '=', id).executeTakeFirst();
    return row?.order_id;
  },

  /** Answers whether it was still under way. */
  async setDelivered(trx: Trx, id: string, delivered_at: Date): Promise<boolean> {
    const result = await trx
      .updateTable('shipments')
      .set({ delivered_at })
      .where('id', '=', id)
      .where('delivered_at', 'is', null)
      .where('came_back_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** All parcels of an order have come back. */
  async setCameBack(trx: Trx, order_id: string, came_back_at: Date): Promise<void> {
    await trx.updateTable('shipments').set({ came_back_at }).where('order_id', '=', order_id).execute();
  },

  listOf: (db: Db | Trx, order_ids: readonly string[]) => selectOfOrders(db, { order_ids }),
};

const selectOfOrders = compiledOnce((db, { order_ids }: { order_ids: readonly string[] }) =>
  db
    .selectFrom('shipments')
    .select(['id', 'order_id', 'carrier', 'tracking_number', 'shipped_at', 'delivered_at', 'came_back_at'])
    .select(
      sql<{ order_item_id: string; quantity: number }[]>`(
        select coalesce(json_agg(json_build_object('order_item_id', order_item_id, 'quantity', quantity)), '[]')
        from shipment_items where shipment_id = shipments.id)`.as('items'),
    )
    .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
    .orderBy('shipped_at')
    .orderBy('id'),
);

export type ShipmentRow = Awaited<ReturnType<typeof shipmentsRepository.listOf>>[number];
