import type { AdminOrderList, Problem, StaffNoticeList } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { mailsTo } from '../../../test/mails/mailbox';
import { SHOP_ADDRESS, startStripeShop } from '../../../test/sales/stripe-shop';

const shop = forAllTests(startStripeShop, 180_000);
jest.setTimeout(60_000);
beforeEach(() => {
  shop.stripe.away = false;
});

const events = async (id: string) => (await shop.seen(id)).timeline.map(({ event }) => event);
const refundedAtStripe = (intent_id: string): number =>
  shop.stripe.refunds
    .filter(({ payment_intent, status }) => payment_intent === intent_id && status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);

describe('a refund that was made in Stripe’s dashboard', () => {
  it('changes the order as one of the shop’s own does, in whatever order and however often it is told', async () => {
    const { id, order, buyer, intent } = await shop.paidOrder();
    const made = shop.stripe.refundInDashboard(intent.id, 1500);
    const messages = [
      shop.stripe.event('charge.refunded', shop.stripe.chargeOf(intent.id)),
      shop.stripe.event('refund.updated', made),
      shop.stripe.event('refund.created', { ...made, status: 'pending' }),
    ];
    for (const message of [...messages, ...messages.toReversed()]) expect(await shop.say(message)).toBe(204);
    const now = await shop.seen(id);
    expect(now).toMatchObject({
      payment_status: 'partially_refunded',
      totals: { refunded: 1500 },
      refundable: 3560,
      refunds: [{ amount: 1500, made: 'provider', state: 'done', can_retry: false, can_settle_by_hand: false }],
      payments: [{ refunded_amount: 1500, status: 'partially_refunded' }],
    });
    await shop.tell(id);
    expect((await events(id)).filter((event) => event === 'refunded')).toHaveLength(1);
    expect(await shop.onPaper(id)).toBe(3560);
    const email = (await shop.services.users.findById(buyer.user_id))?.email ?? '';
    const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('refunded'))).toEqual([
      `We have refunded $15.00 (${order.number})`,
    ]);
    // What is left can be refunded by the shop, and no more than that.
    const rest = { amount: 3560, reason: 'The rest' };
    expect((await shop.admin('POST', `orders/${id}/refunds`, { ...rest, amount: 3561 })).statusCode).toBe(409);
    expect((await shop.admin('POST', `orders/${id}/refunds`, rest)).json()).toMatchObject({
      payment_status: 'refunded',
    });
    expect(refundedAtStripe(intent.id)).toBe(5060);
  });

  it('is asked for where the message does not say which: Stripe away, it comes again', async () => {
    const { id, intent } = await shop.paidOrder();
    shop.stripe.refundInDashboard(intent.id, 5060);
    const message = shop.stripe.event('charge.refunded', shop.stripe.chargeOf(intent.id));
    shop.stripe.away = true;
    expect(await shop.say(message)).toBe(503);
    expect(await shop.seen(id)).toMatchObject({ payment_status: 'paid' });
    shop.stripe.away = false;
    expect(await shop.say(message)).toBe(204);
    expect(await shop.seen(id)).toMatchObject({ payment_status: 'refunded', totals: { refunded: 5060 } });
  });

  it('is no less true when the payment itself is heard of only then', async () => {
    const { id } = await shop.anOrder('stripe');
    const intent = [...shop.stripe.intents.values()].at(-1);
    if (!intent) throw new Error('No intent was made');
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    shop.stripe.refundInDashboard(intent.id, 1000);
    expect(await shop.say(shop.stripe.event('charge.refunded', shop.stripe.chargeOf(intent.id)))).toBe(204);
    expect(await shop.seen(id)).toMatchObject({
      status: 'open',
      payment_status: 'partially_refunded',
      totals: { refunded: 1000 },
    });
    expect(await events(id)).toEqual(expect.arrayContaining(['paid', 'refunded']));
  });

  it('that comes to nothing after all counts as not refunded, whichever is told first', async () => {
    for (const order of ['as it happened', 'the other way round']) {
      const { id, intent } = await shop.paidOrder();
      const made = shop.stripe.refundInDashboard(intent.id, 1500);
      const done = shop.stripe.event('refund.created', made);
      made.status = 'failed';
      made.failure_reason = 'expired_or_canceled_card';
      const failed = shop.stripe.event('refund.failed', made);
      for (const message of order === 'as it happened' ? [done, failed] : [failed, done]) await shop.say(message);
      expect(await shop.seen(id)).toMatchObject({ payment_status: 'paid', totals: { refunded: 0 }, refundable: 5060 });
    }
  });

  it('that comes to nothing is credited once, when the shop makes it again', async () => {
    const { id, intent } = await shop.paidOrder();
    const made = shop.stripe.refundInDashboard(intent.id, 1500);
    await shop.say(shop.stripe.event('refund.created', made));
    expect(await shop.onPaper(id)).toBe(3560);
    made.status = 'failed';
    await shop.say(shop.stripe.event('refund.failed', made));
    expect((await shop.admin('POST', `orders/${id}/refunds`, { amount: 1500 })).statusCode).toBe(200);
    expect(await shop.seen(id)).toMatchObject({ totals: { refunded: 1500 } });
    expect(await shop.onPaper(id)).toBe(3560);
  });

  it('is what a customer was owed since lines were changed, where something was', async () => {
    const { id, line, intent } = await shop.paidOrder();
    shop.stripe.refuseRefunds('insufficient_funds');
    await shop.edit(id, { lines: [{ order_item_id: line, quantity: 1 }] });
    shop.stripe.refuseRefunds(null);
    expect(await shop.seen(id)).toMatchObject({ refunds: [{ purpose: 'difference', state: 'failed', amount: 2200 }] });
    await shop.say(shop.stripe.event('refund.created', shop.stripe.refundInDashboard(intent.id, 2200)));
    const now = await shop.seen(id);
    expect(now).toMatchObject({ payment_status: 'paid', totals: { total: 2860, refunded: 0 }, refundable: 2860 });
    expect(now.refunds.at(-1)).toMatchObject({ purpose: 'difference', made: 'provider', state: 'done' });
    expect(await shop.onPaper(id)).toBe(2860);
  });
});

describe('an instalment that was given back in Stripe’s dashboard', () => {
  it('is open in its plan again, and staff are told', async () => {
    const { id, intent, account } = await shop.planBegun();
    const { used } = await account();
    const made = shop.stripe.event('refund.created', shop.stripe.refundInDashboard(intent.id, 500));
    for (const message of [made, made]) await shop.say(message);
    expect((await account()).used).toBe(used + 500);
    expect(await shop.services.payLaterLedger.check()).toEqual([]);
    expect((await shop.told(id)).map(({ kind, data }) => [kind, Object(data).amount])).toEqual([
      ['instalment_returned', 500],
    ]);
    expect(await shop.seen(id)).toMatchObject({ totals: { refunded: 0 } });
  });
});

describe('a message about a payment that is not known', () => {
  it('is kept and said, once a day, and changes nothing', async () => {
    const stranger = { ...shop.stripe.dispute((await shop.paidOrder()).intent.id, 100), payment_intent: 'pi_stranger' };
    const messages = ['charge.dispute.created', 'charge.dispute.updated'].map((type) =>
      shop.stripe.event(type, stranger),
    );
    for (const message of [...messages, ...messages]) expect(await shop.say(message)).toBe(204);
    const kept = await shop.infra.db.selectFrom('payment_events').selectAll().where('payment_id', 'is', null).execute();
    expect(kept.map(({ about }) => about)).toEqual([
      { type: 'charge.dispute.created', reference: 'pi_stranger' },
      { type: 'charge.dispute.updated', reference: 'pi_stranger' },
    ]);
    const { items } = (await shop.admin('GET', 'notices')).json<StaffNoticeList>();
    expect(items.filter(({ kind }) => kind === 'payment_unknown')).toMatchObject([
      { subject_id: 'pi_stranger', data: { provider: 'stripe', reference: 'pi_stranger' } },
    ]);
  });
});

describe('a disputed payment', () => {
  const listed = async (state: string) =>
    (await shop.admin('GET', `orders?dispute=${state}&page_size=100`)).json<AdminOrderList>().items.map(({ id }) => id);

  it('is shown on its order, found by a filter, told to staff, and cannot be refunded meanwhile', async () => {
    const { id, order, buyer, intent } = await shop.paidOrder();
    const opened = shop.stripe.dispute(intent.id, 5060);
    for (let time = 0; time < 2; time += 1) await shop.say(shop.stripe.event('charge.dispute.created', opened));
    expect(await shop.seen(id)).toMatchObject({
      dispute: 'open',
      refundable: 0,
      payment_status: 'paid',
      disputes: [{ amount: 5060, reason: 'product_not_received', state: 'open', closed_at: null }],
    });
    expect(await listed('open')).toContain(id);
    const refused = await shop.admin('POST', `orders/${id}/refunds`, { amount: 100, reason: '' });
    expect(refused.json<Problem>().code).toBe('orders.refund_too_much');
    expect((await shop.told(id)).map(({ kind }) => kind)).toEqual(['dispute_opened']);
    expect(await shop.mailsAbout(order.number)).toEqual([`The payment of order ${order.number} is disputed`]);
    // It is between the shop and the bank.
    expect((await buyer.call('GET', `orders/${id}`)).body).not.toContain('dispute');
  });

  it('is told of anew where its buyer has some of it as store credit by now, and once', async () => {
    const { id, order, intent } = await shop.paidOrder();
    const refund = { amount: 2000, reason: 'Chipped', items: [], to: 'store_credit' };
    expect((await shop.admin('POST', `orders/${id}/refunds`, refund)).statusCode).toBe(200);
    const opened = shop.stripe.dispute(intent.id, 5060);
    for (let time = 0; time < 2; time += 1) await shop.say(shop.stripe.event('charge.dispute.created', opened));
    const told = (await shop.seen(id)).timeline.filter(({ event }) => event === 'credit_disputed');
    expect(told.map(({ data }) => data['amount'])).toEqual([2000]);
    expect((await shop.told(id)).map(({ kind }) => kind).toSorted()).toEqual(['credit_disputed', 'dispute_opened']);
    expect(await shop.mailsAbout(order.number)).toContain(
      `Order ${order.number} is disputed, and $20.00 of it were refunded to store credit`,
    );
  });

  it.each([
    ['won', 'won', 5060],
    ['lost', 'lost', 0],
    ['warning_closed', 'won', 5060],
  ])('that is %s is recorded as %s, and so much can be refunded then', async (status, outcome, refundable) => {
    const { id, order, intent } = await shop.paidOrder();
    const opened = shop.stripe.dispute(intent.id, 5060);
    await shop.say(shop.stripe.event('charge.dispute.created', opened, 1_800_000_000));
    await shop.say(shop.stripe.event('charge.dispute.closed', { ...opened, status }, 1_800_000_100));
    // Late, from before its end.
    await shop.say(shop.stripe.event('charge.dispute.updated', { ...opened, status: 'under_review' }, 1_800_000_050));
    const now = await shop.seen(id);
    expect(now).toMatchObject({ dispute: outcome, disputes: [{ state: outcome }], refundable });
    expect(await listed(outcome)).toContain(id);
    expect(await listed('open')).not.toContain(id);
    expect((await shop.told(id)).map(({ kind, data }) => [kind, Object(data).outcome])).toEqual([
      ['dispute_closed', outcome],
      ['dispute_opened', undefined],
    ]);
    expect((await shop.mailsAbout(order.number)).at(-1)).toBe(`The dispute about order ${order.number} was ${outcome}`);
    // A bank’s decision is no credit.
    expect(await shop.onPaper(id)).toBe(5060);
  });

  it('of which the end is heard first is opened and closed at once', async () => {
    const { id, intent } = await shop.paidOrder();
    const told = shop.stripe.dispute(intent.id, 700);
    await shop.say(shop.stripe.event('charge.dispute.closed', { ...told, status: 'lost' }, 1_800_000_100));
    await shop.say(shop.stripe.event('charge.dispute.created', told, 1_800_000_000));
    expect(await shop.seen(id)).toMatchObject({ dispute: 'lost', disputes: [{ state: 'lost' }], refundable: 4360 });
    expect((await events(id)).slice(-2)).toEqual(['dispute_opened', 'dispute_closed']);
  });
});

it('the shop is written to at its contact address where no other is set, and not at all without one', async () => {
  const { store } = shop.services;
  await store.update({ trouble_email: '' });
  const first = await shop.paidOrder();
  await shop.say(shop.stripe.event('charge.dispute.created', shop.stripe.dispute(first.intent.id, 700)));
  await shop.tell(first.id);
  expect(await shop.mailsAbout(first.order.number)).toEqual([]);
  await store.update({ contact: { email: SHOP_ADDRESS, phone: '', address: '' } });
  const second = await shop.paidOrder();
  await shop.say(shop.stripe.event('charge.dispute.created', shop.stripe.dispute(second.intent.id, 700)));
  await shop.tell(second.id);
  expect(await shop.mailsAbout(second.order.number)).toHaveLength(1);
  await store.update({ trouble_email: SHOP_ADDRESS });
});
