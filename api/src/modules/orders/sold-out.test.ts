import type { Order, Product, ProductList } from '@tessera/shared/contract';
import { eventually, startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import type { Goods } from '../../../test/goods';
import { signIn } from '../../../test/people';
import { withTransaction } from '../../infra/transaction';
import { aBuyer, someGoods, startOrdersShop } from './testing/orders-shop';
import type { Buyer, OrdersShop } from './testing/orders-shop';

jest.setTimeout(60_000);
/** Where people buy, and another instance of the API on the same database. */
let shop: OrdersShop;
let other: TestShop;
let instances: TestShop[];
beforeAll(async () => {
  shop = await startOrdersShop();
  other = await startTestShop({ database_url: shop.infra.config.database_url });
  instances = [shop, other];
}, 60_000);
afterAll(async () => {
  await other.close();
  await shop.close();
});

async function lastOne(): Promise<Goods> {
  const goods = await someGoods(shop, { stock: 1 });
  const { listingWriter } = shop.services;
  await withTransaction(shop.infra.db, async (trx) => {
    await listingWriter.refresh(trx, [goods.product_id]);
    await shop.infra.changes.notify(trx, ['products', `product:${goods.product_id}`]);
  });
  return goods;
}

async function read<T>({ app }: TestShop, url: string): Promise<T> {
  const answer = await app.inject({ url: `/api/${url}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

/** All that a fresh visitor sees of it at one instance: its page, its tile, and whether 'in stock' finds it. */
async function seenAt(instance: TestShop, { slug, product_id }: Goods) {
  const page = await read<Product>(instance, `products/${slug}`);
  const listing = await read<ProductList>(instance, 'products?sort=newest');
  const in_stock = await read<ProductList>(instance, 'products?in_stock=true');
  const isIt = ({ id }: { id: string }): boolean => id === product_id;
  return {
    page: page.variants.map(({ stock_state, available }) => ({ stock_state, available })),
    tile: listing.items.find(isIt)?.stock_state,
    found: in_stock.items.some(isIt),
    // The count stands beside the filter.
    counted: in_stock.total === listing.facets.in_stock,
  };
}

const SOLD_OUT = { page: [{ stock_state: 'out', available: 0 }], tile: 'out', found: false, counted: true };
const ONE_LEFT = { page: [{ stock_state: 'low', available: 1 }], tile: 'low', found: true, counted: true };

async function everywhere(goods: Goods, expected: typeof SOLD_OUT): Promise<void> {
  const seen = () => Promise.all(instances.map((instance) => seenAt(instance, goods)));
  const isSo = async () => JSON.stringify(await seen()) === JSON.stringify(instances.map(() => expected));
  await eventually(isSo).catch(() => undefined);
  expect(await seen()).toEqual(instances.map(() => expected));
}

async function buy(buyer: Buyer, goods: Goods): Promise<Order> {
  await buyer.fill(goods);
  const answer = await buyer.order(`key-of-${goods.product_id}`);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ order: Order }>().order;
}

describe('the last piece', () => {
  it('is sold out at every instance once it is bought, and there again when the order is cancelled', async () => {
    const goods = await lastOne();
    // What was read before lies in the caches of both.
    await everywhere(goods, ONE_LEFT);
    const buyer = await aBuyer(shop);
    const { id } = await buy(buyer, goods);
    await everywhere(goods, SOLD_OUT);
    expect((await buyer.call('POST', `orders/${id}/cancel`, {})).statusCode).toBe(200);
    await everywhere(goods, ONE_LEFT);
  });

  it('is there again at every instance when it comes back and is fit to be sold', async () => {
    const goods = await lastOne();
    const order = await buy(await aBuyer(shop), goods);
    await everywhere(goods, SOLD_OUT);
    const { headers } = await signIn(shop, 'ADMIN');
    const items = [{ order_item_id: order.items[0]?.id, quantity: 1, restock: true }];
    const payload = { amount: 1, reason: 'Sent back', items };
    const refunded = await shop.app.inject({
      ...{ method: 'POST', url: `/api/admin/orders/${order.id}/refunds`, headers, payload },
    });
    expect(refunded.statusCode).toBe(200);
    await everywhere(goods, ONE_LEFT);
  });
});
