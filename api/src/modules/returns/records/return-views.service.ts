import type { Db, Trx } from '../../../infra/database/db';
import { presentImage } from '../../../presenters/goods/image';
import { returnsRepository } from './returns.repository';
import type { PictureRow, ReturnItemRow, ReturnRow } from './returns.repository';
import type { ReturnView } from './returns.schemas';

export type ReturnViewsService = ReturnType<typeof createReturnViews>;

/** Returns as orders show them. A service of its own, so that orders need not know how a return is made. */
export function createReturnViews() {
  return {
    /** The returns of each of these orders, oldest first; orders without any are not in the map. */
    async listOf(db: Db | Trx, order_ids: string[]): Promise<Map<string, ReturnView[]>> {
      const rows = await returnsRepository.listOf(db, order_ids);
      const views = await presentReturns(db, rows);
      const byOrder = new Map<string, ReturnView[]>();
      rows.forEach(({ order_id }, index) => {
        const view = views[index];
        if (view) byOrder.set(order_id, [...(byOrder.get(order_id) ?? []), view]);
      });
      return byOrder;
    },

    /** The return that an order was written to exchange; undefined where it is an order like any other. */
    findReplaced: (db: Db | Trx, order_id: string) => returnsRepository.findReplaced(db, order_id),
  };
}

/** The rows with their lines and pictures, in the same order. */
export async function presentReturns(db: Db | Trx, rows: ReturnRow[]): Promise<ReturnView[]> {
  const ids = rows.map(({ id }) => id);
  const items = await returnsRepository.listItems(db, ids);
  const pictures = await returnsRepository.listPictures(db, ids);
  const replacements = rows.flatMap(({ replacement_order_id }) => replacement_order_id ?? []);
  const numbers = await returnsRepository.findNumbers(db, replacements);
  return rows.map((row) => ({
    ...presentReturn(
      row,
      items.filter(({ return_id }) => return_id === row.id),
      pictures.filter(({ return_id }) => return_id === row.id),
    ),
    replacement_order: numbers.get(row.replacement_order_id ?? '') ?? null,
  }));
}

function presentReturn(
  row: ReturnRow,
  items: ReturnItemRow[],
  pictures: PictureRow[],
): Omit<ReturnView, 'replacement_order'> {
  const { id, number, state, comment, message, refund_amount, version } = row;
  const time = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    id,
    number,
    state,
    items: items.map(({ order_item_id, quantity, reason, quantity_received, restocked }) => ({
      order_item_id,
      quantity,
      // Written by `request` alone, whose body is checked by the schema.
      reason: reason as ReturnView['items'][number]['reason'],
      quantity_received: quantity_received ?? 0,
      restocked,
    })),
    comment,
    pictures: pictures.map((picture) => presentImage(picture)),
    message,
    refund_amount,
    created_at: row.created_at.toISOString(),
    decided_at: time(row.decided_at),
    received_at: time(row.received_at),
    refunded_at: time(row.refunded_at),
    exchanged_at: time(row.exchanged_at),
    version,
  };
}
