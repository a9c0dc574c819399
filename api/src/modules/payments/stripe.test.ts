import Stripe from 'stripe';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { loadConfig } from '../../core/config';
import { aPayer, newKey, startPayShop } from '../../../test/sales/pay-shop';
import type { Payer, PayShop } from '../../../test/sales/pay-shop';
import { startStripeDouble } from './testing/stripe-double';
import type { StripeDouble } from './testing/stripe-double';

const WEBHOOK_SECRET = 'whsec_test_secret';
const SECRET_KEY = 'sk_test_secret';

let stripe: StripeDouble;
let shop: PayShop;
let payer: Payer;
beforeAll(async () => {
  stripe = await startStripeDouble();
  const keys = { secret_key: SECRET_KEY, publishable_key: 'pk_test_public', webhook_secret: WEBHOOK_SECRET };
  shop = await startPayShop({ config: { stripe: { ...keys, api_base: stripe.url } } });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.away = false;
  stripe.calls.length = 0;
  payer = await aPayer(shop);
});

/** Sends a message with the signature that Stripe's own SDK makes. */
const tell = (
  body: string,
  { secret = WEBHOOK_SECRET, timestamp = Math.floor(shop.clock.now().getTime() / 1000) } = {},
) => {
  const signature = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhooks/stripe',
    payload: body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
};
const latestIntent = () => {
  const intent = [...stripe.intents.values()].at(-1);
  if (!intent) throw new Error('No intent was made');
  return intent;
};
const buy = async () => {
  const bought = await payer.buy(5000, { method: 'stripe' });
  return { ...bought, intent: latestIntent() };
};

describe('a card by Stripe', () => {
  it('is offered with the public key, and begins with a secret for the buyer’s browser alone', async () => {
    const { order, payment, intent } = await buy();
    expect(payment).toMatchObject({
      method: 'stripe',
      status: 'pending',
      amount: 5000,
      action: { kind: 'stripe', client_secret: intent.client_secret, public_key: 'pk_test_public' },
    });
    expect(intent).toMatchObject({ amount: 5000, currency: 'usd', metadata: { payment_id: payment.id } });
    expect(order).toMatchObject({ status: 'awaiting_payment', can_pay: true });
    const { payment_offers } = (await payer.call('GET', 'checkout')).json();
    expect(payment_offers.find(({ code }: { code: string }) => code === 'stripe').public_key).toBe('pk_test_public');
  });

  it('is reserved by the browser, told by a signed message, and taken once the order has it', async () => {
    const { order, payment, intent } = await buy();
    const body = stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(intent.id));
    expect((await tell(body)).statusCode).toBe(204);
    expect((await tell(body)).statusCode).toBe(204);
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'open', payment: { status: 'paid', action: null } });
    expect(intent.amount_received).toBe(5000);
    const captures = stripe.calls.filter((call) => call.includes('/capture'));
    expect(captures).toHaveLength(1);
    // Stripe's own news of that come later, in any order.
    expect((await tell(stripe.event('payment_intent.succeeded', intent))).statusCode).toBe(204);
    expect((await payer.call('GET', `payments/${payment.id}`)).json()).toMatchObject({ status: 'paid' });
  });

  it('that is declined says why, and the same form may try again', async () => {
    const { order, intent } = await buy();
    await tell(stripe.event('payment_intent.payment_failed', stripe.decline(intent.id, 'insufficient_funds')));
    const { payment } = await payer.getOrder(order.id);
    expect(payment).toMatchObject({
      status: 'failed',
      message: 'There is not enough money on this card. Please try another one.',
      action: { kind: 'stripe' },
    });
    await tell(stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(intent.id)));
    expect(await payer.getOrder(order.id)).toMatchObject({ payment_status: 'paid', payment: { message: null } });
  });

  it('of which no message ever comes is found by asking', async () => {
    const { order, intent } = await buy();
    stripe.confirm(intent.id);
    shop.clock.advance(30_000);
    await shop.services.reconcile.run();
    const card = { brand: 'visa', brand_name: 'Visa', last4: '4242' };
    expect(await payer.getOrder(order.id)).toMatchObject({ payment_status: 'paid', payment: { card } });
  });

  it('is not taken for an order that ended meanwhile', async () => {
    const { order, intent } = await buy();
    await payer.call('POST', `orders/${order.id}/cancel`, {});
    expect(intent.status).toBe('canceled');
    const other = await buy();
    const late = stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(other.intent.id));
    await payer.call('POST', `orders/${other.order.id}/cancel`, {});
    await tell(late);
    expect(other.intent).toMatchObject({ status: 'canceled', amount_received: 0 });
  });

  it('goes back, once for each refund', async () => {
    const { order, intent } = await buy();
    await tell(stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(intent.id)));
    const refund = { refund_id: newId(), order_id: order.id, amount: 1500, reason: 'returned' };
    await shop.services.payments.refund(refund);
    await shop.services.payments.refund(refund);
    const [made] = stripe.refunds;
    expect(stripe.refunds).toHaveLength(1);
    expect(made).toMatchObject({ amount: 1500, metadata: { refund_key: refund.refund_id } });
    if (made) await tell(stripe.event('refund.updated', made));
    expect((await payer.getOrder(order.id)).payment?.status).toBe('partially_refunded');
  });

  it('whose refund comes to nothing after all counts as not refunded, and can be refunded again', async () => {
    const { order, intent } = await buy();
    await tell(stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(intent.id)));
    const { headers } = await signIn(shop, 'ADMIN');
    const refund = { method: 'POST' as const, url: `/api/admin/orders/${order.id}/refunds` };
    const keyed = () => ({ ...refund, headers: { ...headers, 'idempotency-key': newId() } });
    const done = await shop.app.inject({ ...keyed(), payload: { amount: 5000, reason: 'Lost' } });
    expect(done.json()).toMatchObject({ payment_status: 'refunded', refundable: 0, refunds: [{ state: 'done' }] });
    const made = stripe.refunds.at(-1);
    if (!made) throw new Error('No refund was made');
    // The bank of the card did not take it: https://docs.stripe.com/refunds#failed-refunds
    made.status = 'failed';
    for (const type of ['refund.failed', 'refund.updated']) {
      expect((await tell(stripe.event(type, made))).statusCode).toBe(204);
    }
    const after = await shop.app.inject({ url: `/api/admin/orders/${order.id}`, headers });
    expect(after.json()).toMatchObject({
      payment_status: 'paid',
      refundable: 5000,
      refunds: [{ state: 'failed' }],
      totals: { refunded: 0 },
    });
    const events = (await payer.getOrder(order.id)).timeline.map(({ event }) => event);
    expect(events.filter((event) => event === 'refund_failed')).toHaveLength(1);
    made.amount = 0;
    const again = await shop.app.inject({ ...keyed(), payload: { amount: 5000, reason: 'Lost' } });
    expect(again.json()).toMatchObject({ payment_status: 'refunded', totals: { refunded: 5000 } });
  });

  it('whose refund the keys of another account know nothing of waits until the former ones are back', async () => {
    const { order, intent } = await buy();
    await tell(stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(intent.id)));
    stripe.intents.delete(intent.id);
    const refund = { refund_id: newId(), order_id: order.id, amount: 1500, reason: 'returned' };
    await shop.services.payments.refund(refund).catch(() => undefined);
    expect((await payer.getOrder(order.id)).payment?.status).toBe('paid');
    stripe.intents.set(intent.id, intent);
    shop.clock.advance(60_000);
    await shop.services.reconcile.run();
    expect((await payer.getOrder(order.id)).payment?.status).toBe('partially_refunded');
  });

  it('that is away delays a payment and refuses nobody', async () => {
    stripe.away = true;
    const bought = await payer.buy(5000, { method: 'stripe' });
    expect(bought.payment).toMatchObject({ status: 'pending', action: null });
    stripe.away = false;
    const answer = await payer.call(
      ...([
        'POST',
        `orders/${bought.order.id}/payments`,
        { method: 'stripe' },
        { 'idempotency-key': newKey() },
      ] as const),
    );
    expect(answer.json()).toMatchObject({ status: 'pending', action: { kind: 'stripe' } });
  });
});

describe('pay-later by Stripe', () => {
  const FACTS = { date_of_birth: '1990-05-05', monthly_income: 300_000, employment: 'employed', consent: true };
  const approve = (id: string) => tell(stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(id)));
  const account = async () => (await payer.call('GET', 'pay-later')).json();
  const buyOnPlan = async () => {
    await payer.call('POST', 'pay-later/applications', FACTS);
    return { ...(await payer.buy(10_000, { method: 'pay-later', plan: 'four-parts' })), intent: latestIntent() };
  };
  const payOne = async (id: string, amount: number) => {
    const key = { 'idempotency-key': newKey() };
    const answer = await payer.call(
      ...(['POST', `pay-later/instalments/${id}/payments`, { method: 'stripe', amount }, key] as const),
    );
    return { payment: answer.json().payment, intent: latestIntent() };
  };
  afterEach(async () => expect(await shop.services.payLaterLedger.check()).toEqual([]));

  it('takes the first part with the order: the browser gets the secret of that part alone', async () => {
    const { order, payment, intent } = await buyOnPlan();
    expect(payment).toMatchObject({
      method: 'pay-later',
      status: 'pending',
      amount: 10_000,
      action: { kind: 'stripe', client_secret: intent.client_secret },
    });
    expect(intent.amount).toBe(2500);
    await approve(intent.id);
    expect(await payer.getOrder(order.id)).toMatchObject({
      status: 'open',
      payment_status: 'authorised',
      payment: { status: 'authorised', action: null },
    });
    expect(intent.amount_received).toBe(2500);
    expect((await account()).used).toBe(7500);
  });

  it('pays an instalment, in part and all that is left, and sends back what a refund leaves over', async () => {
    const { order, intent } = await buyOnPlan();
    await approve(intent.id);
    const second = order.pay_later?.instalments[1]?.id ?? '';
    expect((await account()).payment_methods).toContainEqual({ code: 'stripe', name: 'Card' });
    const part = await payOne(second, 1000);
    expect(part.payment).toMatchObject({ status: 'pending', action: { client_secret: part.intent.client_secret } });
    expect((await account()).used).toBe(7500);
    await approve(part.intent.id);
    await approve(part.intent.id);
    expect([part.intent.amount_received, (await account()).used]).toEqual([1000, 6500]);
    const rest = await payOne(second, 6500);
    await tell(stripe.event('payment_intent.payment_failed', stripe.decline(rest.intent.id, 'insufficient_funds')));
    expect((await account()).used).toBe(6500);
    await approve(rest.intent.id);
    expect((await account()).used).toBe(0);
    expect((await payer.getOrder(order.id)).payment_status).toBe('paid');
    const refund = { refund_id: newId(), order_id: order.id, amount: 7000, reason: 'returned' };
    await shop.services.payments.refund(refund);
    await shop.services.payments.refund(refund);
    const back = stripe.refunds.filter(({ payment_intent }) =>
      [rest.intent.id, part.intent.id, intent.id].includes(payment_intent),
    );
    expect(back.map(({ amount }) => amount)).toEqual([6500, 500]);
  });

  it('is not taken twice when two payments of one instalment are approved', async () => {
    const { order, intent } = await buyOnPlan();
    await approve(intent.id);
    const second = order.pay_later?.instalments[1]?.id ?? '';
    const [one, two] = [await payOne(second, 7500), await payOne(second, 7500)];
    await Promise.all([approve(one.intent.id), approve(two.intent.id)]);
    await shop.services.reconcile.run();
    expect(one.intent.amount_received + two.intent.amount_received).toBe(7500);
    expect([one.intent.status, two.intent.status].sort()).toEqual(['canceled', 'succeeded']);
    expect((await account()).used).toBe(0);
  });
});

describe('a message in Stripe’s name', () => {
  it('is refused with another key, for other bytes and when it is old', async () => {
    const { order, intent } = await buy();
    const body = stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(intent.id));
    const old = Math.floor(shop.clock.now().getTime() / 1000) - 400;
    const refused = [
      await tell(body, { secret: 'whsec_other' }),
      await tell(body, { timestamp: old }),
      await shop.app.inject({
        method: 'POST',
        url: '/api/payments/webhooks/stripe',
        payload: body,
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=abc' },
      }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect((await payer.getOrder(order.id)).payment_status).toBe('awaiting');
  });

  it('of another kind is taken and forgotten', async () => {
    const body = JSON.stringify({
      id: 'evt_c',
      object: 'event',
      type: 'customer.created',
      data: { object: { object: 'customer' } },
    });
    expect((await tell(body)).statusCode).toBe(204);
  });
});

describe('the keys', () => {
  const env = { DATABASE_URL: 'postgres://127.0.0.1/shop', SHOP_SECRET: 'ab'.repeat(32) };

  it('are all there or none, and never repeated in what is said about them', () => {
    expect(loadConfig(env).stripe).toBeNull();
    const wrong = { ...env, STRIPE_SECRET_KEY: 'pk_wrong_way_round', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(() => loadConfig(wrong)).toThrow(/STRIPE_SECRET_KEY must .* STRIPE_WEBHOOK_SECRET must/);
    expect(() => loadConfig(wrong)).not.toThrow(/wrong_way_round/);
  });

  it('and client secrets are in no table as they are', async () => {
    const { intent } = await buy();
    const { db } = shop.infra;
    const rows = [
      await db.selectFrom('payments').selectAll().execute(),
      await db.selectFrom('payment_tasks').selectAll().execute(),
      await db.selectFrom('idempotency_keys').select('body').execute(),
    ];
    for (const secret of [intent.client_secret, SECRET_KEY, WEBHOOK_SECRET]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });
});
