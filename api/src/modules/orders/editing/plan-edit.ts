import { calculateTotals, discountOf, priceCharged } from '@tessera/shared/money';
import type { CouponBenefit, TaxRate, Totals } from '@tessera/shared/money';
import { AppError } from '../../../errors/errors';
import { availableOf, salePriceAt } from '../../../presenters/goods/variant';
import type { OrderItemRow, OrderRow } from '../order/orders.repository';
import type { GoodsRow } from './edited-lines.repository';
import { MOST_LINES } from './editing.schemas';

/** What staff want of an order's lines; 0 removes one. */
export interface WantedLines {
  lines: readonly { order_item_id: string; quantity: number }[];
  add: readonly { variant_id: string; quantity: number }[];
}

/** A line as it would be, beside what it is; amounts in minor units. */
export interface PlannedLine {
  /** null: it is new */
  item: OrderItemRow | null;
  /** what is sold of it now; undefined: nothing any more */
  goods: GoodsRow | undefined;
  quantity_before: number;
  quantity: number;
  unit_price: number;
  regular_price: number;
  rate: TaxRate | null;
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
}

export interface EditContext {
  row: OrderRow;
  items: readonly OrderItemRow[];
  /** of the lines and of what is added, by variant */
  goods: ReadonlyMap<string, GoodsRow>;
  /** of the order's coupon, where it is still known */
  benefit: CouponBenefit | undefined;
  rateOf: (category_id: string | null) => TaxRate | null;
  shipping_taxed: boolean;
  now: Date;
}

export interface PlannedEdit {
  lines: PlannedLine[];
  totals: Totals;
}

type Draft = Omit<PlannedLine, 'subtotal' | 'discount' | 'tax' | 'total'>;

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/**
 * The lines of an order as staff want them: those that it has keep the price and the rate that they were bought at, new
 * ones cost what they cost now.
 * @throws AppError `orders.not_possible` for a line of another order, goods that are not sold, fewer pieces than were
 * refunded, more lines than an order may have, nothing left, and where nothing would change
 */
export function wantedLines({ items, goods, rateOf, now }: EditContext, { lines, add }: WantedLines): Draft[] {
  const unknown = lines.some(({ order_item_id }) => !items.some(({ id }) => id === order_item_id));
  if (unknown) throw new AppError('orders.not_possible.edit_line');
  const kept = items.map((item): Draft => {
    const quantity = lines.find(({ order_item_id }) => order_item_id === item.id)?.quantity ?? item.quantity;
    if (quantity < item.quantity_unsent) throw new AppError('orders.not_possible.edit_refunded');
    const { tax_name: name, tax_rate: rate, unit_price, regular_price } = item;
    return {
      item,
      goods: goods.get(item.variant_id ?? ''),
      quantity_before: item.quantity,
      quantity,
      unit_price,
      regular_price,
      rate: rate > 0 ? { name, rate } : null,
    };
  });
  const added = add.map(({ variant_id, quantity }): Draft => {
    const found = goods.get(variant_id);
    if (!found?.published) throw new AppError('orders.not_possible.edit_variant');
    if (found.gift_card) throw new AppError('orders.not_possible.edit_gift_cards');
    const unit_price = priceCharged({ ...found, sale_price: salePriceAt(found, now) });
    const { regular_price, category_id } = found;
    return {
      item: null,
      goods: found,
      quantity_before: 0,
      quantity,
      unit_price,
      regular_price,
      rate: rateOf(category_id),
    };
  });
  const all = [...kept, ...added];
  if (!all.some(({ quantity, item }) => quantity > (item?.quantity_unsent ?? 0))) {
    throw new AppError('orders.not_possible.edit_empty');
  }
  // An order of which there are more already can still lose some.
  if (all.filter(({ quantity }) => quantity > 0).length > Math.max(MOST_LINES, items.length)) {
    throw new AppError('orders.not_possible.edit_lines', { most: MOST_LINES });
  }
  if (all.every(({ quantity, quantity_before }) => quantity === quantity_before)) {
    throw new AppError('orders.not_possible.edit_nothing');
  }
  return all;
}

/** What they come to, by the one arithmetic of carts and orders. @param shipping minor units, what delivery costs */
export function totalsOf(context: EditContext, drafts: readonly Draft[], shipping: number): PlannedEdit {
  const { row, shipping_taxed } = context;
  const left = drafts.filter(({ quantity }) => quantity > 0);
  const items = sumOf(left, ({ unit_price, quantity }) => unit_price * quantity);
  const { lines, totals } = calculateTotals({
    lines: left.map(({ unit_price, quantity, rate }) => ({ unit_price, quantity, tax: rate })),
    coupon: { kind: 'amount', value: discountAfter(context, items) },
    shipping,
    fee: row.fee,
    tax_included: row.tax_included,
    shipping_taxed,
  });
  const nothing = { subtotal: 0, discount: 0, tax: 0, total: 0 };
  return {
    lines: drafts.map((draft) => ({ ...draft, ...(lines[left.indexOf(draft)] ?? nothing) })),
    totals,
  };
}

/** A share stays a share; any other discount stays what it was, at most what the goods cost. */
function discountAfter({ row, benefit }: EditContext, items: number): number {
  if (row.discount > 0 && benefit?.kind === 'percent') return discountOf(benefit, items);
  return Math.min(row.discount, items);
}

/** Whether delivery and fee of an order were taxed: as its own sums say, else as the shop does now. */
export function wereExtrasTaxed(row: OrderRow, items: readonly OrderItemRow[], shipping_taxed: boolean): boolean {
  const of_lines = sumOf(items, ({ tax }) => tax);
  return row.shipping + row.fee > 0 && row.tax > 0 ? row.tax > of_lines : shipping_taxed;
}

/** How many more pieces than before can be had; null: as many as are wanted. */
export function availableFor({ goods }: Pick<PlannedLine, 'goods'>): number | null {
  if (!goods?.published) return 0;
  return goods.track_stock && !goods.allow_backorder ? availableOf(goods) : null;
}

/** The line of which there are too few. */
export function findShort(lines: readonly PlannedLine[]): PlannedLine | undefined {
  return lines.find((line) => {
    const more = line.quantity - line.quantity_before;
    const available = more > 0 ? availableFor(line) : null;
    return available !== null && more > available;
  });
}
