import type { AdminOrder } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { addPayment, aPayer, CARDS, newKey, startPayShop, tokenOf } from '../../../test/sales/pay-shop';
import type { Payer } from '../../../test/sales/pay-shop';
import { signIn } from '../../../test/people';
import { withTransaction } from '../../infra/database/transaction';
import { GatewayRefused } from '../test-gateway/gateway-payment';
import { paymentsRepository } from './records/payments.repository';

const shop = forAllTests(() => startPayShop({ config: { access_token_seconds: 3600 } }));
let payer: Payer;
let staff: { authorization: string };
jest.setTimeout(60_000);
beforeEach(async () => {
  payer = await aPayer(shop);
  staff = (await signIn(shop, 'ADMIN')).headers;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.services.paymentSettings.update({ capture: 'at_once' });
  expect(await shop.services.payLaterLedger.check()).toEqual([]);
});

const admin = (method: 'GET' | 'POST', url: string, payload: object = {}) =>
  shop.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: { ...staff, ...(method === 'POST' ? { 'idempotency-key': newKey() } : {}) },
    ...(method === 'POST' ? { payload } : {}),
  });
const card = async (number: string) => ({ method: 'test-card', token: await tokenOf(shop, number) });
const payAgain = (order_id: string, payload: object, key = newKey()) =>
  payer.call('POST', `orders/${order_id}/payments`, payload, { 'idempotency-key': key });
const bookOf = (payment_id: string) => shop.services.testGateway.find({ reference: payment_id });
/** What the gateway has taken for an order and not given back. */
const takenFor = async (order_id: string): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(book.captured_amount - book.refunded_amount), 0) as taken from test_gateway_payments as book
    join payments on payments.id::text = book.reference where payments.order_id = ${order_id}`.execute(shop.infra.db);
  return rows[0]?.taken ?? 0;
};
const applyForPayLater = (monthly_income = 300_000) =>
  payer.call('POST', 'pay-later/applications', {
    date_of_birth: '1990-05-05',
    monthly_income,
    employment: 'employed',
    consent: true,
  });

describe('cancelling while money is being taken', () => {
  it('gives back what was taken in that moment, and the goods once', async () => {
    const { testGateway } = shop.services;
    const capture = testGateway.capture.bind(testGateway);
    let cancelled: Promise<unknown> | undefined;
    jest.spyOn(testGateway, 'capture').mockImplementation(async (key, id) => {
      const answer = await capture(key, id);
      // Taken, and not yet written down: now the buyer cancels.
      const { rows } = await sql<{ order_id: string }>`
        select order_id from payments where provider_ref = ${id}`.execute(shop.infra.db);
      cancelled ??= payer.call('POST', `orders/${rows[0]?.order_id ?? ''}/cancel`, {});
      await cancelled;
      return answer;
    });
    const goods = await addGoods(shop, { stock: 3, regular_price: 4400 });
    await payer.fill(goods, 2);
    const token = await tokenOf(shop, CARDS.approved);
    const { order } = (await payer.order(newKey(), { payment: { method: 'test-card', token } })).json();
    await shop.services.reconcile.run();
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'cancelled' });
    expect(await takenFor(order.id)).toBe(0);
    const { rows } = await sql`select stock from variants where id = ${goods.variant_id}`.execute(shop.infra.db);
    expect(rows).toEqual([{ stock: 3 }]);
  });

  it('and paying again at once leave an order that is either paid once or cancelled and free', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
      const payment = await card(CARDS.approved);
      await Promise.all([
        payAgain(order.id, payment),
        payer.call('POST', `orders/${order.id}/cancel`, {}),
        shop.deliverMessages(),
      ]);
      await shop.deliverMessages();
      await shop.services.reconcile.run();
      const { status } = await payer.getOrder(order.id);
      expect([status, await takenFor(order.id)]).toEqual(status === 'open' ? ['open', 5000] : ['cancelled', 0]);
    }
  });

  it('reserves nothing of pay-later for an order that ended before its first part began', async () => {
    await applyForPayLater();
    const claim = paymentsRepository.claim.bind(paymentsRepository);
    jest.spyOn(paymentsRepository, 'claim').mockImplementationOnce(async (db, id, key) => {
      const row = await paymentsRepository.find(db, id);
      await payer.call('POST', `orders/${row?.order_id ?? ''}/cancel`, {});
      return claim(db, id, key);
    });
    const { order } = await payer.buy(10_000, { method: 'pay-later', plan: 'four-parts', card: CARDS.approved });
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'cancelled' });
    expect((await payer.call('GET', 'pay-later')).json()).toMatchObject({ used: 0, schedules: [] });
    expect(await takenFor(order.id)).toBe(0);
  });

  it('of one order that fails keeps no other from giving its goods back', async () => {
    const one = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    shop.clock.advance(1000);
    const two = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    shop.clock.advance(16 * 60_000);
    const release = shop.services.payments.release.bind(shop.services.payments);
    jest
      .spyOn(shop.services.payments, 'release')
      .mockImplementation((trx, id) => (id === one.order.id ? Promise.reject(new Error('no')) : release(trx, id)));
    await shop.services.cancelling.expireHeld();
    expect(await payer.getOrder(two.order.id)).toMatchObject({ status: 'cancelled' });
    jest.restoreAllMocks();
    await shop.services.cancelling.expireHeld();
    expect(await payer.getOrder(one.order.id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('the same Idempotency-Key', () => {
  it('for another way to pay is refused', async () => {
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    const key = newKey();
    expect((await payAgain(order.id, await card(CARDS.declined), key)).statusCode).toBe(200);
    const other = await payAgain(order.id, { method: 'pay-later', plan: 'four-parts' }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency.mismatch']);
  });

  it('for another amount of an instalment, or for another instalment, is refused', async () => {
    await applyForPayLater();
    const { order } = await payer.buy(10_000, { method: 'pay-later', plan: 'four-parts', card: CARDS.approved });
    const [, second, third] = order.pay_later?.instalments ?? [];
    const key = newKey();
    const pay = async (id: string | undefined, amount: number) =>
      payer.call(
        'POST',
        `pay-later/instalments/${id ?? ''}/payments`,
        { ...(await card(CARDS.approved)), amount },
        { 'idempotency-key': key },
      );
    expect((await pay(second?.id, 100)).statusCode).toBe(200);
    for (const answer of [await pay(second?.id, 200), await pay(third?.id, 100)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency.mismatch']);
    }
    expect((await payer.call('GET', 'pay-later')).json().used).toBe(7400);
  });
});

describe('a pay-later order whose first part was declined', () => {
  it('can be tried again where the limit is just enough for it', async () => {
    await applyForPayLater();
    const set = { credit_limit: 10_000 };
    const { db } = shop.infra;
    await db.updateTable('pay_later_accounts').set(set).where('user_id', '=', payer.user_id).execute();
    const { order } = await payer.buy(10_000, { method: 'pay-later', plan: 'four-parts', card: CARDS.declined });
    const answer = await payAgain(order.id, {
      method: 'pay-later',
      plan: 'four-parts',
      token: await tokenOf(shop, CARDS.approved),
    });
    expect(answer.json()).toMatchObject({ method: 'pay-later', status: 'authorised' });
    expect(await takenFor(order.id)).toBe(2500);
  });
});

describe('money that is only reserved until the goods are sent', () => {
  const reserve = async () => {
    await shop.services.paymentSettings.update({ capture: 'at_shipment' });
    const bought = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    expect(bought.order.payment_status).toBe('authorised');
    const book = await bookOf(bought.payment.id);
    return { ...bought, gateway_id: book?.id ?? '' };
  };

  it('and then lost is told the order: it is not sent, and can be paid again', async () => {
    const { order, gateway_id } = await reserve();
    await shop.services.testGateway.cancel('too-old', gateway_id);
    await shop.deliverMessages();
    const lost = await payer.getOrder(order.id);
    expect(lost).toMatchObject({ payment_status: 'failed', can_pay: true, can_cancel: true });
    expect(lost.timeline.at(-1)?.event).toBe('payment_failed');
    const sent = await admin('POST', `orders/${order.id}/shipments`, { carrier: 'UPS' });
    expect(sent.json().code).toBe('orders.not_possible');
    expect((await payAgain(order.id, await card(CARDS.approved))).json()).toMatchObject({ status: 'authorised' });
    expect((await admin('POST', `orders/${order.id}/shipments`, { carrier: 'UPS' })).statusCode).toBe(200);
    await shop.services.payments.capture(order.id);
    expect(await takenFor(order.id)).toBe(5000);
  });

  it('is asked for again after the provider has refused it once', async () => {
    const { order } = await reserve();
    jest.spyOn(shop.services.testGateway, 'capture').mockRejectedValueOnce(new GatewayRefused('not_now'));
    await shop.services.payments.capture(order.id);
    expect(await takenFor(order.id)).toBe(0);
    await shop.services.payments.capture(order.id);
    expect(await takenFor(order.id)).toBe(5000);
    expect(await payer.getOrder(order.id)).toMatchObject({ payment_status: 'paid' });
  });
});

describe('a refund', () => {
  /** Another payment for the same order, taken by its gateway although it had been given up. */
  const payTwice = async (order_id: string, order_number: string) => {
    const id = await addPayment(shop, payer.user_id, { id: order_id, number: order_number });
    const { testGateway } = shop.services;
    const money = { reference: id, amount: 5000, currency: 'USD' };
    const token = await tokenOf(shop, CARDS.approved);
    const { id: gateway_id } = await testGateway.authorise({ key: `authorise:${id}`, ...money, token });
    await testGateway.capture(`capture:${id}`, gateway_id);
    return id;
  };

  it('goes to the payment that the order counts on, while another one still waits to go back', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    await payTwice(order.id, order.number);
    const { testGateway } = shop.services;
    const away = jest.spyOn(testGateway, 'refund').mockRejectedValue(new Error('the gateway is away'));
    await shop.deliverMessages();
    away.mockRestore();
    const answer = await admin('POST', `orders/${order.id}/refunds`, { amount: 1000, reason: 'Chipped' });
    expect(answer.json<AdminOrder>().refunds).toMatchObject([{ amount: 1000, state: 'done' }]);
    const book = await bookOf(payment.id);
    expect(book?.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(1000);
    shop.clock.advance(20 * 60_000);
    await shop.services.reconcile.run();
    expect(await takenFor(order.id)).toBe(4000);
  });

  it('of pay-later that waits while its order is cancelled gives nothing back twice', async () => {
    await applyForPayLater();
    const { order } = await payer.buy(10_000, { method: 'pay-later', plan: 'four-parts', card: CARDS.approved });
    const { payLaterLedger } = shop.services;
    jest.spyOn(payLaterLedger, 'refund').mockRejectedValueOnce(new Error('the database is away'));
    await admin('POST', `orders/${order.id}/refunds`, { amount: 9000, reason: 'Broken' });
    await payer.call('POST', `orders/${order.id}/cancel`, {});
    shop.clock.advance(20 * 60_000);
    await shop.services.reconcile.run();
    expect(await takenFor(order.id)).toBe(0);
    const after = (await admin('GET', `orders/${order.id}`)).json<AdminOrder>();
    expect(after).toMatchObject({ status: 'cancelled', totals: { refunded: 0 } });
    expect(after.refunds).toMatchObject([{ state: 'failed' }]);
  });
});

describe('an order that a coupon pays for', () => {
  it('is paid, and done when it has arrived', async () => {
    const coupon = { code: 'GIFT', kind: 'percent' as const, value: 100_000 };
    await withTransaction(shop.infra.db, (trx) => shop.services.promotions.put(trx, coupon));
    await withTransaction(shop.infra.db, (trx) =>
      shop.services.delivery.replace(trx, [
        {
          name: 'Home',
          countries: ['US'],
          methods: [
            {
              code: 'standard',
              names: { en: 'Standard' },
              prices: [{ up_to_grams: 20_000, price: 0 }],
              free_from: null,
              min_days: 2,
              max_days: 4,
            },
          ],
        },
      ]),
    );
    await payer.fill(await addGoods(shop));
    await payer.call('POST', 'cart/coupon', { code: 'GIFT' });
    const { order } = (await payer.order(newKey())).json();
    expect(order).toMatchObject({ status: 'open', payment_status: 'paid', totals: { total: 0 } });
    const { shipments } = (await admin('POST', `orders/${order.id}/shipments`, { carrier: 'UPS' })).json<AdminOrder>();
    await admin('POST', `shipments/${shipments[0]?.id ?? ''}/delivered`);
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'completed' });
  });
});
