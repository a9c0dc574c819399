import { splitByLargestRemainder } from '@tessera/shared/money';
import { AppError } from '../../errors/errors';
import type { LineWorth, ReturnedItem } from '../orders/order/order-after-sale.port';
import type { OrderView } from '../orders/order/orders.schemas';
import type { ReturnItemRow } from './records/returns.repository';
import type { Receipt } from './records/returns.schemas';
import { returnedWorth } from './returned-worth';

/** Pieces of one line that have arrived, by their condition. */
export interface Arrival {
  order_item_id: string;
  as_new: number;
  damaged: number;
}

/** How many of a line have not arrived. */
export const missingOf = ({ quantity, quantity_received }: ReturnItemRow): number =>
  quantity - (quantity_received ?? 0);

/**
 * What has arrived now, by line; without `items` all that was missing.
 * @throws AppError `validation.failed` for a line that is not of the return, is named twice, or where nothing has arrived;
 * `returns.too_many` with how many of the line are missing
 */
export function arrivalsOf(
  items: readonly ReturnItemRow[],
  { items: asked, restock }: Omit<Receipt, 'version'>,
): Arrival[] {
  const arrivals = asked ?? items.map((item) => everything(item, restock.includes(item.order_item_id)));
  if (new Set(arrivals.map(({ order_item_id }) => order_item_id)).size !== arrivals.length) {
    throw new AppError('validation.failed.item_twice', {}, { field: 'items' });
  }
  for (const { order_item_id, as_new, damaged } of arrivals) {
    const item = items.find((one) => one.order_item_id === order_item_id);
    if (!item) throw new AppError('validation.failed.item_not_returned', {}, { field: 'items' });
    const available = missingOf(item);
    if (as_new + damaged > available) throw new AppError('returns.too_many', {}, { extensions: { available } });
  }
  const some = arrivals.filter(({ as_new, damaged }) => as_new + damaged > 0);
  if (some.length === 0) throw new AppError('validation.failed.nothing_arrived', {}, { field: 'items' });
  return some;
}

function everything(item: ReturnItemRow, can_be_sold: boolean): Arrival {
  const missing = missingOf(item);
  const [as_new, damaged] = can_be_sold ? [missing, 0] : [0, missing];
  return { order_item_id: item.order_item_id, as_new, damaged };
}

/** The same as orders take goods back: by pieces that can be sold again, and pieces that cannot. */
export function goodsOf(arrivals: readonly Arrival[]): ReturnedItem[] {
  return arrivals.flatMap(({ order_item_id, as_new, damaged }) =>
    [
      { order_item_id, quantity: as_new, restock: true },
      { order_item_id, quantity: damaged, restock: false },
    ].filter(({ quantity }) => quantity > 0),
  );
}

/** The lines as they are with what has arrived; of one of which nothing has, it is known from now on. */
export function withArrivals(
  items: readonly ReturnItemRow[],
  arrivals: readonly Arrival[],
  worths: readonly LineWorth[],
): ReturnItemRow[] {
  return items.map((item) => {
    const came = arrivals.find(({ order_item_id }) => order_item_id === item.order_item_id);
    const worth = worths.find(({ order_item_id }) => order_item_id === item.order_item_id);
    return {
      ...item,
      quantity_received: (item.quantity_received ?? 0) + (came ? came.as_new + came.damaged : 0),
      quantity_restocked: item.quantity_restocked + (came?.as_new ?? 0),
      worth: item.worth + (worth?.amount ?? 0),
      worth_tax: item.worth_tax + (worth?.tax ?? 0),
    };
  });
}

/** What came back was bought for, minor units. */
export interface ReturnCredit {
  /** with its tax */
  worth: number;
  /** the tax in it */
  tax: number;
}

/**
 * What goods that came back are worth when others are taken in their place.
 * @param most what their order's money is still good for, minor units
 */
export function creditOf(items: readonly ReturnItemRow[], order: Pick<OrderView, 'items'>, most: number): ReturnCredit {
  const credits = items.map((item) => {
    const worth = worthOf(item, order);
    if (item.quantity_received !== null) return { worth, tax: item.worth_tax };
    // Of goods that came before pieces were counted nobody has noted the tax.
    const line = order.items.find(({ id }) => id === item.order_item_id);
    return { worth, tax: line && line.total > 0 ? Math.round((worth * line.tax) / line.total) : 0 };
  });
  const whole = credits.reduce((sum, { worth }) => sum + worth, 0);
  const worth = Math.min(whole, most);
  const tax = credits.reduce((sum, credit) => sum + credit.tax, 0);
  return { worth, tax: worth < whole ? (splitByLargestRemainder(tax, [worth, whole - worth])[0] ?? 0) : tax };
}

/**
 * What a line came to, minor units: of what has arrived; before that, of all that is asked for.
 */
export function worthOf(item: ReturnItemRow, order: Pick<OrderView, 'items'>): number {
  if (item.quantity_received !== null) return item.worth;
  const line = order.items.find(({ id }) => id === item.order_item_id);
  if (!line) return 0;
  const { total, quantity, quantity_returned } = line;
  return returnedWorth({ quantity, returned: quantity_returned, total }, item.quantity);
}
