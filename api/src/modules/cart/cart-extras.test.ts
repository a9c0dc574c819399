import type { Cart } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { withTransaction } from '../../infra/database/transaction';
import { addGiftCard } from '../stored-values/testing/sold-cards';
import { noticesOf } from './cart-notices';

const shop = forAllTests(startTestShop);
let shopper: SignedIn;
jest.setTimeout(60_000);
beforeAll(async () => {
  await withTransaction(shop.infra.db, async (trx) => {
    const method = { code: 'standard', names: { en: 'Standard' }, min_days: 2, max_days: 4 };
    const prices = [
      { up_to_grams: 1000, price: 500 },
      { up_to_grams: 5000, price: 900 },
    ];
    await shop.services.delivery.replace(trx, [
      { name: 'Home', countries: ['US'], methods: [{ ...method, prices, free_from: 5000 }] },
    ]);
    await shop.services.taxes.replace(trx, { included: false, shipping_taxed: true }, [
      { country: 'US', names: { en: 'Sales tax' }, rate: 10_000 },
    ]);
    await shop.services.promotions.put(trx, { code: 'TEN', kind: 'percent', value: 10_000, min_subtotal: 2000 });
    await shop.services.promotions.put(trx, { code: 'SHIP', kind: 'free_shipping', value: 0 });
    await shop.services.promotions.put(trx, { code: 'OLD', kind: 'amount', value: 500, ends_at: new Date(0) });
  });
});
beforeEach(async () => {
  shopper = await signIn(shop);
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: object = {}) =>
  shop.app.inject({
    method,
    url: `/api/${url}`,
    headers: { ...shopper.headers, ...headers },
    ...(payload ? { payload } : {}),
  });
const add = ({ product_id, variant_id }: Goods, quantity = 1) =>
  call('POST', 'products/add-to-cart', { product_id, variant_id, quantity });
const cart = async () => (await call('GET', 'users/me')).json<{ cart: Cart }>().cart;
const set = ({ variant_id }: Goods, values: object) =>
  shop.infra.db.updateTable('variants').set(values).where('id', '=', variant_id).execute();

describe('saving for later', () => {
  it('takes a line out of every sum, keeps it, and puts it back', async () => {
    const goods = await addGoods(shop, { regular_price: 2400 });
    await add(goods, 2);
    const saved = (await call('POST', `cart/saved/${goods.variant_id}`)).json<Cart>();
    expect(saved).toMatchObject({ cart_items: [], item_count: 0, subtotal: 0, total: 0 });
    expect(saved.saved_items.map(({ quantity }) => quantity)).toEqual([2]);
    await add(goods);
    const back = (await call('POST', `cart/saved/${goods.variant_id}/to-cart`)).json<Cart>();
    expect([back.saved_items.length, back.item_count]).toEqual([0, 3]);
  });

  it('can be undone for good, and names what is not there', async () => {
    const goods = await addGoods(shop);
    expect((await call('POST', `cart/saved/${goods.variant_id}`)).json().code).toBe('cart.item_not_found');
    expect((await call('POST', 'cart/saved/no-id/to-cart')).statusCode).toBe(404);
    await add(goods);
    await call('POST', `cart/saved/${goods.variant_id}`);
    expect((await call('DELETE', `cart/saved/${goods.variant_id}`)).json().saved_items).toEqual([]);
  });
});

describe('a coupon', () => {
  it('takes off what it says, and says why when it gives nothing', async () => {
    const goods = await addGoods(shop, { regular_price: 2555 });
    await add(goods);
    const applied = (await call('POST', 'cart/coupon', { code: 'ten' })).json<Cart>();
    expect(applied).toMatchObject({ subtotal: 2555, discount: 256, total: 2299 });
    expect(applied.coupon).toEqual({ code: 'TEN', label: '10% off', problem: null });
    await set(goods, { regular_price: 1500 });
    expect(await cart()).toMatchObject({
      coupon: { problem: 'This coupon is for orders from $20.00.' },
      discount: 0,
      total: 1500,
    });
    expect((await call('DELETE', 'cart/coupon')).json()).toMatchObject({ coupon: null, discount: 0 });
  });

  it.each([
    ['nonsense', 'This coupon is not known.'],
    ['OLD', 'This coupon has expired.'],
    ['TEN', 'This coupon is for orders from $20.00.'],
  ])('%s is refused by field: %s', async (code, message) => {
    const answer = await call('POST', 'cart/coupon', { code });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { code: [message] }]);
  });

  it('speaks the language of the page', async () => {
    const german = { 'accept-language': 'de' };
    const answer = await call('POST', 'cart/coupon', { code: 'nonsense' }, german);
    expect(answer.json().message).toBe('Diesen Gutschein kennen wir nicht.');
  });

  it('is not found by guessing', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => call('POST', 'cart/coupon', { code: `guess${index}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});

describe('delivery', () => {
  it('is estimated for a place, with the tax there', async () => {
    const goods = await addGoods(shop, { regular_price: 2000 });
    await set(goods, { weight_grams: 700 });
    await add(goods, 2);
    const here = (await call('POST', 'cart/estimate', { country: 'US', postal_code: '97209' })).json();
    expect(here).toMatchObject({ tax: 400, tax_included: false, subtotal: 4000, currency: 'USD' });
    expect(here.methods).toMatchObject([{ code: 'standard', price: 900, free_from: 5000 }]);
    expect((await call('POST', 'cart/estimate', { country: 'FR' })).json().methods).toEqual([]);
  });

  it('goes to the countries of its zones, which anybody may ask', async () => {
    const answer = await shop.app.inject({ url: '/api/delivery/countries?x=1' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { countries: ['US'] }]);
  });

  it('is not estimated for a postal code that the country does not have', async () => {
    await add(await addGoods(shop));
    const ask = (country: string, postal_code: string) => call('POST', 'cart/estimate', { country, postal_code });
    const message = 'ZIP code is not valid, it is written like 12345';
    expect((await ask('US', 'abc')).json()).toMatchObject({ status: 422, errors: { postal_code: [message] } });
    expect((await ask('GB', 'XX')).statusCode).toBe(422);
    expect((await ask('US', ' 97 209 ')).statusCode).toBe(200);
    expect((await ask('US', '')).statusCode).toBe(200);
  });

  it('tells how much is missing until it is free of charge, and a coupon can make it so', async () => {
    await add(await addGoods(shop, { regular_price: 3000 }));
    expect((await cart()).free_shipping).toEqual({ from: 5000, remaining: 2000, where: 'Home' });
    const free = (await call('POST', 'cart/coupon', { code: 'SHIP' })).json();
    expect(free.free_shipping).toEqual({ from: 5000, remaining: 0, where: null });
    const { methods } = (await call('POST', 'cart/estimate', { country: 'US' })).json();
    expect(methods[0].price).toBe(0);
  });

  it('is promised of nothing while gift cards are all there is, and counts the goods beside them alone', async () => {
    await add(await addGiftCard(shop, 4000));
    expect((await cart()).free_shipping).toBeNull();
    await add(await addGoods(shop, { regular_price: 3000 }));
    expect((await cart()).free_shipping).toMatchObject({ from: 5000, remaining: 2000 });
  });
});

describe('what has changed since last time', () => {
  it('is said line by line until it has been seen, and never blocks the rest', async () => {
    const [up, down, short, out] = [
      await addGoods(shop),
      await addGoods(shop),
      await addGoods(shop),
      await addGoods(shop),
    ];
    for (const goods of [up, down, short, out]) await add(goods, 3);
    await set(up, { regular_price: 2600 });
    await set(down, { sale_price: 2000 });
    await set(short, { stock: 2 });
    await set(out, { stock: 0 });
    const changed = await cart();
    expect(changed.notices.map(({ kind, before, now }) => [kind, before, now])).toEqual([
      ['price_up', 2400, 2600],
      ['price_down', 2400, 2000],
      ['stock_short', 3, 2],
      ['sold_out', 3, 0],
    ]);
    expect(changed.subtotal).toBe(3 * (2600 + 2000 + 2400));
    expect(changed.cart_items.map(({ variant }) => variant.available)).toEqual([10, 10, 2, 0]);
    expect((await call('POST', 'cart/notices/seen')).json().notices).toEqual([]);
    expect((await cart()).notices).toEqual([]);
  });

  it('names what is not sold any more: taken off sale, or deleted', async () => {
    const [hidden, deleted] = [await addGoods(shop), await addGoods(shop)];
    for (const goods of [hidden, deleted]) await add(goods);
    await shop.infra.db.updateTable('products').set({ published: false }).where('id', '=', hidden.product_id).execute();
    await shop.infra.db.deleteFrom('products').where('id', '=', deleted.product_id).execute();
    const { notices, cart_items, subtotal } = await cart();
    expect(notices.map(({ kind, name, variant_id }) => [kind, name, variant_id])).toEqual([
      ['gone', 'Ember Mug', hidden.variant_id],
      ['gone', 'Ember Mug', deleted.variant_id],
    ]);
    expect([cart_items.map(({ variant }) => variant.available), subtotal]).toEqual([[0], 0]);
    expect((await call('POST', 'cart/notices/seen')).json().notices).toEqual([]);
  });

  it('is said again when it gets worse', () => {
    const line = {
      variant_id: 'v',
      name: 'Mug',
      quantity: 5,
      published: true,
      price: 100,
      seen_price: 100,
      lowered_from: null,
    };
    expect(noticesOf({ ...line, available: 3, seen_available: 3 })).toEqual([]);
    expect(noticesOf({ ...line, available: 2, seen_available: 3 })).toMatchObject([{ kind: 'stock_short', now: 2 }]);
  });
});

describe('undo of clearing', () => {
  it('puts back what is there, as many as there are', async () => {
    const [there, scarce, out] = [await addGoods(shop), await addGoods(shop), await addGoods(shop)];
    for (const goods of [there, scarce, out]) await add(goods, 4);
    const items = (await cart()).cart_items.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity }));
    await call('DELETE', 'products/clear-cart');
    await set(scarce, { stock: 1 });
    await set(out, { stock: 0 });
    const { cart_items } = (await call('POST', 'cart/restore', { items })).json<Cart>();
    expect(cart_items.map(({ variant, quantity }) => [variant.id, quantity])).toEqual(
      expect.arrayContaining([
        [there.variant_id, 4],
        [scarce.variant_id, 1],
      ]),
    );
    expect(cart_items).toHaveLength(2);
  });
});

describe('bounds', () => {
  it('a cart holds 200 different items', async () => {
    const { db } = shop.infra;
    const goods = await addGoods(shop);
    await add(goods);
    const filler = await Promise.all(Array.from({ length: 200 }, () => addGoods(shop)));
    const row = await db
      .selectFrom('carts')
      .select('id')
      .where('user_id', '=', shopper.user_id)
      .executeTakeFirstOrThrow();
    const lines = filler.slice(0, 199).map(({ variant_id }) => ({
      cart_id: row.id,
      variant_id,
      quantity: 1,
      added_at: shop.clock.now(),
    }));
    await db.insertInto('cart_items').values(lines).execute();
    const last = filler[199];
    const answer = last && (await add(last));
    expect([answer?.statusCode, answer?.json().code]).toEqual([409, 'cart.line_limit']);
    expect((await add(goods)).statusCode).toBe(200);
  });
});
