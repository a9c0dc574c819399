import type {
  AdminOrder,
  AdminOrderList,
  AuditList,
  Dashboard,
  MonthClosing,
  OrderMailList,
  Problem,
} from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { mailsTo } from '../../../../test/mails/mailbox';
import { CARDS } from '../../../../test/sales/pay-shop';
import { startStripeShop } from '../../../../test/sales/stripe-shop';
import { GatewayRefused } from '../../test-gateway/gateway-payment';

const shop = forAllTests(startStripeShop, 180_000);
jest.setTimeout(60_000);
afterEach(async () => {
  jest.restoreAllMocks();
  shop.stripe.refuseRefunds(null);
  await shop.services.paymentSettings.update({ capture: 'at_once' });
});

const post = (id: string, path: string, payload: object = {}) => shop.admin('POST', `orders/${id}/${path}`, payload);
/** All that went back at the provider, minor units. */
const goneBack = (): number => shop.stripe.refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What the dashboard counts, and whether the list that it leads to has this order. */
async function toDo(key: 'refunds_failed' | 'captures_failed' | 'disputes_open', order_id: string) {
  const { to_do } = (await shop.admin('GET', 'dashboard')).json<Dashboard>();
  const { count, address = '' } = to_do.find((one) => one.key === key) ?? {};
  const query = address.replace('/admin/orders?', 'orders?page_size=100&');
  const { items, total } = (await shop.admin('GET', query)).json<AdminOrderList>();
  expect(total).toBe(count);
  return items.some(({ id }) => id === order_id);
}

/** An order of 50.60 with a refund of 10.00 and a piece that its provider refused. */
async function refusedRefund(code = 'charge_disputed') {
  const sold = await shop.paidOrder();
  shop.stripe.refuseRefunds(code);
  const items = [{ order_item_id: sold.line, quantity: 1, restock: true }];
  const answer = await post(sold.id, 'refunds', { amount: 1000, reason: 'Chipped', items });
  shop.stripe.refuseRefunds(null);
  const [refund] = answer.json<AdminOrder>().refunds;
  if (!refund) throw new Error(answer.body);
  return { ...sold, refund, before: goneBack() };
}

describe('a refund that the provider refuses', () => {
  it('reaches a person: the order says why and what can be done, staff are told, and the shop is written to once', async () => {
    const { id, order, refund, show } = await refusedRefund();
    expect((await show()).timeline.map(({ event }) => event)).not.toContain('refund_failed');
    expect(refund).toMatchObject({
      state: 'failed',
      message: 'The payment is disputed, so nothing of it can be refunded.',
      can_retry: true,
      can_settle_by_hand: true,
    });
    expect(await shop.told(id)).toMatchObject([
      { kind: 'refund_failed', data: { amount: 1000, number: order.number } },
    ]);
    await shop.told(id);
    expect(await shop.mailsAbout(order.number)).toEqual([`The refund of $10.00 for order ${order.number} failed`]);
    expect(await shop.seen(id)).toMatchObject({ payment_status: 'paid', refundable: 5060, totals: { refunded: 0 } });
  });

  it('in words that are not known says them', async () => {
    const { refund } = await refusedRefund('some_new_rule');
    expect(refund.message).toBe('The payment provider says: “some_new_rule”');
  });

  it('is tried again, once, and its credit note names the pieces', async () => {
    const { id, refund, before } = await refusedRefund();
    expect(await toDo('refunds_failed', id)).toBe(true);
    const again = (await post(id, `refunds/${refund.id}/retry`)).json<AdminOrder>();
    expect(again).toMatchObject({
      payment_status: 'partially_refunded',
      totals: { refunded: 1000 },
      refunds: [
        { state: 'failed', can_retry: false },
        { state: 'done', amount: 1000 },
      ],
    });
    expect(await toDo('refunds_failed', id)).toBe(false);
    expect(again.refunds[0]?.followed_by).toBe(again.refunds[1]?.id);
    const twice = await post(id, `refunds/${refund.id}/retry`);
    expect([twice.statusCode, twice.json<Problem>().code]).toEqual([409, 'orders.not_possible']);
    expect(goneBack() - before).toBe(1000);
    expect(await shop.onPaper(id)).toBe(4060);
    const pieces = await shop.infra.db.selectFrom('order_refunds').select('items').where('order_id', '=', id).execute();
    expect(pieces.map(({ items }) => items.length)).toEqual([1, 1]);
  });

  it('is marked as given back by hand, with how: it counts, has a credit note, and the buyer is told the truth', async () => {
    const { id, order, buyer, refund, before } = await refusedRefund();
    expect((await post(id, `refunds/${refund.id}/by-hand`, { reason: ' ' })).statusCode).toBe(422);
    const done = (
      await post(id, `refunds/${refund.id}/by-hand`, { reason: 'By transfer, 3 March' })
    ).json<AdminOrder>();
    expect(done).toMatchObject({
      payment_status: 'partially_refunded',
      refundable: 4060,
      refunds: [
        { state: 'failed', can_settle_by_hand: false },
        { state: 'done', made: 'by_hand', amount: 1000 },
      ],
    });
    expect((await post(id, `refunds/${refund.id}/by-hand`, { reason: 'Again' })).statusCode).toBe(409);
    expect(goneBack()).toBe(before);
    expect(await shop.onPaper(id)).toBe(4060);
    const email = (await shop.services.users.findById(buyer.user_id))?.email ?? '';
    const mail = (await mailsTo(shop, email)).find(({ subject }) => subject?.includes('refunded'));
    expect(mail?.subject).toBe(`We have refunded $10.00 (${order.number})`);
    expect(mail?.text).toContain('another way');
    const log = (await shop.admin('GET', `audit-log?record_type=order&record_id=${id}`)).json<AuditList>();
    expect(log.items.find(({ action }) => action === 'orders.refund_by_hand')?.after).toMatchObject({
      refund_id: refund.id,
      reason: 'By transfer, 3 March',
    });
  });

  it('is made up for by another refund of the same amount, or by saying that nothing more goes back', async () => {
    const first = await refusedRefund();
    const anew = (await post(first.id, 'refunds', { amount: 1000, reason: 'Once more' })).json<AdminOrder>();
    expect(anew.refunds).toMatchObject([{ state: 'failed', can_retry: false, can_close: false }, { state: 'done' }]);
    const second = await refusedRefund();
    const path = `refunds/${second.refund.id}/by-hand`;
    const closed = (await post(second.id, path, { reason: 'Gets a voucher', counts: false })).json<AdminOrder>();
    expect(closed).toMatchObject({
      payment_status: 'paid',
      refundable: 5060,
      refunds: [{ state: 'failed', can_retry: false, can_close: false }],
    });
    expect(await toDo('refunds_failed', second.id)).toBe(false);
    expect((await post(second.id, path, { reason: 'Again', counts: false })).statusCode).toBe(409);
  });

  it('by two of staff at once, again and by hand: one does, the other is told what there is', async () => {
    const { id, refund, before } = await refusedRefund();
    const { version } = await shop.seen(id);
    const answers = await Promise.all([
      post(id, `refunds/${refund.id}/retry`, { version }),
      post(id, `refunds/${refund.id}/by-hand`, { version, reason: 'Cash' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({
      code: 'orders.stale',
      current: { refunds: [{ state: 'failed' }, { amount: 1000 }] },
    });
    expect([0, 1000]).toContain(goneBack() - before);
  });

  it('after it had gone back is made again: its credit note stands for both', async () => {
    const { id, order, line, intent } = await shop.paidOrder();
    const items = [{ order_item_id: line, quantity: 1, restock: false }];
    await post(id, 'refunds', { amount: 1000, reason: 'Chipped', items });
    expect(await shop.onPaper(id)).toBe(4060);
    const made = shop.stripe.refunds.findLast(({ payment_intent }) => payment_intent === intent.id);
    if (!made) throw new Error('Nothing went back');
    Object.assign(made, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    await shop.say(shop.stripe.event('refund.failed', made));
    const { refunds } = await shop.seen(id);
    const again = (await post(id, `refunds/${refunds[0]?.id ?? ''}/retry`)).json<AdminOrder>();
    expect(again).toMatchObject({ payment_status: 'partially_refunded', totals: { refunded: 1000 } });
    expect(await shop.onPaper(id)).toBe(4060);
    const month = shop.clock.now().toISOString().slice(0, 7);
    const { checks } = (await shop.admin('GET', `transactions/closings/${month}`)).json<MonthClosing>();
    const { differences = [] } = checks.find(({ check }) => check === 'credit_notes') ?? {};
    expect(differences.map(({ label }) => label)).not.toContain(order.number);
  });

  it('of a difference is owed by the shop until it is tried again', async () => {
    const { id, line } = await shop.paidOrder();
    shop.stripe.refuseRefunds('insufficient_funds');
    await shop.edit(id, { lines: [{ order_item_id: line, quantity: 1 }] });
    shop.stripe.refuseRefunds(null);
    const failed = await shop.seen(id);
    expect(failed.refunds).toMatchObject([{ purpose: 'difference', state: 'failed', can_retry: true, amount: 2200 }]);
    expect((await shop.told(id)).map(({ kind }) => kind)).toEqual(['refund_failed']);
    const again = (await post(id, `refunds/${failed.refunds[0]?.id ?? ''}/retry`)).json<AdminOrder>();
    expect(again).toMatchObject({ payment_status: 'paid', totals: { total: 2860, refunded: 0 }, refundable: 2860 });
    const { db } = shop.infra;
    expect(await db.selectFrom('orders').select('due').where('id', '=', id).executeTakeFirst()).toEqual({ due: 0 });
    expect(await shop.onPaper(id)).toBe(2860);
  });

  it('that is another order’s is not found', async () => {
    const { id } = await shop.paidOrder();
    const { refund } = await refusedRefund();
    const other = await post(id, `refunds/${refund.id}/retry`);
    expect([other.statusCode, other.json<Problem>().code]).toEqual([404, 'orders.not_found']);
  });
});

describe('a provider that does not answer', () => {
  it('is asked on; after ten minutes staff are told once, and it can be tried at once', async () => {
    const { id, order } = await shop.paidOrder();
    shop.stripe.away = true;
    await post(id, 'refunds', { amount: 1000, reason: 'Chipped' });
    // Each try waits twice as long as the one before.
    for (let round = 0; round < 7; round += 1) {
      shop.clock.advance(10_500 * 2 ** round);
      await shop.services.reconcile.run();
    }
    expect((await shop.told(id)).map(({ kind }) => kind)).toEqual(['money_waits']);
    expect(await shop.mailsAbout(order.number)).toEqual([
      `$10.00 of order ${order.number} wait for the payment provider`,
    ]);
    const [waiting] = (await shop.seen(id)).refunds;
    expect(waiting).toMatchObject({ state: 'pending', can_retry: true, can_settle_by_hand: false });
    expect(waiting?.attempts).toBeGreaterThan(6);
    shop.stripe.away = false;
    const tried = (await post(id, `refunds/${waiting?.id ?? ''}/retry`)).json<AdminOrder>();
    expect(tried).toMatchObject({ totals: { refunded: 1000 }, refunds: [{ state: 'done' }] });
  });
});

describe('money that could not be taken', () => {
  it('is told to staff and by mail; the order says why, and it can be taken again', async () => {
    await shop.services.paymentSettings.update({ capture: 'at_shipment' });
    const { id, order } = await shop.anOrder('test-card', CARDS.approved);
    jest.spyOn(shop.services.testGateway, 'capture').mockRejectedValueOnce(new GatewayRefused('not_now'));
    const refused = (await post(id, 'capture')).json<AdminOrder>();
    expect(refused.payments).toMatchObject([
      { status: 'authorised', capture_trouble: { message: 'The payment provider says: “not_now”', next_try_at: null } },
    ]);
    expect(await toDo('captures_failed', id)).toBe(true);
    expect((await shop.told(id)).map(({ kind }) => kind)).toEqual(['capture_failed']);
    expect(await shop.mailsAbout(order.number)).toEqual([`Taking $50.60 for order ${order.number} failed`]);
    const taken = (await post(id, 'capture')).json<AdminOrder>();
    expect(taken).toMatchObject({ payment_status: 'paid', payments: [{ capture_trouble: null }] });
    expect(await toDo('captures_failed', id)).toBe(false);
  });

  it('because its reservation was lost is told as that, once', async () => {
    await shop.services.paymentSettings.update({ capture: 'at_shipment' });
    const { id, order } = await shop.anOrder('test-card', CARDS.approved);
    const { payments } = await shop.seen(id);
    const book = await shop.services.testGateway.find({ reference: payments[0]?.id ?? '' });
    await shop.services.testGateway.cancel('too-old', book?.id ?? '');
    await post(id, 'capture');
    expect((await shop.told(id)).map(({ kind }) => kind)).toEqual(['payment_failed']);
    expect(await shop.mailsAbout(order.number)).toEqual([`The payment of order ${order.number} was lost`]);
    // Its buyer hears of it as well, once, and can be written to again as long as it is not paid anew.
    const asked = `Please pay your order ${order.number} again`;
    const mails = (await mailsTo(shop, order.email)).filter(({ subject }) => subject === asked);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringMatching(/The payment of \$50\.60 for your order/)]);
    expect(mails[0]?.text).toContain(`/orders/${order.number}`);
    const listed = async () => (await shop.admin('GET', `orders/${id}/mails`)).json<OrderMailList>().items;
    const lost = expect.objectContaining({ template: 'order-payment-lost', written_at: expect.any(String) });
    expect(await listed()).toContainEqual(lost);
    expect((await post(id, 'paid', { method: 'cash' })).statusCode).toBe(200);
    expect(await listed()).not.toContainEqual(lost);
  });
});

it('a payment that is disputed is one of the things to be done, until that is decided', async () => {
  const { id, intent } = await shop.paidOrder();
  const dispute = shop.stripe.dispute(intent.id, 700);
  await shop.say(shop.stripe.event('charge.dispute.created', dispute, 1_800_000_000));
  expect(await toDo('disputes_open', id)).toBe(true);
  await shop.say(shop.stripe.event('charge.dispute.closed', { ...dispute, status: 'won' }, 1_800_000_100));
  expect(await toDo('disputes_open', id)).toBe(false);
});

describe('money that an order had no use for, and that did not go back', () => {
  /** An order of 50.60 that is paid twice: a second intent of the same order is taken. */
  async function paidTwice() {
    const { id, order } = await shop.paidOrder();
    const [payment] = (await shop.seen(id)).payments;
    const row = await shop.infra.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', payment?.id ?? '')
      .executeTakeFirstOrThrow();
    const { created_at, ...copied } = row;
    const second = { ...copied, id: crypto.randomUUID(), start_key: 'second', provider_ref: null, status: 'pending' };
    const nothing = { authorised_amount: 0, captured_amount: 0, refunded_amount: 0, sealed_action: null };
    const values = { ...second, ...nothing, created_at: new Date(created_at.getTime() + 1) } as typeof row;
    await shop.infra.db.insertInto('payments').values(values).execute();
    const ref = `pi_twice_${id}`;
    const intent = { ...[...shop.stripe.intents.values()].at(-1), id: ref, metadata: { payment_id: values.id } };
    shop.stripe.intents.set(ref, intent as never);
    await shop.say(shop.stripe.event('payment_intent.succeeded', intent as never));
    return { id, order, ref };
  }

  it('is on the order, and is given back again or by hand', async () => {
    shop.stripe.refuseRefunds('insufficient_funds');
    const { id, order } = await paidTwice();
    shop.stripe.refuseRefunds(null);
    const [back] = (await shop.seen(id)).refunds;
    expect(back).toMatchObject({ purpose: 'surplus', state: 'failed', amount: 5060, can_retry: true });
    expect((await shop.told(id)).map(({ kind }) => kind)).toEqual(['refund_failed']);
    expect(await shop.mailsAbout(order.number)).toHaveLength(1);
    expect(await toDo('refunds_failed', id)).toBe(true);
    const again = (await post(id, `refunds/${back?.id ?? ''}/retry`)).json<AdminOrder>();
    expect(again).toMatchObject({
      payment_status: 'paid',
      totals: { refunded: 0 },
      refunds: [
        { state: 'failed', can_retry: false },
        { purpose: 'surplus', state: 'done' },
      ],
    });
    expect(await toDo('refunds_failed', id)).toBe(false);
    expect((await post(id, `refunds/${back?.id ?? ''}/by-hand`, { reason: 'Cash' })).statusCode).toBe(404);
  });

  it('that staff give back by hand moves when they say so, not in the month in which the refund had failed', async () => {
    shop.stripe.refuseRefunds('insufficient_funds');
    const { id } = await paidTwice();
    shop.stripe.refuseRefunds(null);
    const [back] = (await shop.seen(id)).refunds;
    shop.clock.advance(60_000);
    const now = shop.clock.now();
    expect((await post(id, `refunds/${back?.id ?? ''}/by-hand`, { reason: 'By transfer' })).statusCode).toBe(200);
    const listed = shop.infra.db.selectFrom('transactions').select(['state', 'moved', 'at']);
    expect(await listed.where('id', '=', back?.id ?? '').execute()).toEqual([{ state: 'done', moved: -5060, at: now }]);
  });

  it('is found where it went back first, and the provider said later that it did not', async () => {
    const { id, ref } = await paidTwice();
    expect((await shop.seen(id)).refunds).toEqual([]);
    expect(await toDo('refunds_failed', id)).toBe(false);
    const made = shop.stripe.refunds.findLast(({ payment_intent }) => payment_intent === ref);
    if (!made) throw new Error('Nothing went back');
    Object.assign(made, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    for (let time = 0; time < 2; time += 1) await shop.say(shop.stripe.event('refund.failed', made));
    const [back] = (await shop.seen(id)).refunds;
    expect(back).toMatchObject({
      purpose: 'surplus',
      state: 'failed',
      message: 'The card has expired or was cancelled.',
      can_retry: true,
    });
    expect(await toDo('refunds_failed', id)).toBe(true);
    const asked = () => shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === ref).length;
    expect(asked()).toBe(1);
    await post(id, `refunds/${back?.id ?? ''}/retry`);
    expect(asked()).toBe(2);
    expect(await toDo('refunds_failed', id)).toBe(false);
  });
});
