import fc from 'fast-check';
import { sql } from 'kysely';
import type { AdminOrder, Checkout, MonthClosing, Order, Problem, RefundPreview } from '@tessera/shared/contract';
import { addGoods } from '../../../../test/goods';
import { mailsTo } from '../../../../test/mails/mailbox';
import { withTransaction } from '../../../infra/database/transaction';
import type { Trx } from '../../../infra/database/db';
import { ordersRepository } from '../../orders/order/orders.repository';
import { CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';
import { creditDesk } from '../testing/credit-desk';
import { untilBlocked } from '../../../../test/until-blocked';

const { shop, staff, rich, balanceOf } = creditDesk();
jest.setTimeout(60_000);

const seen = async (id: string): Promise<AdminOrder> => (await staff('GET', `orders/${id}`)).json();

/** Goods for `total` in the cart, the rest of which is paid so. */
async function choose(payer: Payer, total: number, payment_method: string): Promise<Checkout> {
  await payer.fill(await addGoods(shop, { regular_price: total - 600, stock: 100 }));
  return (await payer.call('PATCH', 'checkout', { payment_method, use_credit: true })).json();
}

/** Places it, with a card where one is given; the answer to the order. */
async function place(payer: Payer, expected_credit: number, method: string, card?: string) {
  const token = card === undefined ? {} : { token: await tokenOf(shop, card) };
  return payer.order(newKey(), { expected_credit, payment: { method, ...token } });
}

/** An order of 5000, of which 2000 are paid with store credit. */
async function anOrder(method = 'test-card', card: string | undefined = CARDS.approved) {
  const payer = await rich(2000);
  await choose(payer, 5000, method);
  const answer = await place(payer, 2000, method, card);
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return { payer, order: answer.json<{ order: Order }>().order };
}

/** All that waits for a provider or the queue. */
async function settle(id: string): Promise<AdminOrder> {
  for (let round = 0; round < 2; round += 1) {
    await shop.deliverMessages();
    for (const { id: refund, state } of (await seen(id)).refunds)
      if (state === 'pending') await shop.services.orderJobs.refund(refund);
  }
  return seen(id);
}

/** What two books of the month say differently; papers are written by the worker, who is not here. */
async function differing(): Promise<MonthClosing['checks']> {
  const month = shop.clock.now().toISOString().slice(0, 7);
  const { checks } = (await staff('GET', `transactions/closings/${month}`)).json<MonthClosing>();
  return checks.filter(
    ({ check, differences }) => differences.length > 0 && !['invoices', 'credit_notes', 'changes'].includes(check),
  );
}

describe('store credit that is too little for an order', () => {
  it('pays what it can, and a card the rest: checkout, order, payments and mail say both', async () => {
    const payer = await rich(2000);
    const checkout = await choose(payer, 5000, 'test-card');
    expect(checkout).toMatchObject({ use_credit: true, totals: { total: 5000, credit: 2000 } });
    const answer = await place(payer, 2000, 'test-card', CARDS.approved);
    const { order } = answer.json<{ order: Order }>();
    expect(order).toMatchObject({
      payment_status: 'paid',
      totals: { total: 5000, credit: 2000 },
      payment: { amount: 3000 },
    });
    expect(await balanceOf(payer)).toBe(0);
    const { payments } = await seen(order.id);
    expect(payments.map(({ purpose, method, captured_amount }) => [purpose, method, captured_amount])).toEqual([
      ['credit', 'store-credit', 2000],
      ['order', 'test-card', 3000],
    ]);
    const events = await shop.infra.db
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', order.id)
      .execute();
    for (const { id } of events.toSorted((a, b) => a.id.localeCompare(b.id))) await shop.services.orderMails.handle(id);
    const mails = (await mailsTo(shop, order.email)).filter(({ subject }) => subject?.includes(order.number));
    expect(mails.map(({ text }) => text).join('\n')).toMatch(/Paid with store credit:?\s+-\$20\.00/);
    expect((await payer.call('GET', 'checkout')).json<Checkout>().use_credit).toBe(false);
  });

  it('is refused where it is another amount by now, and is none of a plan or of what it pays alone', async () => {
    const payer = await rich(2000);
    await choose(payer, 5000, 'test-card');
    await staff('POST', `customers/${payer.user_id}/store-credit`, { amount: -500, reason: 'Given twice' });
    const late = await place(payer, 2000, 'test-card', CARDS.approved);
    expect(late.json<Problem & { checkout: Checkout }>()).toMatchObject({
      code: 'checkout.changed',
      checkout: { totals: { credit: 1500 } },
    });
    expect(await balanceOf(payer)).toBe(1500);
    expect((await choose(payer, 5000, 'pay-later')).totals.credit).toBeUndefined();
    expect((await choose(await rich(2000), 1400, 'test-card')).totals.credit).toBeUndefined();
  });

  it('goes back when the rest is not paid in time, or the order is cancelled before', async () => {
    const { payer, order } = await anOrder('test-card', CARDS.declined);
    expect(await payer.getOrder(order.id)).toMatchObject({ payment_status: 'failed', owed: 3000, can_pay: true });
    expect(await balanceOf(payer)).toBe(0);
    shop.clock.advance(16 * 60_000);
    await shop.services.cancelling.expireHeld();
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'cancelled' });
    expect(await balanceOf(payer)).toBe(2000);
    const other = await anOrder('cash-on-delivery', undefined);
    await other.payer.call('POST', `orders/${other.order.number}/cancel`, {});
    expect(await balanceOf(other.payer)).toBe(2000);
  });

  it('goes back once, too, when a program has cancelled the order that does not know of it', async () => {
    const { payer, order } = await anOrder('test-card', CARDS.declined);
    const ended = { status: 'cancelled', cancelled_at: shop.clock.now(), held_until: null } as const;
    await shop.infra.db.updateTable('orders').set(ended).where('id', '=', order.id).execute();
    for (let times = 0; times < 2; times += 1) await shop.services.creditRelease.releaseLeft();
    expect(await balanceOf(payer)).toBe(2000);
    expect((await seen(order.id)).payments.find(({ purpose }) => purpose === 'credit')?.refunded_amount).toBe(2000);
    expect(await differing()).toEqual([]);
  });

  it('keeps the account from being deleted while it is on its way back', async () => {
    const { payer, order } = await anOrder('test-card', CARDS.declined);
    const { cancelling, personalData, reconcile } = shop.services;
    const inTransaction = <T>(act: (trx: Trx) => Promise<T>) => withTransaction(shop.infra.db, act);
    const end = (store_credit: number) =>
      inTransaction((trx) => personalData.erase(trx, payer.user_id, { store_credit }));
    await inTransaction(async (trx) => {
      const how = { by: 'shopper', reason: '', restock: true } as const;
      await cancelling.request(trx, await ordersRepository.lock(trx, order.id), how);
    });
    await expect(end(0)).rejects.toMatchObject({ code: 'users.open_orders' });
    await reconcile.run();
    await expect(end(0)).rejects.toMatchObject({ code: 'users.store_credit_left' });
    await end(2000);
    expect(await shop.services.storedValueLedger.check()).toEqual([]);
  });

  it('stays when the rest is paid another way later, and nothing but the rest is asked for', async () => {
    const { payer, order } = await anOrder('test-card', CARDS.declined);
    const again = async (body: object) =>
      payer.call('POST', `orders/${order.id}/payments`, body, { 'idempotency-key': newKey() });
    expect((await again({ method: 'store-credit' })).statusCode).toBe(422);
    const paid = await again({ method: 'test-card', token: await tokenOf(shop, CARDS.approved) });
    expect(paid.json()).toMatchObject({ status: 'paid', amount: 3000 });
    expect(await payer.getOrder(order.id)).toMatchObject({ payment_status: 'paid', owed: 0 });
    expect(await balanceOf(payer)).toBe(0);
  });

  it('comes back in its share of a refund, or all of it where staff say so, never more than was paid', async () => {
    const { payer, order } = await anOrder();
    const refund = (amount: number, to = 'payment') =>
      staff('POST', `orders/${order.id}/refunds`, { amount, reason: 'Chipped', items: [], to });
    const ways = async (body: object) =>
      (await staff('POST', `orders/${order.id}/refund-preview`, { items: [], ...body })).json<RefundPreview>().ways;
    expect(await ways({ amount: 1000 })).toEqual([
      { way: 'store-credit', amount: 400 },
      { way: 'test-card', amount: 600 },
    ]);
    expect(await ways({ amount: 1000, to: 'store_credit' })).toEqual([{ way: 'store-credit', amount: 1000 }]);
    await refund(1000);
    await settle(order.id);
    expect(await balanceOf(payer)).toBe(400);
    await refund(500, 'store_credit');
    expect((await seen(order.id)).refunds.map(({ amount, method, made }) => [amount, method, made])).toEqual([
      [400, 'store-credit', 'shop'],
      [600, 'test-card', 'shop'],
      [500, null, 'credit'],
    ]);
    expect(await balanceOf(payer)).toBe(900);
    expect((await refund(3501)).json<Problem>().code).toBe('orders.refund_too_much');
    await refund(3500);
    const after = await settle(order.id);
    expect(after).toMatchObject({ payment_status: 'refunded', refundable: 0 });
    const [credit, card] = after.payments;
    expect(card?.refunded_amount).toBeLessThanOrEqual(3000);
    expect((credit?.refunded_amount ?? 0) + (card?.refunded_amount ?? 0) + 500).toBe(5000);
  });

  it('is named by the mail about its share of a refund, and the card by the other', async () => {
    const { order } = await anOrder();
    const body = { amount: 1000, reason: 'Chipped', items: [], to: 'payment' };
    await staff('POST', `orders/${order.id}/refunds`, body);
    const { timeline } = await settle(order.id);
    for (const { id } of timeline.toReversed()) await shop.services.orderMails.handle(id);
    const mails = (await mailsTo(shop, order.email)).filter(({ subject }) => subject?.startsWith('We have refunded'));
    const ways = mails.map(({ subject, text }) => [
      /\$\d+\.\d\d/.exec(subject ?? '')?.[0],
      text?.includes('in your store credit now'),
    ]);
    expect(ways.toSorted()).toEqual([
      ['$4.00', true],
      ['$6.00', false],
    ]);
  });

  it('gets the last of a refund when the card’s part is all given back, here or at its provider', async () => {
    const { payer, order } = await anOrder();
    const refund = (id: string, amount: number) =>
      staff('POST', `orders/${id}/refunds`, { amount, reason: 'Chipped', items: [] });
    for (const amount of [4999, 1]) {
      await refund(order.id, amount);
      await settle(order.id);
    }
    expect(await seen(order.id)).toMatchObject({ payment_status: 'refunded', refundable: 0 });
    expect(await balanceOf(payer)).toBe(2000);
    const other = await anOrder();
    const card = await shop.infra.db
      .selectFrom('payments')
      .select('provider_ref')
      .where('order_id', '=', other.order.id)
      .where('purpose', '=', 'order')
      .executeTakeFirstOrThrow();
    await shop.services.testGateway.refund(newKey(), card.provider_ref ?? '', 3000);
    expect(await settle(other.order.id)).toMatchObject({ payment_status: 'partially_refunded', refundable: 2000 });
    await refund(other.order.id, 2000);
    expect(await settle(other.order.id)).toMatchObject({ payment_status: 'refunded', refundable: 0 });
    expect(await balanceOf(other.payer)).toBe(2000);
  });

  it('goes back alone where cash is refused at the door, and the cash can still come', async () => {
    const { payer, order } = await anOrder('cash-on-delivery', undefined);
    expect(await seen(order.id)).toMatchObject({ payment_status: 'authorised', refundable: 0, can_cancel: true });
    const items = order.items.map(({ id, quantity }) => ({ order_item_id: id, quantity }));
    await staff('POST', `orders/${order.id}/shipments`, { carrier: 'UPS', items });
    expect(await seen(order.id)).toMatchObject({ can_cancel: false, refundable: 2000 });
    const refund = (amount: number, to: string) =>
      staff('POST', `orders/${order.id}/refunds`, { amount, reason: 'Refused', items: [], to });
    const preview = await staff('POST', `orders/${order.id}/refund-preview`, { items, delivery: true });
    expect(preview.json()).toMatchObject({ amount: 2000, refundable: 2000 });
    expect((await refund(2001, 'payment')).json<Problem>().code).toBe('orders.refund_too_much');
    await refund(500, 'store_credit');
    await refund(500, 'payment');
    expect(await settle(order.id)).toMatchObject({ payment_status: 'authorised', refundable: 1000 });
    expect(await balanceOf(payer)).toBe(1000);
    await staff('POST', `orders/${order.id}/paid`, {});
    const left = order.totals.total - 1000;
    expect(await seen(order.id)).toMatchObject({ payment_status: 'partially_refunded', refundable: left });
    await refund(left, 'payment');
    expect(await settle(order.id)).toMatchObject({ payment_status: 'refunded', refundable: 0 });
    expect(await balanceOf(payer)).toBe(2000);
    expect(await differing()).toEqual([]);
  });

  it('is locked before the goods of a refund to it, as placing does', async () => {
    const { payer, order } = await anOrder();
    const { db } = shop.infra;
    const [line] = await db
      .selectFrom('order_items')
      .select(['id', 'variant_id'])
      .where('order_id', '=', order.id)
      .execute();
    const items = [{ order_item_id: line?.id ?? '', quantity: 1, restock: true }];
    const body = { amount: 500, reason: 'Chipped', items, to: 'store_credit' };
    const refunded = await withTransaction(db, async (trx) => {
      await sql`select from store_credits where user_id = ${payer.user_id} for update`.execute(trx);
      const asked = staff('POST', `orders/${order.id}/refunds`, body).then(({ statusCode }) => statusCode);
      await untilBlocked(db);
      await sql`select from variants where id = ${line?.variant_id ?? ''} for update nowait`.execute(trx);
      return { asked };
    });
    expect(await refunded.asked).toBe(200);
    expect(await balanceOf(payer)).toBe(500);
  });

  it('gets all of a refund while a bank holds what the card has paid', async () => {
    const { payer, order } = await anOrder();
    const { db } = shop.infra;
    const card = (await seen(order.id)).payments.find(({ purpose }) => purpose === 'order');
    const now = shop.clock.now();
    await db
      .insertInto('payment_disputes')
      .values({
        ...{
          provider: 'test-card',
          dispute_id: order.id,
          payment_id: card?.id ?? '',
          order_id: order.id,
          amount: 3000,
        },
        ...{ currency: 'USD', reason: 'fraudulent', state: 'open', respond_by: null, said_at: now, opened_at: now },
        closed_at: null,
      })
      .execute();
    await db.updateTable('orders').set({ dispute: 'open', disputed: 3000 }).where('id', '=', order.id).execute();
    await staff('POST', `orders/${order.id}/refunds`, { amount: 500, reason: 'Chipped', items: [], to: 'payment' });
    await settle(order.id);
    expect(await balanceOf(payer)).toBe(500);
  });

  it('is spent once by two who order at once', async () => {
    const payer = await rich(2000);
    await choose(payer, 5000, 'cash-on-delivery');
    const answers = await Promise.all([1, 2].map(() => place(payer, 2000, 'cash-on-delivery')));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await balanceOf(payer)).toBe(0);
  });
});

const aStep = fc.oneof(
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 6000 }), credit: fc.boolean() }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'pay' as const, 'wait' as const, 'settle' as const) }),
);

it('whatever becomes of orders that are paid so: the ledger has what their payments and refunds have', async () => {
  const history = fc.record({
    credit: fc.integer({ min: 1, max: 4999 }),
    card: fc.constantFrom(CARDS.approved, CARDS.declined),
    steps: fc.array(aStep, { maxLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ credit, card, steps }) => {
      const payer = await rich(credit);
      await choose(payer, 5000, 'test-card');
      const { order } = (await place(payer, credit, 'test-card', card)).json<{ order: Order }>();
      for (const step of steps) {
        if (step.do === 'refund') {
          const to = step.credit ? 'store_credit' : 'payment';
          await staff('POST', `orders/${order.id}/refunds`, { amount: step.amount, reason: '', items: [], to });
        } else if (step.do === 'cancel') await payer.call('POST', `orders/${order.number}/cancel`, {});
        else if (step.do === 'wait') {
          shop.clock.advance(16 * 60_000);
          await shop.services.cancelling.expireHeld();
        } else if (step.do === 'settle') await settle(order.id);
        else {
          const body = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
          await payer.call('POST', `orders/${order.id}/payments`, body, { 'idempotency-key': newKey() });
        }
      }
      const { payments, refunds } = await settle(order.id);
      const part = payments.find(({ purpose }) => purpose === 'credit');
      const extra = refunds.filter(({ made, state }) => made === 'credit' && state === 'done');
      const given = extra.reduce((sum, { amount }) => sum + amount, 0);
      expect(await balanceOf(payer)).toBe((part?.refunded_amount ?? 0) + given);
      for (const { captured_amount, refunded_amount } of payments)
        expect(refunded_amount).toBeLessThanOrEqual(captured_amount);
      expect(await differing()).toEqual([]);
    }),
    { numRuns: process.env['TESSERA_DRILL'] ? 500 : 2 },
  );
  expect(await shop.services.storedValueLedger.check()).toEqual([]);
}, 3_600_000);
