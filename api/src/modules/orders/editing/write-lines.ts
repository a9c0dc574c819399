import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { AppError } from '../../../errors/errors';
import { reservedFor } from '../order/order-pieces';
import { ordersRepository } from '../order/orders.repository';
import type { StockChange, StockService } from '../stock/stock.service';
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
  order_id: string,
  lines: readonly PlannedLine[],
): Promise<void> {
  const { taken, short } = await stock.exchange(trx, lines.flatMap(changeOf));
  const missing = lines.find(({ goods }) => goods?.variant_id === short);
  if (missing) {
    const { name } = namesOf(missing);
    throw new AppError('orders.not_possible.edit_stock', { name, available: availableFor(missing) ?? 0 });
  }
  const kept = lines.flatMap(({ item, quantity, subtotal, discount, tax, total }, index) => {
    if (!item || quantity === 0) return [];
    const stock_taken = item.stock_taken + (taken.get(index) ?? 0);
    return [{ id: item.id, quantity, subtotal, discount, tax, total, stock_taken }];
  });
  await editedLinesRepository.setSums(trx, kept);
  await editedLinesRepository.remove(
    trx,
    lines.flatMap(({ item, quantity }) => (item && quantity === 0 ? [item.id] : [])),
  );
  const last = Math.max(-1, ...lines.map(({ item }) => item?.position ?? -1));
  const added = lines.flatMap((line, index) => (line.item ? [] : [{ line, stock_taken: taken.get(index) ?? 0 }]));
  await ordersRepository.insertItems(
    trx,
    added.map(({ line, stock_taken }, index) => newItem(order_id, line, last + 1 + index, stock_taken)),
  );
}

/** More of a line is taken out of stock; fewer go back, as far as they came out of it. */
function changeOf(line: PlannedLine, position: number): StockChange[] {
  const { item, goods, quantity, quantity_before } = line;
  const units = quantity - quantity_before;
  if (units === 0) return [];
  const { variant_id = null, product_id = null } = item ?? goods ?? {};
  const { track_stock = false, allow_backorder = false } = goods ?? {};
  return [{ key: position, variant_id, product_id, units, back: goingBack(line), track_stock, allow_backorder }];
}

function goingBack({ item, quantity, quantity_before }: PlannedLine): number {
  return item && quantity < quantity_before ? reservedFor(item) - reservedFor({ ...item, quantity }) : 0;
}

function newItem(order_id: string, line: PlannedLine, position: number, stock_taken: number) {
  const { goods, rate, quantity, unit_price, regular_price, subtotal, discount, tax, total } = line;
  if (!goods) throw new Error('A new line is of something that is sold');
  const { product_id, variant_id, slug, name, sku, options, image_id, weight_grams } = goods;
  return {
    id: newId(),
    order_id,
    position,
    product_id,
    variant_id,
    slug,
    name,
    sku,
    image_id,
    weight_grams,
    options: JSON.stringify(options),
    quantity,
    unit_price,
    regular_price,
    subtotal,
    discount,
    tax,
    total,
    tax_name: rate?.name ?? '',
    tax_rate: rate?.rate ?? 0,
    stock_taken,
  };
}
