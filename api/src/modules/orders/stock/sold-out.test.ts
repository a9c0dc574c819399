import type { Order, Product, ProductList } from '@tessera/shared/contract';
import { eventually, startTestShop } from '../../../../test/harness';
import type { TestShop } from '../../../../test/harness';
import type { Goods } from '../../../../test/goods';
import { signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import { aBuyer, someGoods, startOrdersShop } from '../testing/orders-shop';
import type { Buyer, OrdersShop } from '../testing/orders-shop';

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

/** Writes what listings read of it, as staff's saving does. */
async function list({ product_id }: Goods): Promise<void> {
  await withTransaction(shop.infra.db, async (trx) => {
    await shop.services.listingWriter.refresh(trx, [product_id]);
    await shop.infra.changes.notify(trx, ['products', `product:${product_id}`]);
  });
}

async function put(stock: number): Promise<Goods> {
  const goods = await someGoods(shop, { stock });
  await list(goods);
  return goods;
}

/** Another variant of the same product, of which there is one. */
async function putBeside(goods: Goods): Promise<Goods> {
  const beside = { ...goods, variant_id: newId() };
  const now = shop.infra.clock.now();
  await shop.infra.db
    .insertInto('variants')
    .values({
      id: beside.variant_id,
      product_id: goods.product_id,
      sku: `SKU-${beside.variant_id}`,
      position: 1,
      options: JSON.stringify({ Glaze: 'Moss' }),
      regular_price: 2400,
      sale_price: 0,
      stock: 1,
      created_at: now,
      last_modified_at: now,
    })
    .execute();
  await list(goods);
  return beside;
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

async function buy(buyer: Buyer, goods: Goods, quantity = 1): Promise<Order> {
  await buyer.fill(goods, quantity);
  const answer = await buyer.order(`key-of-${goods.product_id}`);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ order: Order }>().order;
}

describe('the last piece', () => {
  it('is sold out at every instance once it is bought, and there again when the order is cancelled', async () => {
    const goods = await put(1);
    // What was read before lies in the caches of both.
    await everywhere(goods, ONE_LEFT);
    const buyer = await aBuyer(shop);
    const { id } = await buy(buyer, goods);
    await everywhere(goods, SOLD_OUT);
    expect((await buyer.call('POST', `orders/${id}/cancel`, {})).statusCode).toBe(200);
    await everywhere(goods, ONE_LEFT);
  });

  it('of each of two variants, bought at the same moment, leaves their product sold out', async () => {
    const goods = await put(1);
    const beside = await putBeside(goods);
    const buyers = [await aBuyer(shop), await aBuyer(shop)] as const;
    await buyers[0].fill(goods);
    await buyers[1].fill(beside);
    const answers = await Promise.all(buyers.map((buyer, index) => buyer.order(`at-once-${index}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [none] = SOLD_OUT.page;
    await everywhere(goods, { ...SOLD_OUT, page: [none, none].flatMap((one) => one ?? []) });
  });

  it('is there again at every instance when it comes back and is fit to be sold', async () => {
    const goods = await put(1);
    const order = await buy(await aBuyer(shop), goods);
    await everywhere(goods, SOLD_OUT);
    const { headers } = await signIn(shop, 'ADMIN');
    const items = [{ order_item_id: order.items[0]?.id, quantity: 1, restock: true }];
    const payload = { amount: 1, reason: 'Sent back', items };
    const refunded = await shop.app.inject({
      method: 'POST',
      url: `/api/admin/orders/${order.id}/refunds`,
      headers: { ...headers, 'idempotency-key': newId() },
      payload,
    });
    expect(refunded.statusCode).toBe(200);
    await everywhere(goods, ONE_LEFT);
  });
});

describe('what pages say of stock', () => {
  const left = (available: number) => ({
    page: [{ stock_state: available > 5 ? 'in_stock' : 'low', available }],
    tile: available > 5 ? 'in_stock' : 'low',
    found: true,
    counted: true,
  });

  it('is up to date at once where they show a number, and else when sales are counted', async () => {
    const goods = await put(9);
    await everywhere(goods, left(9));
    await buy(await aBuyer(shop), goods);
    expect((await seenAt(shop, goods)).page).toEqual(left(9).page);
    await shop.own.stock.countSales();
    await everywhere(goods, left(8));
    await buy(await aBuyer(shop), goods, 3);
    await everywhere(goods, left(5));
    await buy(await aBuyer(shop), goods);
    await everywhere(goods, left(4));
  });
});
