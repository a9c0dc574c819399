import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { AdminOrder, AdminReturn, Order, OrderDraft, PlacedDraft } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { startExchangeShop } from '../../../../test/sales/exchange-shop';
import { CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import type { Buyer } from '../testing/orders-shop';

const ROUNDS = process.env['TESSERA_DRILL'] ? 20 : 1;
jest.setTimeout(180_000);
const shop = forAllTests(startExchangeShop);

/** Delivery of the first order: what nobody exchanges. */
const DELIVERY = 600;

const refund = (id: string, amount: number) =>
  shop.call('POST', `orders/${id}/refunds`, { amount, reason: '', items: [] });
const previewOf = (id: string, body: object) => shop.call('POST', `orders/${id}/refund-preview`, body);
const exchange = (one: AdminReturn, order: string) =>
  shop.call('POST', `returns/${one.id}/exchange`, { version: one.version, order });

async function placed(draft: OrderDraft, payment?: object): Promise<AdminOrder> {
  const answer = await shop.place(draft, payment);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return shop.orderOf(answer.json<PlacedDraft>().order_id);
}

/** What the same customer orders afterwards, for themselves. */
async function another(buyer: Buyer): Promise<Order> {
  shop.clock.advance(1_000);
  await buyer.fill(await shop.goodsAt(1_000));
  const token = await tokenOf(shop, CARDS.approved);
  const payment = { method: 'test-card', token };
  return (await buyer.order(newKey(), { payment })).json<{ order: Order }>().order;
}

describe('what an exchange has taken of an order’s money', () => {
  it('cannot be given back any more: not seen, not previewed, not asked for', async () => {
    const { order, one } = await shop.broughtBack();
    await placed(await shop.draftOf(one, (await shop.goodsAt(7000)).variant_id));
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 4000, refundable: DELIVERY });
    const preview = await previewOf(order.id, { items: [], delivery: true });
    expect(preview.json()).toMatchObject({ refundable: DELIVERY, suggested_amount: DELIVERY });
    for (const answer of [
      await refund(order.id, DELIVERY + 1),
      await previewOf(order.id, { items: [], delivery: false, amount: DELIVERY + 1 }),
    ]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'orders.refund_too_much', refundable: DELIVERY },
      ]);
    }
    expect((await refund(order.id, DELIVERY)).statusCode).toBe(200);
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 4000, refundable: 0 });
  });

  it('is the part that the new goods cost where the rest went back', async () => {
    const { order, one } = await shop.broughtBack();
    await placed(await shop.draftOf(one, (await shop.goodsAt(1500)).variant_id));
    await shop.deliverMessages();
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 1500, refundable: DELIVERY });
  });

  it('is what the goods came to where an order is named that was written before', async () => {
    const { buyer, order, one } = await shop.broughtBack();
    const other = await another(buyer);
    expect((await exchange(one, other.number)).statusCode).toBe(200);
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 4000, refundable: DELIVERY });
  });

  it('is at most what is left of it: what was given back before goes off nothing', async () => {
    const { order, one } = await shop.broughtBack();
    const draft = await shop.draftOf(one, (await shop.goodsAt(7000)).variant_id);
    expect((await refund(order.id, 3600)).statusCode).toBe(200);
    expect(await shop.returnOf(one)).toMatchObject({ refundable: 4000, credit: 1000 });
    const late = await shop.place(draft);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'order_drafts.changed', current: { exchange: { credit: 1000 }, totals: { total: 6000 } } },
    ]);
    await placed(late.json<{ current: OrderDraft }>().current);
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 1000, refundable: 0 });
  });

  it('is the first order’s again when the other one is cancelled, which staff read in its timeline', async () => {
    const { buyer, order, one } = await shop.broughtBack();
    const other = await placed(await shop.draftOf(one, (await shop.goodsAt(7000)).variant_id));
    await shop.done('POST', `orders/${other.id}/cancel`, { reason: 'changed their mind', restock: true });
    const after = await shop.orderOf(order.id);
    expect(after).toMatchObject({ exchanged: 0, refundable: 4000 + DELIVERY });
    expect(after.timeline.at(-1)).toMatchObject({
      event: 'exchange_released',
      data: { amount: 4000, replacement_order: other.number },
    });
    const seen = (await buyer.call('GET', `orders/${order.id}`)).json<Order>();
    expect(seen.timeline.map(({ event }) => event)).not.toContain('exchange_released');
  });

  it('is given free piece by piece as the other goods come back, and to the last cent', async () => {
    const { buyer, order, one } = await shop.broughtBack();
    const other = await placed(await shop.draftOf(one, (await shop.goodsAt(1333)).variant_id, 3));
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 3999 });
    await shop.deliver(other.id);
    await shop.bringBack(buyer, other, 1);
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 2666 });
    await shop.bringBack(buyer, other, 2);
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 0 });
  });

  it('is as much less as the other order costs less by a change of its lines', async () => {
    const { order, one } = await shop.broughtBack();
    const other = await placed(await shop.draftOf(one, (await shop.goodsAt(1600)).variant_id, 3), {
      way: 'paid',
      method: 'cash',
    });
    expect(other.totals).toMatchObject({ discount: 4000, total: 800 });
    const wanted = { lines: [{ order_item_id: other.items[0]?.id ?? '', quantity: 1 }], add: [] };
    await shop.done('POST', `orders/${other.id}/edits`, { ...wanted, expected_total: 0 });
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 1600 });
  });
});

describe('exchanges of before that was written down', () => {
  const migrate = async () => {
    const text = readFileSync(path.join(__dirname, '../../../../migrations/0191_exchanged_money.sql'), 'utf8');
    await sql`delete from order_exchanges`.execute(shop.infra.db);
    await sql.raw(text.slice(text.indexOf('insert into'))).execute(shop.infra.db);
  };

  it('have taken what they took, also two that name one order, and one whose order was cancelled none', async () => {
    const less = await shop.broughtBack();
    await placed(await shop.draftOf(less.one, (await shop.goodsAt(1500)).variant_id));
    const twice = await shop.broughtBack();
    const other = await placed(await shop.draftOf(twice.one, (await shop.goodsAt(7000)).variant_id));
    const again = await shop.broughtBack();
    const settled = { state: 'exchanged' as const, is_counted: false, replacement_order_id: other.id };
    await shop.infra.db.updateTable('returns').set(settled).where('id', '=', again.one.id).execute();
    const ended = await shop.broughtBack();
    const cancelled = await placed(await shop.draftOf(ended.one, (await shop.goodsAt(7000)).variant_id));
    await shop.done('POST', `orders/${cancelled.id}/cancel`, { reason: '', restock: true });
    await migrate();
    const taken = await Promise.all(
      [less, twice, again, ended].map(async ({ order }) => (await shop.orderOf(order.id)).exchanged),
    );
    expect(taken).toEqual([1500, 4000, 4000, 0]);
  });
});

describe('at once', () => {
  it('a refund and an exchange come to no more than was paid', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { order, one } = await shop.broughtBack();
      const draft = await shop.draftOf(one, (await shop.goodsAt(5000)).variant_id);
      const answers = await Promise.all([refund(order.id, 4000), shop.place(draft), refund(order.id, 4000)]);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status < 300)).toHaveLength(1);
      await shop.deliverMessages();
      const { exchanged, totals } = await shop.orderOf(order.id);
      expect(exchanged + totals.refunded).toBe(4000);
    }
  });

  it('an order takes the place of one return, whoever of two staff names it', async () => {
    const { buyer, one } = await shop.broughtBack();
    const second = await shop.broughtBackBy(buyer);
    const other = await another(buyer);
    const answers = await Promise.all([exchange(one, other.number), exchange(second.one, other.number)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
      errors: { order: ['This order takes the place of another return already.'] },
    });
    const states = await Promise.all([one, second.one].map(async (each) => (await shop.returnOf(each)).state));
    expect(states.sort()).toEqual(['exchanged', 'received']);
  });

  it('the order that is named is not cancelled', async () => {
    const { buyer, order, one } = await shop.broughtBack();
    const other = await another(buyer);
    const [named, cancelled] = await Promise.all([
      exchange(one, other.number),
      shop.call('POST', `orders/${other.id}/cancel`, { reason: '', restock: true }),
    ]);
    expect(cancelled.statusCode).toBe(200);
    expect([200, 422]).toContain(named.statusCode);
    expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 0 });
  });
});
