import type { Order, Payment } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { aPayer, CARDS, newKey, startPayShop, tokenOf } from '../../../test/sales/pay-shop';
import type { Payer } from '../../../test/sales/pay-shop';
import { newId } from '../../infra/basics/ids';

const shop = forAllTests(() => startPayShop({ config: { access_token_seconds: 3600 } }));
let payer: Payer;
beforeEach(async () => {
  payer = await aPayer(shop);
});

const again = async (order_id: string, card: string, key = newKey()) => {
  const payload = { method: 'test-card', token: await tokenOf(shop, card) };
  return payer.call('POST', `orders/${order_id}/payments`, payload, { 'idempotency-key': key });
};

/** What the gateway has in its books for an order. */
const gatewayBooks = async (order_id: string) => {
  const payments = await shop.infra.db.selectFrom('payments').select('id').where('order_id', '=', order_id).execute();
  const books = await Promise.all(payments.map(({ id }) => shop.services.testGateway.find({ reference: id })));
  return books.flatMap((book) => (book ? [book] : []));
};
const takenFor = async (order_id: string): Promise<number> =>
  (await gatewayBooks(order_id)).reduce(
    (sum, { captured_amount, refunds }) =>
      sum + captured_amount - refunds.reduce((back, { amount }) => back + amount, 0),
    0,
  );

describe('a test card', () => {
  it('that is approved pays the order at once', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    expect(payment).toMatchObject({ method: 'test-card', status: 'paid', amount: 5000, message: null, action: null });
    expect(order).toMatchObject({ status: 'open', payment_status: 'paid' });
    expect(await takenFor(order.id)).toBe(5000);
  });

  it.each([
    [CARDS.declined, 'Your card was declined. Please try another card or another way to pay.'],
    [CARDS.insufficient, 'There is not enough money on this card. Please try another one.'],
  ])('%s that is declined says why, and the order can be paid by another one', async (card, message) => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card });
    expect(payment).toMatchObject({ status: 'failed', message });
    expect(order).toMatchObject({ status: 'awaiting_payment', payment_status: 'failed', can_pay: true });
    const answer = await again(order.id, CARDS.approved);
    expect(answer.json()).toMatchObject({ status: 'paid', message: null });
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'open', payment_status: 'paid', can_pay: false });
    expect(await takenFor(order.id)).toBe(5000);
  });

  it('says why in the language that was asked for', async () => {
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.insufficient });
    const answer = await payer.call('GET', `orders/${order.id}`, undefined, { 'accept-language': 'de' });
    expect(answer.json().payment.message).toBe(
      'Das Guthaben dieser Karte reicht nicht aus. Bitte versuchen Sie eine andere.',
    );
  });

  it('that needs a confirmation is paid with the right code, and declined at the third wrong one', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.confirm });
    expect(payment).toMatchObject({ status: 'needs_confirmation', action: { kind: 'confirm' } });
    expect(payment.action?.confirm_url).toBe(`/payments/${payment.id}/confirm`);
    const confirm = (id: string, code: string) => payer.call('POST', `payments/${id}/confirm`, { code });
    expect((await confirm(payment.id, '000000')).json()).toMatchObject({
      status: 'needs_confirmation',
      message: 'This code is not right. Please try again.',
    });
    expect((await confirm(payment.id, '123456')).json()).toMatchObject({ status: 'paid' });
    expect((await confirm(payment.id, '123456')).json().code).toBe('payments.nothing_to_confirm');
    expect((await payer.getOrder(order.id)).payment_status).toBe('paid');

    const other = await payer.buy(4000, { method: 'test-card', card: CARDS.confirm });
    for (const code of ['1', '2']) await confirm(other.payment.id, code);
    expect((await confirm(other.payment.id, '3')).json()).toMatchObject({
      status: 'failed',
      message: 'The payment was not confirmed. Please try again.',
    });
    expect(await takenFor(other.order.id)).toBe(0);
  });

  it('is nobody else’s to look at or to confirm', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.confirm });
    const eve = await aPayer(shop);
    expect((await eve.call('GET', `payments/${payment.id}`)).statusCode).toBe(404);
    expect((await eve.call('POST', `payments/${payment.id}/confirm`, { code: '123456' })).statusCode).toBe(404);
    const stolen = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
    const answer = await eve.call('POST', `orders/${order.id}/payments`, stolen, { 'idempotency-key': newKey() });
    expect(answer.json().code).toBe('payments.order_not_found');
    expect((await payer.call('GET', `payments/${payment.id}`)).json()).toMatchObject({ status: 'needs_confirmation' });
  });

  it('is kept nowhere: neither its number nor its security code is in any table', async () => {
    await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    const { db } = shop.infra;
    const tables = [
      await db.selectFrom('test_gateway_tokens').selectAll().execute(),
      await db.selectFrom('test_gateway_payments').selectAll().execute(),
      await db.selectFrom('payments').selectAll().execute(),
      await db.selectFrom('payment_facts').selectAll().execute(),
      await db.selectFrom('idempotency_keys').select(['body']).execute(),
    ];
    expect(JSON.stringify(tables)).not.toContain(CARDS.approved);
  });

  it('has a token that is good once', async () => {
    const token = await tokenOf(shop, CARDS.approved);
    const one = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    const two = await payer.buy(4000, { method: 'test-card', card: CARDS.declined });
    const pay = (id: string) =>
      payer.call('POST', `orders/${id}/payments`, { method: 'test-card', token }, { 'idempotency-key': newKey() });
    expect((await pay(one.order.id)).json().status).toBe('paid');
    expect((await pay(two.order.id)).json()).toMatchObject({
      status: 'failed',
      message: 'The card details are no longer valid. Please enter them again.',
    });
  });
});

describe('a further attempt', () => {
  it('with the same key is one, also when both come at once', async () => {
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    const key = newKey();
    const payload = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
    const send = () => payer.call('POST', `orders/${order.id}/payments`, payload, { 'idempotency-key': key });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await send()).json()).toMatchObject({ status: 'paid' });
    expect(await takenFor(order.id)).toBe(5000);
  });

  it('of an order that is paid is refused, and two at once pay once', async () => {
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    const answers = await Promise.all([again(order.id, CARDS.approved), again(order.id, CARDS.approved)]);
    const codes = answers.map((answer) => answer.statusCode);
    expect(codes).toContain(200);
    expect(await takenFor(order.id)).toBe(5000);
    expect((await again(order.id, CARDS.approved)).json().code).toBe('payments.not_payable');
    expect((await payer.getOrder(order.id)).payment_status).toBe('paid');
  });

  it('needs a key, and a way to pay that this order has', async () => {
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    const url = `orders/${order.id}/payments`;
    expect((await payer.call('POST', url, { method: 'test-card' })).statusCode).toBe(400);
    for (const method of ['stripe', 'bank-transfer', 'cash-on-delivery', 'pay-later']) {
      const answer = await payer.call('POST', url, { method }, { 'idempotency-key': newKey() });
      expect([method, answer.json().code]).toEqual([method, 'payments.method_not_available']);
    }
  });

  it('says which card it was, once it has been asked', async () => {
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    expect((await payer.getOrder(order.id)).payment.card).toEqual({
      brand: 'visa',
      brand_name: 'Visa',
      last4: '4242',
    });
  });

  it('can be by any way that costs the same: a transfer has its days', async () => {
    const bank = { holder: 'Kiln & Oak', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', days: 9 };
    await shop.services.paymentSettings.update({ bank_transfer: bank });
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    const offers = async (id: string): Promise<string[]> =>
      (await payer.call('GET', `orders/${id}/payment-offers`)).json().items.map(({ code }: { code: string }) => code);
    // cash has a fee here, which the order's sum does not hold
    expect(await offers(order.id)).toEqual(['test-card', 'bank-transfer']);
    const headers = { 'idempotency-key': newKey() };
    const answer = await payer.call('POST', `orders/${order.id}/payments`, { method: 'bank-transfer' }, headers);
    expect(answer.json()).toMatchObject({ status: 'pending', action: { kind: 'transfer', bank: { iban: bank.iban } } });
    const waiting = await payer.getOrder(order.id);
    expect(waiting).toMatchObject({ status: 'awaiting_payment', payment_status: 'awaiting', can_pay: true });
    const days = (new Date(waiting.held_until ?? 0).getTime() - shop.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(9, 1);
    shop.clock.advance(20 * 60_000);
    await shop.services.cancelling.expireHeld();
    await shop.infra.db.transaction().execute((trx) => shop.services.payments.markPaid(trx, order.id));
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'open', payment_status: 'paid' });
    expect(await offers(order.id)).toEqual([]);
    expect((await payer.call('GET', 'orders/nobody/payment-offers')).json().code).toBe('payments.order_not_found');
    await shop.services.paymentSettings.update({ bank_transfer: { iban: '' } });
  });

  it('takes the place of one that still waits for its confirmation', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.confirm });
    expect((await again(order.id, CARDS.approved)).json().status).toBe('paid');
    const late = await payer.call('POST', `payments/${payment.id}/confirm`, { code: '123456' });
    expect(late.json().code).toBe('payments.nothing_to_confirm');
    expect(await takenFor(order.id)).toBe(5000);
    expect((await gatewayBooks(order.id)).map(({ status }) => status).sort()).toEqual(['cancelled', 'captured']);
  });
});

describe('an order that ends without being paid', () => {
  it('charges nobody, also when the buyer confirms a moment too late', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.confirm });
    shop.clock.advance(16 * 60_000);
    await shop.services.cancelling.expireHeld();
    const row = await shop.infra.db.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirst();
    expect(row?.status).toBe('cancelled');
    const { user_id } = payer;
    await expect(shop.services.payments.confirm(payment.id, { user_id }, '123456', 'en')).rejects.toMatchObject({
      code: 'payments.nothing_to_confirm',
    });
    const book = await shop.services.testGateway.find({ reference: payment.id });
    expect(book?.status).toBe('cancelled');
    expect(await takenFor(order.id)).toBe(0);
  });

  it('gives back what was taken for it', async () => {
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    const answer = await payer.call('POST', `orders/${order.id}/cancel`, {});
    expect(answer.statusCode).toBe(200);
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(await takenFor(order.id)).toBe(0);
  });
});

describe('refunds', () => {
  it('go back to the card, in parts, and each of them once', async () => {
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    const { payments } = shop.services;
    const refund_id = '019abc00-0000-7000-8000-000000000001';
    const refund = { refund_id, order_id: order.id, amount: 1200, reason: 'scratched' };
    await Promise.all([payments.refund(refund), payments.refund(refund)]);
    await payments.refund(refund);
    expect(await takenFor(order.id)).toBe(3800);
    const { payment } = await payer.getOrder(order.id);
    expect((payment as Payment).status).toBe('partially_refunded');
  });
});

/** Two products in one order, the first with a picture. */
async function buyTwo(method: string): Promise<Order> {
  const goods = [await addGoods(shop, { regular_price: 2000 }), await addGoods(shop, { regular_price: 3000 })];
  const image = { id: newId(), hash: newId(), ext: 'webp', width: 80, height: 60, alt: 'A mug', tone: '#aabbcc' };
  const { db, clock } = shop.infra;
  await db
    .insertInto('images')
    .values({ ...image, derived: true, derived_widths: [40], derive_error: null, created_at: clock.now() })
    .execute();
  const [{ product_id }] = goods as [Goods, Goods];
  await db.insertInto('product_images').values({ product_id, image_id: image.id, position: 0 }).execute();
  await payer.fill(goods);
  await payer.call('PATCH', 'checkout', { payment_method: method, note: 'Ring twice' });
  const answer = await payer.order(newKey(), { payment: { method } });
  expect(answer.statusCode).toBe(201);
  return answer.json().order;
}

describe('ways to pay without a card', () => {
  it.each(['cash-on-delivery', 'bank-transfer'])(
    'by %s the answer to an order is the order as it is read from then on',
    async (method) => {
      await shop.services.paymentSettings.update({ bank_transfer: { holder: 'Kiln & Oak', iban: 'DE02', days: 9 } });
      const order = await buyTwo(method);
      expect(order.items.map(({ image }) => image?.alt)).toEqual(['A mug', undefined]);
      expect(await payer.getOrder(order.id)).toEqual(order);
      await shop.services.paymentSettings.update({ bank_transfer: { iban: '' } });
    },
  );

  it('at the door: the order is worked on at once and paid when staff say so', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'cash-on-delivery' });
    expect(payment).toMatchObject({ method: 'cash-on-delivery', status: 'authorised', amount: 5500 });
    expect(order).toMatchObject({ status: 'open', payment_status: 'authorised', totals: { fee: 500 } });
    await shop.infra.db.transaction().execute((trx) => shop.services.payments.markPaid(trx, order.id));
    expect((await payer.getOrder(order.id)).payment_status).toBe('paid');
  });

  it('by transfer: offered when the shop has an account, and told where to', async () => {
    expect(
      (await payer.call('GET', 'checkout')).json().payment_offers.map(({ code }: { code: string }) => code),
    ).toEqual(['test-card', 'pay-later', 'cash-on-delivery']);
    const bank = { holder: 'Kiln & Oak', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };
    await shop.services.paymentSettings.update({ bank_transfer: bank });
    const { order, payment } = await payer.buy(5000, { method: 'bank-transfer' });
    expect(payment).toMatchObject({
      status: 'pending',
      action: { kind: 'transfer', bank: { ...bank, reference: order.number } },
    });
    await shop.infra.db.transaction().execute((trx) => shop.services.payments.markPaid(trx, order.id));
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'open', payment_status: 'paid' });
  });
});
