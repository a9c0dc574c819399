import type { Trx } from '../../../infra/database/db';
import { AppError } from '../../../errors/errors';
import { newId } from '../../../infra/basics/ids';
import { orderedAheadOf } from '../../../presenters/goods/variant';
import { newItemRow } from '../order/new-item';
import { reservedFor } from '../order/order-pieces';
import { ordersRepository } from '../order/orders.repository';
import type { StockChange, StockEdit, StockService } from '../stock/stock.service';
import { namesOf } from './edit-papers';
import { editedLinesRepository } from './edited-lines.repository';
import { availableFor } from './plan-edit';
import type { PlannedLine } from './plan-edit';

/**
 * Takes and gives back the goods of lines that change, and writes the lines, as part of `trx`.
 * @throws AppError `orders.not_possible` where somebody else was faster to the last pieces
 */
export async function writeLines(
  trx: Trx,
  stock: Pick<StockService, 'exchange'>,
  edit: StockEdit,
  lines: readonly PlannedLine[],
): Promise<void> {
  const { order_id } = edit;
  const ids = lines.map(({ item }) => item?.id ?? newId());
  const { taken, short } = await stock.exchange(
    trx,
    lines.flatMap((line, position) => changeOf(line, position, ids[position] ?? '')),
    edit,
  );
  const missing = lines.find(({ goods }) => goods?.variant_id === short);
  if (missing) {
    const { name } = namesOf(missing);
    throw new AppError('orders.not_possible.edit_stock', { name, available: availableFor(missing) ?? 0 });
  }
  const kept = lines.flatMap((line, index) => {
    const { item, quantity, subtotal, discount, tax, total } = line;
    if (!item || quantity === 0) return [];
    const taken_change = taken.get(index) ?? 0;
    const stock_taken = item.stock_taken + taken_change;
    const backorder = orderedAhead(line, taken_change);
    return [{ id: item.id, quantity, subtotal, discount, tax, total, stock_taken, backorder }];
  });
  await editedLinesRepository.setSums(trx, kept);
  await editedLinesRepository.remove(
    trx,
    lines.flatMap(({ item, quantity }) => (item && quantity === 0 ? [item.id] : [])),
  );
  const last = Math.max(-1, ...lines.map(({ item }) => item?.position ?? -1));
  const added = lines.flatMap((line, index) =>
    line.item ? [] : [{ line, id: ids[index] ?? newId(), stock_taken: taken.get(index) ?? 0 }],
  );
  await ordersRepository.insertItems(
    trx,
    added.map(({ line, id, stock_taken }, index) => ({
      ...newItem(order_id, line, last + 1 + index, stock_taken),
      id,
    })),
  );
}

/** More of a line is taken out of stock; fewer go back, as far as they came out of it. */
function changeOf(line: PlannedLine, key: number, order_item_id: string): StockChange[] {
  const { item, goods, quantity, quantity_before } = line;
  const units = quantity - quantity_before;
  if (units === 0) return [];
  const { variant_id = null, product_id = null } = item ?? goods ?? {};
  const { track_stock = false, allow_backorder = false } = goods ?? {};
  const back = goingBack(line);
  return [{ key, order_item_id, variant_id, product_id, units, back, track_stock, allow_backorder }];
}

function goingBack({ item, quantity, quantity_before }: PlannedLine): number {
  return item && quantity < quantity_before ? reservedFor(item) - reservedFor({ ...item, quantity }) : 0;
}

/**
 * What is promised of a line's pieces that are not there: one that is there goes first, and the first promise stays.
 * @param taken_change how many more came out of stock for it; below 0: went back
 */
function orderedAhead({ item, goods, quantity, quantity_before }: PlannedLine, taken_change: number) {
  const before = item?.backorder ?? null;
  const left = Math.max(0, (before?.quantity ?? 0) + quantity - quantity_before - taken_change);
  if (before) return left > 0 ? { ...before, quantity: left } : null;
  return quantity > quantity_before && goods ? orderedAheadOf(goods, left) : null;
}

function newItem(order_id: string, line: PlannedLine, position: number, stock_taken: number) {
  const { goods } = line;
  if (!goods) throw new Error('A new line is of something that is sold');
  return newItemRow(order_id, position, { ...line, goods, stock_taken, backorder: orderedAhead(line, stock_taken) });
}
