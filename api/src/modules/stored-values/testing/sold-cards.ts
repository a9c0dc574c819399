import { addGoods } from '../../../../test/goods';
import type { Goods } from '../../../../test/goods';
import type { TestShop } from '../../../../test/harness';

/** A gift card of an amount (minor units) as the shop sells it. */
export async function addGiftCard(shop: TestShop, regular_price: number): Promise<Goods> {
  const goods = await addGoods(shop, { regular_price });
  const { db } = shop.infra;
  await db.updateTable('products').set({ gift_card: true }).where('id', '=', goods.product_id).execute();
  await db.updateTable('variants').set({ track_stock: false }).where('id', '=', goods.variant_id).execute();
  return goods;
}

/** What became of the cards that were bought with an order, by the line and then as they were made. */
export const soldCards = ({ infra }: TestShop, order_id: string) =>
  infra.db
    .selectFrom('gift_cards')
    .innerJoin('order_items', 'order_items.id', 'gift_cards.order_item_id')
    .select(['gift_cards.id', 'gift_cards.amount', 'gift_cards.balance', 'gift_cards.state', 'gift_cards.email'])
    .where('order_items.order_id', '=', order_id)
    .orderBy('gift_cards.id')
    .execute();
