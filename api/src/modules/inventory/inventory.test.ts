import type {
  InventoryItem,
  InventoryList,
  Problem,
  ProductList,
  StockHistory,
  StockTake,
} from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, heard, LONG_SESSIONS } from '../../../test/harness';
import { mailsTo } from '../../../test/mails/mailbox';
import { appoint, signIn } from '../../../test/people';
import { signInConfirmed } from '../../../test/sales/engagement';
import { newId } from '../../infra/basics/ids';
import { aBuyer, startOrdersShop } from '../orders/testing/orders-shop';
import { aProductDesk } from '../products/testing/product-desk';

const shop = forAllTests(() => startOrdersShop(LONG_SESSIONS), 60_000);
const desk = forAllTests(() => aProductDesk(shop));

type Method = 'GET' | 'POST' | 'PUT';
const ask = (method: Method, url: string, payload?: object, key = newId(), by = desk.headers) =>
  shop.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: method === 'GET' ? by : { ...by, 'idempotency-key': key },
    ...(payload ? { payload } : {}),
  });
const adjust = (id: string, asked: object, key = newId()) => ask('POST', `variants/${id}/stock`, asked, key);
const historyOf = async (id: string, query = '') =>
  (await ask('GET', `variants/${id}/stock?${query}`)).json<StockHistory>();
const listOf = async (query: string) => (await ask('GET', `inventory?${query}`)).json<InventoryList>();
const movesOf = ({ items }: StockHistory) =>
  items.map(({ reason, quantity, stock_after }) => [reason, quantity, stock_after]);

/** Something in the shop, with so many of its one variant. */
async function aProduct(stock: number, name = `Mug ${newId()}`) {
  const product = await desk.edit(await desk.stock(await desk.make(name), 2400, stock), { status: 'active' });
  return { product, id: product.variants[0]?.id ?? '', sku: product.variants[0]?.sku ?? '' };
}

describe('the stock of a variant', () => {
  it('is put on the shelf, taken off it and counted, each with who, why and how many there were then', async () => {
    const { id, product } = await aProduct(3);
    const more = await adjust(id, { change: 9, reason: 'received', note: ' Pallet 7 ', expected_stock: 3 });
    expect([more.statusCode, more.json<InventoryItem>().stock]).toEqual([200, 12]);
    await adjust(id, { change: -2, reason: 'damaged' });
    await adjust(id, { counted: 9, reason: 'counted' });
    await adjust(id, { counted: 9, reason: 'counted' });
    const history = await historyOf(id);
    expect(movesOf(history)).toEqual([
      ['counted', 0, 9],
      ['counted', -1, 9],
      ['damaged', -2, 10],
      ['received', 9, 12],
      ['product_page', 3, 3],
    ]);
    expect(history.items[3]).toMatchObject({ note: 'Pallet 7', staff: { name: expect.any(String) }, order: null });
    expect(history.unexplained).toBe(0);
    const log = (await desk.audited(product.id)).find(({ action }) => action === 'inventory.adjust');
    expect(log).toMatchObject({ before: { stock: 3 }, after: { stock: 12, reason: 'received', note: 'Pallet 7' } });
    expect((await desk.show(product.id)).version).toBe(product.version);
  });

  it('tells of orders, too: the sale by its line, and what went back', async () => {
    const { id, product } = await aProduct(5);
    const buyer = await aBuyer(shop);
    await buyer.fill({ product_id: product.id, slug: product.slug, variant_id: id }, 2);
    const { order } = (await buyer.order(newId())).json<{ order: { id: string; number: string } }>();
    expect((await historyOf(id)).items[0]).toMatchObject({
      reason: 'sold',
      quantity: -2,
      stock_after: 3,
      order: { id: order.id, number: order.number },
      staff: null,
    });
    await ask('POST', `orders/${order.id}/cancel`, { reason: 'Asked for it', restock: true });
    const history = await historyOf(id);
    expect(movesOf(history).slice(0, 2)).toEqual([
      ['cancelled', 2, 5],
      ['sold', -2, 3],
    ]);
    expect([history.variant.stock, history.unexplained]).toEqual([5, 0]);
  });

  it('is paged through without a row twice, and every row knows how many there were then', async () => {
    const { id } = await aProduct(1);
    for (let change = 1; change <= 4; change += 1) await adjust(id, { change, reason: 'correction' });
    const whole = (await historyOf(id)).items;
    const first = await historyOf(id, 'page_size=2');
    const second = await historyOf(id, `page_size=2&after=${first.next_cursor}`);
    const third = await historyOf(id, `page_size=2&after=${second.next_cursor}`);
    expect([...first.items, ...second.items, ...third.items]).toEqual(whole);
    expect(third.next_cursor).toBeNull();
  });

  it('is not changed by who has seen another number: they are told what there is', async () => {
    const { id } = await aProduct(4);
    await adjust(id, { change: -1, reason: 'lost' });
    const late = await adjust(id, { counted: 4, reason: 'counted', expected_stock: 4 });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'inventory.stale', current: { stock: 3 } }]);
    expect((await historyOf(id)).variant.stock).toBe(3);
  });

  it('is changed once by one key', async () => {
    const { id } = await aProduct(1);
    const key = newId();
    const asked = { change: 2, reason: 'received' };
    const answers = [await adjust(id, asked, key), await adjust(id, asked, key)];
    expect(answers.map((answer) => answer.json<InventoryItem>().stock)).toEqual([3, 3]);
    const without = { method: 'POST' as const, url: `/api/admin/variants/${id}/stock`, headers: desk.headers };
    expect((await shop.app.inject({ ...without, payload: asked })).json<Problem>().code).toBe(
      'idempotency.key_required',
    );
  });

  it('is never less than none, and one thing is asked for at a time', async () => {
    const { id } = await aProduct(2);
    for (const asked of [{ change: -3 }, { change: 0 }, {}, { change: 1, counted: 1 }]) {
      const answer = await adjust(id, { ...asked, reason: 'correction' });
      expect([answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})]).toEqual([422, ['change']]);
    }
    expect((await adjust(newId(), { change: 1, reason: 'received' })).statusCode).toBe(404);
    expect((await historyOf(id)).variant.stock).toBe(2);
  });

  it('is read and written by those who may', async () => {
    const { id } = await aProduct(1);
    const other = await signIn(shop);
    await appoint(shop, other.user_id, 'read_only');
    const call = (method: Method, url: string, payload?: object) => ask(method, url, payload, newId(), other.headers);
    expect((await call('GET', `variants/${id}/stock`)).statusCode).toBe(200);
    expect((await call('POST', `variants/${id}/stock`, { change: 1, reason: 'received' })).statusCode).toBe(403);
  });
});

describe('the shop front', () => {
  it('follows within two seconds, and who waits for it gets a mail', async () => {
    const { id, product } = await aProduct(0, `Waited ${newId()}`);
    const visit = async () =>
      (await shop.app.inject({ url: `/api/products/${product.slug}` })).json().variants[0].stock_state as string;
    const listed = async () =>
      (await shop.app.inject({ url: '/api/products?search=waited' })).json<ProductList>().items[0]?.stock_state;
    await heard(shop);
    expect([await visit(), await listed()]).toEqual(['out', 'out']);
    const person = await signInConfirmed(shop);
    const url = `/api/products/${product.slug}/${id}/subscription`;
    await shop.app.inject({ method: 'POST', url, headers: person.headers });
    await adjust(id, { change: 20, reason: 'received' });
    const since = Date.now();
    await eventually(async () => (await visit()) === 'in_stock' && (await listed()) === 'in_stock');
    expect(Date.now() - since).toBeLessThan(2_000);
    expect(await shop.services.stockWatch.tell([id])).toBe(1);
    expect((await mailsTo(shop, person.email)).map(({ subject }) => subject)).toContain(`${product.name} is back`);
  });
});

describe('the inventory', () => {
  it('lists every variant once, the newest products first, and finds them by name and SKU', async () => {
    const mark = newId().slice(-12);
    const made = [
      await aProduct(1, `Lamp ${mark}`),
      await aProduct(2, `Lamp ${mark}`),
      await aProduct(3, `Lamp ${mark}`),
    ];
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: InventoryList = await listOf(`search=${mark}&page_size=2${after === '' ? '' : `&after=${after}`}`);
      seen.push(...page.items.map(({ variant_id }) => variant_id));
      after = page.next_cursor;
    }
    expect(seen).toEqual(made.map(({ id }) => id).reverse());
    const bySku = await listOf(`search=${made[1]?.sku.toLowerCase()}`);
    expect(bySku.items.map(({ variant_id }) => variant_id)).toContain(made[1]?.id);
    expect((await listOf('search=nothing-is-called-so')).items).toEqual([]);
  });

  it('is narrowed to a category with those below it, and to what bears a code', async () => {
    const category = (name: string, parent_id: string | null) =>
      shop.infra.db
        .insertInto('categories')
        .values({ id: newId(), slug: newId(), name, parent_id, created_at: new Date(), last_modified_at: new Date() })
        .returning('id');
    const above = await category('Shelf', null).executeTakeFirstOrThrow();
    const below = await category('Board', above.id).executeTakeFirstOrThrow();
    const [one, two] = [await aProduct(1), await aProduct(2)];
    await desk.edit(one.product, { category_id: above.id });
    await desk.edit(two.product, { category_id: below.id });
    const barcode = newId().replaceAll('-', '').slice(0, 13);
    await shop.infra.db.updateTable('variants').set({ barcode }).where('id', '=', two.id).execute();
    const idsOf = async (query: string) => (await listOf(query)).items.map(({ variant_id }) => variant_id);
    expect(await idsOf(`category_id=${above.id}`)).toEqual([two.id, one.id]);
    expect(await idsOf(`category_id=${below.id}&page_size=1`)).toEqual([two.id]);
    expect(await idsOf(`code=${one.sku.toLowerCase()}`)).toEqual([one.id]);
    expect(await idsOf(`code=${one.sku.slice(0, -1)}`)).toEqual([]);
    expect((await listOf(`code=${barcode}`)).items).toMatchObject([{ variant_id: two.id, barcode }]);
  });

  it('says what is out and what is low: by the variant, else by the store', async () => {
    const mark = newId().slice(-12);
    const [out, low, plenty] = [
      await aProduct(0, `Jug ${mark}`),
      await aProduct(5, `Jug ${mark}`),
      await aProduct(6, `Jug ${mark}`),
    ];
    const idsOf = async (state: string) =>
      (await listOf(`search=${mark}&state=${state}`)).items.map(({ variant_id }) => variant_id);
    expect([await idsOf('out'), await idsOf('low')]).toEqual([[out.id], [low.id]]);
    const set = (id: string, low_stock_threshold: number | null) =>
      ask('PUT', `variants/${id}/low-stock`, { low_stock_threshold });
    expect((await set(plenty.id, 8)).json<InventoryItem>()).toMatchObject({ state: 'low', low_stock: 8 });
    expect((await set(low.id, 0)).json<InventoryItem>().state).toBe('in_stock');
    expect(await idsOf('low')).toEqual([plenty.id]);
    await set(low.id, null);
    await shop.services.store.update({ low_stock: 4 });
    expect((await historyOf(low.id)).variant).toMatchObject({ state: 'in_stock', low_stock: 4 });
    await shop.services.store.update({ low_stock: 5 });
  });
});

describe('a stock-take', () => {
  const take = (lines: object[], note = '') => ask('POST', 'inventory/counts', { lines, note });

  it('writes what can be written, and answers each in its place', async () => {
    const [one, two, three] = [await aProduct(1), await aProduct(2), await aProduct(3)];
    const answer = await take(
      [
        { variant_id: three.id, counted: 7 },
        { variant_id: one.id, counted: 1, expected_stock: 1 },
        { variant_id: newId(), counted: 1 },
        { variant_id: two.id, counted: 5, expected_stock: 9 },
      ],
      'Shelf B',
    );
    expect(answer.json<StockTake>().items).toMatchObject([
      { outcome: 'changed', stock_before: 3, stock: 7 },
      { outcome: 'unchanged', stock: 1 },
      { outcome: 'not_found', stock: null },
      { outcome: 'stale', stock: 2 },
    ]);
    expect((await historyOf(three.id)).items[0]).toMatchObject({ reason: 'counted', quantity: 4, note: 'Shelf B' });
    expect((await historyOf(one.id)).items[0]).toMatchObject({ reason: 'counted', quantity: 0 });
    expect((await historyOf(two.id)).variant.stock).toBe(2);
  });

  it('is refused whole where a variant is on it twice, or too many are', async () => {
    const { id } = await aProduct(1);
    const twice = await take([
      { variant_id: id, counted: 2 },
      { variant_id: id, counted: 3 },
    ]);
    expect([twice.statusCode, Object.keys(twice.json<Problem>().errors ?? {})]).toEqual([422, ['lines']]);
    const many = Array.from({ length: 501 }, () => ({ variant_id: newId(), counted: 1 }));
    expect((await take(many)).statusCode).toBe(422);
    expect((await take(many.slice(1))).statusCode).toBe(200);
    expect((await historyOf(id)).variant.stock).toBe(1);
  });
});
