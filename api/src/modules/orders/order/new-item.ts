import type { Insertable } from 'kysely';
import type { TaxRate } from '@tessera/shared/money';
import { newId } from '../../../infra/basics/ids';
import { pick } from '../../../infra/basics/pick';
import type { Gift } from '../../../infra/database/tables/gifts';
import type { OrderedAhead, OrderItemsTable } from '../../../infra/database/tables/orders';

type ItemRow = Insertable<OrderItemsTable>;

/** What is bought, as it is called and looks today. */
export interface BoughtGoods extends Pick<
  ItemRow,
  'product_id' | 'variant_id' | 'slug' | 'name' | 'sku' | 'image_id' | 'weight_grams'
> {
  options: Record<string, string>;
  gift_card?: boolean;
  /** to whom its pieces go, where it is a gift card */
  gifts?: (Gift | null)[] | null;
}

/** What a line comes to, in minor units. */
export type LineSums = Pick<ItemRow, 'subtotal' | 'discount' | 'tax' | 'total'>;

export interface NewItem extends LineSums, Pick<ItemRow, 'quantity' | 'unit_price' | 'regular_price'> {
  goods: BoughtGoods;
  /** none: it is not taxed */
  rate: TaxRate | null | undefined;
  /** how many pieces came off the shelf for it */
  stock_taken: number;
  /** what is promised of the others */
  backorder: OrderedAhead | null;
}

const GOODS = ['product_id', 'variant_id', 'slug', 'name', 'sku', 'image_id', 'weight_grams'] as const;
const SUMS = ['quantity', 'unit_price', 'regular_price', 'subtotal', 'discount', 'tax', 'total'] as const;

/** The row of a new line of an order: it stays so whatever becomes of the product. */
export function newItemRow(order_id: string, position: number, item: NewItem): ItemRow {
  const { goods, rate, stock_taken, backorder } = item;
  return {
    id: newId(),
    order_id,
    position,
    ...pick(goods, GOODS),
    gift_card: goods.gift_card ?? false,
    gifts: goods.gifts ? JSON.stringify(goods.gifts) : null,
    options: JSON.stringify(goods.options),
    ...pick(item, SUMS),
    tax_name: rate?.name ?? '',
    tax_rate: rate?.rate ?? 0,
    stock_taken,
    backorder: backorder && JSON.stringify(backorder),
  };
}
