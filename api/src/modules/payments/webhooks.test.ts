import { newId } from '../../infra/basics/ids';
import { SIGNATURE_HEADER } from '../test-gateway/test-gateway.service';
import { forAllTests } from '../../../test/for-all-tests';
import { addPayment, aPayer, CARDS, startPayShop, tokenOf } from '../../../test/sales/pay-shop';
import type { Payer } from '../../../test/sales/pay-shop';

const shop = forAllTests(startPayShop);
let payer: Payer;
beforeEach(async () => {
  payer = await aPayer(shop);
});

const send = (body: string, signature: string | undefined, provider = 'test-card') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/payments/webhooks/${provider}`,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [SIGNATURE_HEADER]: signature }),
    },
    payload: body,
  });
const sign = (body: string): string => shop.services.testGateway.sign(body);

/** The gateway's messages about a payment, oldest first. */
const messagesOf = async (payment_id: string): Promise<string[]> => {
  const rows = await shop.infra.db
    .selectFrom('test_gateway_events')
    .innerJoin('test_gateway_payments', 'test_gateway_payments.id', 'test_gateway_events.payment_id')
    .select('test_gateway_events.body')
    .where('reference', '=', payment_id)
    .orderBy('test_gateway_events.created_at')
    .execute();
  return rows.map(({ body }) => body);
};
const factsOf = (payment_id: string) =>
  shop.infra.db
    .selectFrom('payment_facts')
    .select(['kind', 'amount', 'source'])
    .where('payment_id', '=', payment_id)
    .orderBy('kind')
    .execute();
const timelineOf = async (id: string) => (await payer.getOrder(id)).timeline.map(({ event }) => event);
const taken = async (payment_id: string) =>
  (await shop.services.testGateway.find({ reference: payment_id }))?.captured_amount;

/** A payment of which the gateway knows more than we do: it has not been told to us yet. */
const unheard = async (card: string) => {
  const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
  const id = await addPayment(shop, payer.user_id, order);
  const token = await tokenOf(shop, card);
  const authorise = shop.services.testGateway.authorise({
    key: `authorise:${id}`,
    reference: id,
    token,
    amount: 5000,
    currency: 'USD',
  });
  return { order, id, authorise };
};

describe('a provider’s message', () => {
  it('is taken once, however often it is sent', async () => {
    const { order, id, authorise } = await unheard(CARDS.approved);
    await authorise;
    const [body = ''] = await messagesOf(id);
    for (let count = 0; count < 3; count += 1) expect((await send(body, sign(body))).statusCode).toBe(204);
    await Promise.all([send(body, sign(body)), send(body, sign(body))]);
    expect(await payer.getOrder(order.id)).toMatchObject({ payment_status: 'paid' });
    expect((await timelineOf(order.id)).filter((event) => event === 'paid')).toHaveLength(1);
    const events = await shop.infra.db.selectFrom('payment_events').selectAll().where('payment_id', '=', id).execute();
    expect(events).toHaveLength(1);
    expect(await taken(id)).toBe(5000);
  });

  it('may come after later ones: nothing that is known is unlearned', async () => {
    const { order, id, authorise } = await unheard(CARDS.approved);
    const book = await authorise;
    await shop.services.testGateway.capture('by-somebody-else', book.id);
    const messages = await messagesOf(id);
    expect(messages).toHaveLength(2);
    for (const body of [...messages].reverse()) expect((await send(body, sign(body))).statusCode).toBe(204);
    expect(await payer.getOrder(order.id)).toMatchObject({ payment_status: 'paid', payment: { status: 'paid' } });
    expect((await factsOf(id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['authorised', 5000],
      ['captured', 5000],
    ]);
  });

  it('is refused when it is forged, changed, unsigned or too old, and changes nothing', async () => {
    const { id, authorise } = await unheard(CARDS.approved);
    await authorise;
    const [body = ''] = await messagesOf(id);
    const raised = body.replaceAll('5000', '1');
    const good = sign(body);
    shop.clock.advance(6 * 60_000);
    const refused = [
      await send(body, undefined),
      await send(body, 't=1,v1=00'),
      await send(raised, good),
      await send(body, good),
      await send(body, sign(`${body} `)),
      await send('', sign('')),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(refused[0]?.json().code).toBe('payments.webhook_not_valid');
    expect(await factsOf(id)).toEqual([]);
  });

  it('of a provider that there is not, or without one that sends any, is refused', async () => {
    expect((await send('{}', sign('{}'), 'paypal')).json().code).toBe('payments.provider_not_found');
    expect((await send('{}', sign('{}'), 'cash-on-delivery')).statusCode).toBe(404);
    expect((await send('{}', sign('{}'), 'constructor')).statusCode).toBe(404);
  });

  it('about a payment that is not ours is taken, and changes nothing', async () => {
    const book = { id: 'pay_x', reference: newId(), status: 'captured', amount: 1, captured_amount: 1, refunds: [] };
    const body = JSON.stringify({ id: 'evt_x', payment: book });
    expect((await send(body, sign(body))).statusCode).toBe(204);
    const odd = JSON.stringify({ id: 'evt_y', payment: { ...book, reference: "'; drop table payments" } });
    expect((await send(odd, sign(odd))).statusCode).toBe(204);
  });
});

describe('the test gateway’s cards', () => {
  it('tell each thing twice, over HTTP, and it is counted once', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.twice });
    expect(payment.status).toBe('paid');
    // Reserved and taken, each told twice.
    expect(await shop.deliverMessages()).toBeGreaterThanOrEqual(4);
    expect((await timelineOf(order.id)).filter((event) => event === 'paid')).toHaveLength(1);
    expect(await taken(payment.id)).toBe(5000);
  });

  it('tell by a message before they answer, and it is counted once', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.first });
    expect(payment.status).toBe('paid');
    const facts = await factsOf(payment.id);
    expect(facts.find(({ kind }) => kind === 'authorised')).toMatchObject({ source: 'webhook' });
    expect((await timelineOf(order.id)).filter((event) => event === 'paid')).toHaveLength(1);
  });

  it('answer too late: the buyer is told to wait, and the message settles it', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.slow });
    expect(payment).toMatchObject({ status: 'pending', action: null });
    expect(payment.message).toMatch(/^The payment is still being processed/);
    await shop.deliverMessages();
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'open', payment_status: 'paid' });
  });

  it('never tell: the shop asks, and asks again', async () => {
    await shop.deliverMessages();
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.never });
    expect(payment.status).toBe('pending');
    expect(await shop.deliverMessages()).toBe(0);
    await shop.services.reconcile.run();
    expect((await payer.getOrder(order.id)).payment_status).toBe('awaiting');
    shop.clock.advance(60_000);
    await shop.services.reconcile.run();
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'open', payment_status: 'paid' });
    const row = await shop.infra.db.selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirst();
    expect(row?.check_at).toBeNull();
  });
});

describe('what a provider is to do', () => {
  it('is done later where it was away, with the same key', async () => {
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    const { testGateway, payments } = shop.services;
    const refund = { refund_id: newId(), order_id: order.id, amount: 700, reason: 'late' };
    const capture = jest.spyOn(testGateway, 'refund').mockRejectedValueOnce(new Error('the gateway is away'));
    await expect(payments.refund(refund)).rejects.toThrow('away');
    await shop.services.reconcile.run();
    expect(capture).toHaveBeenCalledTimes(1);
    shop.clock.advance(11_000);
    await shop.services.reconcile.run();
    await shop.services.reconcile.run();
    expect(capture).toHaveBeenCalledTimes(2);
    expect(capture.mock.calls.map(([key]) => key)).toEqual([refund.refund_id, refund.refund_id]);
    capture.mockRestore();
    expect((await payer.getOrder(order.id)).payment).toMatchObject({ status: 'partially_refunded' });
  });
});

describe('a call that a dying process made, or never made', () => {
  it('is given a minute, then the buyer is told and may pay again', async () => {
    const { order, id } = await unheard(CARDS.approved).then(async ({ order: bought, id: lost, authorise }) => {
      await authorise;
      // as if the gateway had never heard of it
      const { db } = shop.infra;
      await db.deleteFrom('test_gateway_payments').where('reference', '=', lost).execute();
      return { order: bought, id: lost };
    });
    shop.clock.advance(30_000);
    await shop.services.reconcile.run();
    expect(await factsOf(id)).toEqual([]);
    shop.clock.advance(90_000);
    await shop.services.reconcile.run();
    expect(await factsOf(id)).toEqual([{ kind: 'failed', amount: 0, source: 'poll' }]);
    expect(await payer.getOrder(order.id)).toMatchObject({ can_pay: true, payment: { status: 'failed' } });
  });
});
