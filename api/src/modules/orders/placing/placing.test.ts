import crypto from 'node:crypto';
import type { Order } from '@tessera/shared/contract';
import { withTransaction } from '../../../infra/database/transaction';
import { forAllTests } from '../../../../test/for-all-tests';
import { aBuyer, ADDRESS, someGoods, startOrdersShop, stockOf } from '../testing/orders-shop';
import type { Buyer } from '../testing/orders-shop';

const shop = forAllTests(startOrdersShop);
let buyer: Buyer;
jest.setTimeout(60_000);
beforeEach(async () => {
  buyer = await aBuyer(shop);
  Object.assign(shop.payments, { answer: 'paid', away: false, fee: 0, calls: [] });
});

const countOrders = async () => {
  const row = await shop.infra.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('number'))
    .where('user_id', '=', buyer.user_id)
    .executeTakeFirst();
  return row?.number;
};

/** What is told of an order, in its order. */
async function tellAll(order_id: string): Promise<string[]> {
  const told: string[] = [];
  const outbox = shop.own.orderEvents.outbox((events) =>
    withTransaction(shop.infra.db, async (trx) => {
      told.push(...events.filter((event) => event.order_id === order_id).map(({ event }) => event));
      await shop.own.orderEvents.settle(
        trx,
        events.map(({ id }) => id),
      );
    }),
  );
  while (await outbox.round());
  return told;
}

describe('placing an order', () => {
  it('makes one of what the checkout says, takes the goods, empties the cart and tells of it', async () => {
    const goods = await someGoods(shop, { stock: 6, regular_price: 2400 });
    await buyer.fill(goods, 2);
    const answer = await buyer.order('first');
    expect(answer.statusCode).toBe(201);
    const { order, payment } = answer.json<{ order: Order; payment: object }>();
    expect(order).toMatchObject({
      status: 'open',
      payment_status: 'paid',
      fulfilment_status: 'unfulfilled',
      totals: { items: 4800, discount: 0, shipping: 590, tax: 0, total: 5390, refunded: 0 },
      items: [{ name: 'Ember Mug', quantity: 2, unit_price: 2400, subtotal: 4800, total: 4800 }],
      shipping_address: ADDRESS,
      billing_address: null,
      delivery: { code: 'standard', name: 'Standard delivery' },
      can_cancel: true,
      can_pay: false,
    });
    expect(order.number).toMatch(/^ORD-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(order.timeline.map(({ event }) => event)).toEqual(['placed', 'paid']);
    expect(payment).toMatchObject({ status: 'paid', amount: 5390 });
    expect(await stockOf(shop, goods)).toBe(4);
    expect((await shop.services.cart.get(buyer.user_id)).cart_items).toEqual([]);
    await shop.own.stock.countSales();
    const product = await shop.infra.db
      .selectFrom('products')
      .select(['units_sold', 'stock_state'])
      .where('id', '=', goods.product_id)
      .executeTakeFirst();
    expect(product).toEqual({ units_sold: 2, stock_state: 'low' });
  });

  it('is told once, of what happened first at first', async () => {
    await buyer.fill(await someGoods(shop));
    const { order } = (await buyer.order('told')).json();
    expect(await tellAll(order.id)).toEqual(['placed', 'paid']);
    expect(await tellAll(order.id)).toEqual([]);
  });

  it('draws another number where the first was given before, and is one order all the same', async () => {
    const goods = await someGoods(shop, { stock: 9 });
    await buyer.fill(goods);
    const { order: first } = (await buyer.order('drawn')).json<{ order: Order }>();
    const drawn = [...(first.number.split('-')[1] ?? '')].map((letter) =>
      '23456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(letter),
    );
    const draw = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number, [number]>;
    for (const index of drawn) draw.mockReturnValueOnce(index);
    await buyer.fill(goods);
    const answer = await buyer.order('drawn-again');
    expect(draw.mock.calls).toHaveLength(12);
    draw.mockRestore();
    expect(answer.statusCode).toBe(201);
    expect(answer.json<{ order: Order }>().order.number).not.toBe(first.number);
    expect([await stockOf(shop, goods), await countOrders()]).toEqual([7, 2]);
  });

  it('needs an Idempotency-Key and the terms', async () => {
    await buyer.fill(await someGoods(shop));
    const body = { expected_total: 2990, payment: { method: 'test-card' }, accept_terms: true };
    expect((await buyer.call('POST', 'orders', body)).statusCode).toBe(400);
    expect((await buyer.order('terms', { accept_terms: false })).statusCode).toBe(422);
    expect(await countOrders()).toBe(0);
  });

  it('charges tax where goods go: added here, of goods and delivery', async () => {
    await buyer.fill(await someGoods(shop, { regular_price: 9999 }), 1, { ...ADDRESS, region: 'new york' });
    const { order } = (await buyer.order('taxed')).json();
    expect(order.totals).toMatchObject({ items: 9999, shipping: 590, tax: 847, total: 11_436, tax_included: false });
    expect(order.totals.tax_lines).toEqual([{ name: 'Sales tax', rate: 8000, net: 10_589, amount: 847 }]);
  });

  it('keeps a declined order, its goods and its lines for another try', async () => {
    shop.payments.answer = 'failed';
    const goods = await someGoods(shop, { stock: 1 });
    await buyer.fill(goods);
    const { order } = (await buyer.order('declined')).json();
    expect(order).toMatchObject({ status: 'awaiting_payment', payment_status: 'failed', can_pay: true });
    expect(await stockOf(shop, goods)).toBe(0);
  });
});

describe('the same key', () => {
  it('makes one order of a double click', async () => {
    const goods = await someGoods(shop, { stock: 10 });
    await buyer.fill(goods, 2);
    const { totals } = (await buyer.call('GET', 'checkout')).json();
    const body = { expected_total: totals.total, payment: { method: 'test-card' }, accept_terms: true };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buyer.call('POST', 'orders', body, { 'idempotency-key': 'double' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().order.id)).size).toBe(1);
    expect(await countOrders()).toBe(1);
    expect(await stockOf(shop, goods)).toBe(8);
  });

  it('gives the same order after a lost answer, and starts its payment where that never began', async () => {
    await buyer.fill(await someGoods(shop));
    const { totals } = (await buyer.call('GET', 'checkout')).json();
    const body = { expected_total: totals.total, payment: { method: 'test-card' }, accept_terms: true };
    const { start } = shop.payments;
    shop.payments.start = () => Promise.reject(new Error('the process dies here'));
    const lost = await buyer.call('POST', 'orders', body, { 'idempotency-key': 'lost' });
    shop.payments.start = start;
    expect(lost.statusCode).toBe(500);
    const again = await buyer.call('POST', 'orders', body, { 'idempotency-key': 'lost' });
    expect(again.statusCode).toBe(201);
    expect(again.json().order).toMatchObject({ payment_status: 'paid' });
    expect(await countOrders()).toBe(1);
  });

  it('with another body is refused', async () => {
    await buyer.fill(await someGoods(shop));
    await buyer.order('mine');
    const other = await buyer.order('mine', { expected_total: 1 });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency.mismatch']);
  });

  it('belongs to one person', async () => {
    const other = await aBuyer(shop);
    for (const person of [buyer, other]) {
      await person.fill(await someGoods(shop));
      expect((await person.order('common')).statusCode).toBe(201);
    }
  });
});

describe('what has changed meanwhile', () => {
  it('a price: the order is refused with the checkout as it is now', async () => {
    const goods = await someGoods(shop, { regular_price: 2400 });
    await buyer.fill(goods);
    await shop.infra.db
      .updateTable('variants')
      .set({ regular_price: 2600 })
      .where('id', '=', goods.variant_id)
      .execute();
    const answer = await buyer.order('dearer', { expected_total: 2990 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'checkout.changed', checkout: { totals: { items: 2600 } } });
    expect(await countOrders()).toBe(0);
    expect(await stockOf(shop, goods)).toBe(10);
  });

  it('stock: it says what there is, and what is left can be ordered', async () => {
    const [gone, there] = [await someGoods(shop), await someGoods(shop)];
    await buyer.fill([gone, there]);
    const { totals } = (await buyer.call('GET', 'checkout')).json();
    await shop.infra.db.updateTable('variants').set({ stock: 0 }).where('id', '=', gone.variant_id).execute();
    const answer = await buyer.order('late', { expected_total: totals.total });
    expect(answer.json()).toMatchObject({
      code: 'checkout.out_of_stock',
      checkout: {
        items: [{ variant: { id: there.variant_id } }],
        problems: [{ code: 'items.sold_out', blocking: false }],
      },
    });
    expect((await buyer.order('rest')).statusCode).toBe(201);
    expect((await shop.services.cart.get(buyer.user_id)).cart_items).toHaveLength(1);
  });

  it('a quantity of which there is less: nothing is ordered until it is changed', async () => {
    const goods = await someGoods(shop, { stock: 5 });
    await buyer.fill(goods, 4);
    await shop.infra.db.updateTable('variants').set({ stock: 3 }).where('id', '=', goods.variant_id).execute();
    const answer = await buyer.order('short');
    expect(answer.json()).toMatchObject({
      code: 'checkout.out_of_stock',
      checkout: { problems: [{ blocking: true }] },
    });
    expect(await stockOf(shop, goods)).toBe(3);
  });
});

describe('coupons', () => {
  const addCoupon = (code: string, max_uses: number | null = null) =>
    withTransaction(shop.infra.db, (trx) =>
      shop.services.promotions.put(trx, { code, kind: 'percent', value: 10_000, max_uses, max_uses_per_person: 1 }),
    );
  const used = async (code: string) => {
    const row = await shop.infra.db.selectFrom('coupons').select('used').where('code', '=', code).executeTakeFirst();
    return row?.used;
  };

  it('are counted with the order and given back with it', async () => {
    await addCoupon('TEN');
    await buyer.fill(await someGoods(shop, { regular_price: 3333 }));
    await buyer.call('POST', 'cart/coupon', { code: ' ten ' });
    const { order } = (await buyer.order('cheap')).json();
    expect(order).toMatchObject({ coupon_code: 'TEN', totals: { items: 3333, discount: 333, total: 3590 } });
    expect(await used('TEN')).toBe(1);
    await buyer.fill(await someGoods(shop));
    const again = await buyer.call('POST', 'cart/coupon', { code: 'TEN' });
    expect([again.statusCode, again.json().errors.code]).toEqual([422, ['You have used this coupon already.']]);
    await buyer.call('POST', `orders/${order.number}/cancel`, {});
    expect(await used('TEN')).toBe(0);
  });

  it('with one use left serve one of many buyers', async () => {
    await addCoupon('LAST', 1);
    const goods = await someGoods(shop, { stock: 50 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aBuyer(shop)));
    for (const person of buyers) {
      await person.fill(goods);
      await person.call('POST', 'cart/coupon', { code: 'LAST' });
    }
    // Whoever looked at the checkout after the first had ordered would see, and could order, what it costs without.
    const prices = await Promise.all(
      buyers.map(async (person) => (await person.call('GET', 'checkout')).json().totals),
    );
    const answers = await Promise.all(
      buyers.map((person, index) => person.order('coupon', { expected_total: prices[index].total })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await used('LAST')).toBe(1);
    expect(await stockOf(shop, goods)).toBe(49);
  });
});
