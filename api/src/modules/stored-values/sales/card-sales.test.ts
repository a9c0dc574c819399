import { sql } from 'kysely';
import type { Checkout, Problem, RefundPreview } from '@tessera/shared/contract';
import { addGoods } from '../../../../test/goods';
import { aPayer, newKey } from '../../../../test/sales/pay-shop';
import { withTransaction } from '../../../infra/database/transaction';
import { newId } from '../../../infra/basics/ids';
import { createOrderBase } from '../../orders/payments/order-base.service';
import { cardDesk } from '../testing/card-desk';
import { addGiftCard, soldCards } from '../testing/sold-cards';

const desk = cardDesk();
const { shop, staff, rich, balanceOf, seen, emailOf, choose, place, bought, redeem, settle, refund, differing } = desk;
jest.setTimeout(60_000);

describe('a gift card in the cart', () => {
  it('is mailed: no delivery is chosen and charged, and neither tax nor coupon changes what it costs', async () => {
    const payer = await aPayer(shop);
    await withTransaction(shop.infra.db, (trx) =>
      shop.services.promotions.put(trx, { code: 'TENTH', kind: 'percent', value: 10_000 }),
    );
    await choose(payer, [await addGiftCard(shop, 5000)]);
    await payer.call('POST', 'cart/coupon', { code: 'TENTH' });
    const checkout = (await payer.call('GET', 'checkout')).json<Checkout>();
    expect(checkout).toMatchObject({
      totals: { items: 5000, discount: 0, shipping: 0, total: 5000 },
      delivery_offers: [{ code: 'by-mail', name: 'By e-mail', price: 0 }],
      delivery_method: 'by-mail',
      problems: [],
    });
    const mixed = await choose(payer, [await addGoods(shop, { regular_price: 2000 })]);
    expect(mixed.totals).toMatchObject({ items: 7000, discount: 200, shipping: 600, total: 7400 });
    expect(mixed.delivery_method).toBe('standard');
  });

  it('is not bought with money that is not there, nor with store credit', async () => {
    const payer = await rich(9000);
    const checkout = await choose(payer, [await addGiftCard(shop, 5000)], 'store-credit');
    const reasons = Object.fromEntries(checkout.payment_offers.map(({ code, reason }) => [code, reason]));
    const money = 'Gift cards cannot be bought with this way to pay.';
    expect(reasons).toMatchObject({ 'store-credit': money, 'pay-later': money, 'test-card': null });
    expect(reasons['cash-on-delivery']).toMatch('Gift cards are sent by e-mail once they are paid');
    const answer = await payer.order(newKey(), { payment: { method: 'store-credit' } });
    expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([409, expect.stringContaining(money)]);
    const part = (await payer.call('PATCH', 'checkout', { payment_method: 'test-card', use_credit: true })).json();
    expect(part.totals.credit).toBeUndefined();
  });

  it('is bought fifty at a time, and for what a card may hold', async () => {
    const payer = await aPayer(shop);
    const many = await choose(payer, [await addGiftCard(shop, 5000)], 'test-card', 51);
    expect(many.problems).toMatchObject([{ sentence: 'At most 50 gift cards can be bought at once.', blocking: true }]);
    const rich_one = await choose(await aPayer(shop), [await addGiftCard(shop, 1_000_001)]);
    expect(rich_one.problems).toMatchObject([{ code: 'items.gift_cards', blocking: true }]);
  });
});

describe('a gift card that is bought', () => {
  it('is issued once it is paid, each piece once, mailed to its buyer, and redeemed', async () => {
    const { payer, order } = await bought([await addGiftCard(shop, 5000)], 2);
    const after = await seen(order.id);
    expect(after).toMatchObject({ status: 'completed', payment_status: 'paid', fulfilment_status: 'delivered' });
    expect(after.items).toMatchObject([{ gift_card: true, quantity_shipped: 2, tax: 0, total: 10_000 }]);
    expect(await soldCards(shop, order.id)).toMatchObject([{ balance: 5000 }, { balance: 5000 }]);
    expect(await redeem(payer)).toBe(200);
    expect(await balanceOf(payer)).toBe(5000);
    // A provider that says it again, however often, changes nothing.
    const { payment_id } = await shop.infra.db
      .selectFrom('orders')
      .select('payment_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const news = { order_id: order.id, payment_id: payment_id ?? '', method: 'test-card', status: 'paid' } as const;
    await Promise.all(
      [1, 2, 3].map(() =>
        withTransaction(shop.infra.db, (trx) =>
          shop.services.paymentOrders.paymentChanged(trx, { ...news, amount: 10_000 }),
        ),
      ),
    );
    expect(await soldCards(shop, order.id)).toHaveLength(2);
    expect(await differing()).toEqual([]);
  });

  it('is not issued while its price is only promised, and is with the money', async () => {
    const payer = await aPayer(shop);
    await choose(payer, [await addGiftCard(shop, 5000), await addGoods(shop)], 'bank-transfer');
    const order = await place(payer, 'bank-transfer');
    expect([order.payment_status, await soldCards(shop, order.id)]).toEqual(['awaiting', []]);
    expect(order.gift_cards).toMatchObject([{ amount: 5000, state: 'unpaid', email: await emailOf(payer) }]);
    const { version } = await seen(order.id);
    const paid = await staff('POST', `orders/${order.id}/paid`, { version });
    expect([paid.statusCode, paid.body]).toEqual([200, paid.body]);
    expect(await soldCards(shop, order.id)).toMatchObject([{ balance: 5000, email: await emailOf(payer) }]);
    // The goods are still here: the order goes on, and a parcel has them alone.
    expect(await seen(order.id)).toMatchObject({ status: 'open', fulfilment_status: 'unfulfilled' });
    const sent = await staff('POST', `orders/${order.id}/shipments`, { carrier: 'dhl', tracking_number: '1' });
    expect(sent.statusCode).toBe(200);
    expect((await seen(order.id)).shipments).toMatchObject([{ items: [{ quantity: 1 }] }]);
  });

  it('is issued with the payment or not at all: what fails in between leaves neither', async () => {
    const payer = await aPayer(shop);
    await choose(payer, [await addGiftCard(shop, 5000)], 'bank-transfer');
    const order = await place(payer, 'bank-transfer');
    const broken = { send: () => Promise.reject(new Error('The process ends here')) };
    const news = { order_id: order.id, payment_id: newId(), method: 'bank-transfer', amount: 5000 } as const;
    const { paymentOrders } = createOrderBase(shop.infra, { mail: broken });
    const told = withTransaction(shop.infra.db, (trx) =>
      paymentOrders.paymentChanged(trx, { ...news, status: 'paid' }),
    );
    await expect(told).rejects.toThrow('ends here');
    const { payment_status, version } = await seen(order.id);
    expect([payment_status, await soldCards(shop, order.id)]).toEqual(['awaiting', []]);
    await Promise.all([1, 2, 3].map(() => staff('POST', `orders/${order.id}/paid`, { version })));
    expect((await seen(order.id)).payment_status).toBe('paid');
    expect(await soldCards(shop, order.id)).toMatchObject([{ balance: 5000 }]);
  });

  it('charges a card that the shop would charge later at once', async () => {
    await shop.services.paymentSettings.update({ capture: 'at_shipment' });
    const { order } = await bought([await addGiftCard(shop, 5000), await addGoods(shop)]);
    await shop.services.paymentSettings.update({ capture: 'at_once' });
    expect([order.payment_status, await soldCards(shop, order.id)]).toEqual(['authorised', []]);
    const jobs = sql<{ count: number }>`select count(*)::integer as count from jobs.job
      where name = 'order-capture' and data ->> 'order_id' = ${order.id}`;
    expect((await jobs.execute(shop.infra.db)).rows).toEqual([{ count: 1 }]);
    await shop.services.payments.capture(order.id);
    await settle(order.id);
    expect(await soldCards(shop, order.id)).toMatchObject([{ balance: 5000 }]);
  });

  it('is ended by the refund of its line, for what is left of it', async () => {
    const { payer, order } = await bought([await addGiftCard(shop, 5000)], 2);
    const [line] = order.items;
    const items = [{ order_item_id: line?.id, quantity: 1, restock: false }];
    expect((await refund(order.id, 5000)).json<Problem>()).toMatchObject({ code: 'orders.refund_too_much' });
    const preview = await staff('POST', `orders/${order.id}/refund-preview`, {
      items: [{ order_item_id: line?.id, quantity: 1 }],
      delivery: false,
    });
    expect(preview.json<RefundPreview>()).toMatchObject({ amount: 5000, refundable: 5000, tax: 0 });
    expect(await redeem(payer)).toBe(200);
    const back = await refund(order.id, 5000, items);
    expect([back.statusCode, back.body]).toEqual([200, back.body]);
    expect((await settle(order.id)).totals.refunded).toBe(5000);
    expect((await soldCards(shop, order.id)).map(({ balance }) => balance)).toEqual([0, 0]);
    // The other one is spent.
    const spent = await refund(order.id, 5000, items);
    expect([spent.statusCode, spent.json<Problem>().detail]).toEqual([
      409,
      'This gift card has been used: what was paid for it cannot be given back.',
    ]);
    expect(await balanceOf(payer)).toBe(5000);
    expect(await differing()).toEqual([]);
  });

  it('ends with an order that is cancelled before its goods are sent, unless it was used', async () => {
    const goods = [await addGiftCard(shop, 5000), await addGoods(shop)];
    const { payer, order } = await bought(goods);
    expect((await payer.call('POST', `orders/${order.number}/cancel`, {})).statusCode).toBe(200);
    expect(await soldCards(shop, order.id)).toMatchObject([{ balance: 0, state: 'used_up' }]);
    const { totals, status } = await settle(order.id);
    expect([status, totals.refunded]).toEqual(['cancelled', totals.total]);
    const other = await bought(goods);
    expect(await redeem(other.payer)).toBe(200);
    const refused = await other.payer.call('POST', `orders/${other.order.number}/cancel`, {});
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
      409,
      expect.stringContaining('A gift card of this order has been used'),
    ]);
    expect(await differing()).toEqual([]);
  });

  it('is worth nothing in a refund that is thought of once it was used, nor what a bank holds', async () => {
    const { payer, order } = await bought([
      await addGiftCard(shop, 5000),
      await addGoods(shop, { regular_price: 9000 }),
    ]);
    const card = order.items.find(({ gift_card }) => gift_card);
    const think = async (): Promise<RefundPreview> =>
      (
        await staff('POST', `orders/${order.id}/refund-preview`, {
          items: [{ order_item_id: card?.id, quantity: 1 }],
          delivery: false,
        })
      ).json();
    expect(await think()).toMatchObject({ suggested_amount: 5000, refundable: order.totals.total });
    await desk.dispute(order.id, order.totals.total - 1000, 'open');
    expect(await think()).toMatchObject({ suggested_amount: 1000, refundable: 1000 });
    expect(await seen(order.id)).toMatchObject({ refundable: 1000 });
    await desk.dispute(order.id, 0, 'won');
    const [blocked] = (await seen(order.id)).cards ?? [];
    await staff('POST', `gift-cards/${blocked?.id}/enable`, { version: blocked?.version });
    expect(await redeem(payer)).toBe(200);
    expect(await think()).toMatchObject({ suggested_amount: 0, refundable: order.totals.total - 5000 });
  });

  it('is told from goods where all is given back at the provider', async () => {
    const { order } = await bought([await addGiftCard(shop, 5000), await addGoods(shop, { regular_price: 2000 })]);
    const { db } = shop.infra;
    const { payment_id, total } = await db
      .selectFrom('orders')
      .select(['payment_id', 'total'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    for (const [key, amount] of [
      ['re_1', 1000],
      ['re_2', total - 1000],
    ] as const) {
      const found = { order_id: order.id, payment_id: payment_id ?? '', key, amount, done: true };
      await withTransaction(db, (trx) => shop.services.paymentOrders.refundFound(trx, found));
    }
    const kept = db.selectFrom('order_refunds').select(['amount', 'gift_cards']).where('order_id', '=', order.id);
    expect(await kept.orderBy('provider_key').execute()).toEqual([
      { amount: 1000, gift_cards: 0 },
      { amount: total - 1000, gift_cards: 5000 },
    ]);
    expect((await seen(order.id)).cards).toMatchObject([{ state: 'disabled' }]);
  });

  it('is blocked with what is left of it while a bank holds its price', async () => {
    const { payer, order } = await bought([await addGiftCard(shop, 5000)]);
    await desk.dispute(order.id, 5000, 'open');
    expect(await soldCards(shop, order.id)).toMatchObject([{ balance: 5000, state: 'disabled' }]);
    expect(await redeem(payer)).toBe(422);
    const { timeline } = await seen(order.id);
    expect(timeline.map(({ event }) => event)).toContain('gift_cards_blocked');
  });

  it('keeps the lines of its order as they are', async () => {
    const { order } = await bought([await addGiftCard(shop, 5000), await addGoods(shop)]);
    const { version, items } = await seen(order.id);
    const [line] = items;
    const answer = await staff('POST', `orders/${order.id}/edits`, {
      ...{ version, add: [], expected_total: 0 },
      lines: [{ order_item_id: line?.id, quantity: 0 }],
    });
    expect(answer.json<Problem>().detail).toMatch('The lines of an order with gift cards cannot be changed');
  });
});
