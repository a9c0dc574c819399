import type { AdminOrder, Cart, Checkout, Dashboard, Order, Product, ProductList } from '@tessera/shared/contract';
import type { Goods } from '../../../../test/goods';
import { forAllTests } from '../../../../test/for-all-tests';
import { newId } from '../../../infra/basics/ids';
import { aProductDesk } from '../../products/testing/product-desk';
import type { ProductDesk } from '../../products/testing/product-desk';
import { aBuyer, startOrdersShop, stockOf } from '../testing/orders-shop';

const NOW = new Date('2026-03-01T12:00:00Z');
const shop = forAllTests(() => startOrdersShop({ config: { access_token_seconds: 36_000_000 } }));
const setClock = (time: Date) => shop.clock.advance(time.getTime() - shop.clock.now().getTime());
let desk: ProductDesk;
jest.setTimeout(60_000);
beforeAll(async () => {
  setClock(NOW);
  desk = await aProductDesk(shop);
});

/** A product that may be ordered before it is there, as staff write it. */
async function aPromise(stock: number, said: object = { expected_on: '2026-03-03' }): Promise<Goods> {
  const made = await desk.make();
  const variant_id = made.variants[0]?.id ?? '';
  const variants = [{ id: variant_id, regular_price: 2400, stock, allow_backorder: true, ...said }];
  const { id, slug } = await desk.edit(await desk.setVariants(made, { options: [], variants }), { status: 'active' });
  return { product_id: id, slug, variant_id };
}

const read = async <T>(url: string, language = 'en'): Promise<T> =>
  (await shop.app.inject({ url: `/api/${url}`, headers: { 'accept-language': language } })).json<T>();
const onPage = async ({ slug }: Goods, language?: string) =>
  (await read<Product>(`products/${slug}`, language)).variants[0];
const tileOf = async ({ product_id }: Goods) =>
  (await read<ProductList>(`products/cards?ids=${product_id}`)).items[0]?.stock_state;

describe('a variant on back-order', () => {
  const said = { expected_on: '2026-03-03', backorder_note: 'Made to order', backorder_notes: { de: 'Nach Auftrag' } };

  it('is promised for its day, in the words of the language, and is never said to be in stock', async () => {
    const goods = await aPromise(0, said);
    const promise = { in_stock: 0, expected: '2026-03-03', note: 'Made to order' };
    expect(await onPage(goods)).toMatchObject({ stock_state: 'backorder', available: 999, backorder: promise });
    expect((await onPage(goods, 'de'))?.backorder).toEqual({ ...promise, note: 'Nach Auftrag' });
    expect(await tileOf(goods)).toBe('backorder');
    const buyer = await aBuyer(shop);
    await buyer.fill(goods, 2);
    const { cart } = (await buyer.call('GET', 'users/me')).json<{ cart: Cart }>();
    expect(cart.cart_items[0]?.variant).toMatchObject({ stock_state: 'backorder', backorder: promise });
    const checkout = (await buyer.call('GET', 'checkout')).json<Checkout>();
    expect([checkout.items[0]?.variant.backorder, checkout.problems]).toEqual([promise, []]);
  });

  it('is promised in the order as it was then, whatever is said of it later', async () => {
    const goods = await aPromise(1, said);
    const buyer = await aBuyer(shop);
    await buyer.fill(goods, 3);
    const { order } = (await buyer.order(newId())).json<{ order: Order }>();
    const promised = { quantity: 2, expected: '2026-03-03', note: 'Made to order' };
    expect(order.items[0]?.backorder).toEqual(promised);
    expect([await stockOf(shop, goods), await tileOf(goods)]).toEqual([0, 'backorder']);
    await desk.change(await desk.show(goods.product_id), [{ id: goods.variant_id, expected_on: '2026-05-01' }]);
    const url = `/api/admin/orders/${order.id}`;
    const seen = (await shop.app.inject({ url, headers: desk.headers })).json<AdminOrder>();
    expect(seen.items[0]?.backorder).toEqual(promised);
  });

  it('stands in the list of products, in the audit log, and is refused for a day that there is not', async () => {
    const goods = await aPromise(0, said);
    const product = await desk.show(goods.product_id);
    const found = (await desk.call('GET', '?backorder=any&page_size=100')).json<{ items: { id: string }[] }>();
    expect(found.items.map(({ id }) => id)).toContain(product.id);
    expect((await desk.audited(product.id)).at(-2)?.after).toMatchObject({ variants: [said] });
    const body = { version: product.version, variants: [{ id: goods.variant_id, expected_on: '2026-02-30' }] };
    const answer = await desk.call('PATCH', `/${product.id}/variants`, body);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { 'variants.0.expected_on': ['There is no such day'] },
    ]);
  });
});

describe('the day on which goods were expected', () => {
  const late = async () =>
    (await shop.app.inject({ url: '/api/admin/dashboard', headers: desk.headers }))
      .json<Dashboard>()
      .to_do.find(({ key }) => key === 'backorders_late') ?? { count: 0, address: '' };

  it('has passed once it is over at the store’s place: the shop names none, and staff are told', async () => {
    await shop.services.store.update({ time_zone: 'America/New_York' });
    const goods = await aPromise(0, { expected_on: '2026-03-03' });
    await shop.services.priceClock.tick();
    const before = (await late()).count;
    setClock(new Date('2026-03-04T04:30:00Z'));
    await shop.services.priceClock.tick();
    expect((await onPage(goods))?.backorder?.expected).toBe('2026-03-03');
    setClock(new Date('2026-03-04T05:30:00Z'));
    await shop.services.priceClock.tick();
    expect((await onPage(goods))?.backorder?.expected).toBeNull();
    const { count, address } = await late();
    expect(count).toBeGreaterThan(before);
    const list = (await desk.call('GET', address.slice('/admin/products'.length))).json<{ items: { id: string }[] }>();
    expect(list.items.map(({ id }) => id)).toContain(goods.product_id);

    await desk.change(await desk.show(goods.product_id), [{ id: goods.variant_id, expected_on: '2026-04-01' }]);
    expect((await onPage(goods))?.backorder?.expected).toBe('2026-04-01');
    await shop.services.store.update({ time_zone: 'UTC' });
  });
});

it('the last pieces go to some of those who order at once, and every other piece is promised', async () => {
  const goods = await aPromise(7);
  const buyers = await Promise.all(Array.from({ length: 6 }, () => aBuyer(shop)));
  await Promise.all(buyers.map((buyer) => buyer.fill(goods, 3)));
  const answers = await Promise.all(buyers.map((buyer) => buyer.order(newId())));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
  const ahead = answers.map((answer) => answer.json<{ order: Order }>().order.items[0]?.backorder?.quantity ?? 0);
  expect(ahead.reduce((sum, count) => sum + count, 0)).toBe(6 * 3 - 7);
  const rows = await shop.infra.db
    .selectFrom('order_items')
    .select(['stock_taken', 'backorder', 'quantity'])
    .where('variant_id', '=', goods.variant_id)
    .execute();
  expect(
    rows.every(({ stock_taken, backorder, quantity }) => stock_taken + (backorder?.quantity ?? 0) === quantity),
  ).toBe(true);
  expect([await stockOf(shop, goods), await tileOf(goods)]).toEqual([0, 'backorder']);
});
