import { forAllTests } from '../../../../test/for-all-tests';
import { addGoods } from '../../../../test/goods';
import { aPayer, CARDS, newKey, startPayShop, tokenOf } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';

const shop = forAllTests(startPayShop);
let payer: Payer;
beforeEach(async () => {
  payer = await aPayer(shop);
});

const FACTS = { date_of_birth: '1990-05-05', monthly_income: 400_000, employment: 'employed', consent: true };

describe('a card’s token is asked for before anything is made:', () => {
  it.each([['test-card'], ['pay-later']])('by %s without one makes no order', async (method) => {
    await payer.call('POST', 'pay-later/applications', FACTS);
    await payer.fill(await addGoods(shop, { regular_price: 9400, stock: 3 }));
    const plan = method === 'pay-later' ? { plan: 'four-parts' } : {};
    await payer.call('PATCH', 'checkout', { payment_method: method, ...plan });
    const key = newKey();
    for (const token of [{}, { token: '' }]) {
      const answer = await payer.order(key, { payment: { method, ...plan, ...token } });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation.failed']);
      expect(answer.json().errors).toEqual({ 'payment.token': ['This way to pay needs a card. Please enter one.'] });
    }
    expect((await payer.call('GET', 'orders')).json()).toMatchObject({ total: 0 });
    expect((await payer.call('GET', 'pay-later')).json().used).toBe(0);
    expect((await payer.call('GET', 'checkout')).json()).toMatchObject({ items: [{ quantity: 1 }] });
    // The refusal has used up nothing: the same key makes the order as soon as there is a card.
    const payment = { method, ...plan, token: await tokenOf(shop, CARDS.approved) };
    expect((await payer.order(key, { payment })).statusCode).toBe(201);
  });

  it('a further attempt without one leaves the one before as it was', async () => {
    const { order, payment } = await payer.buy(5000, { method: 'test-card', card: CARDS.confirm });
    const answer = await payer.call(...(['POST', `orders/${order.id}/payments`, { method: 'test-card' }] as const), {
      'idempotency-key': newKey(),
      'accept-language': 'de',
    });
    const message = 'Für diese Zahlungsart wird eine Karte gebraucht. Bitte geben Sie eine ein.';
    expect(answer.json()).toMatchObject({ status: 422, message, errors: { token: [message] } });
    expect((await payer.getOrder(order.id)).payment).toEqual(payment);
  });

  it('a part of a plan without one is not paid', async () => {
    await payer.call('POST', 'pay-later/applications', FACTS);
    await payer.buy(10_000, { method: 'pay-later', plan: 'four-parts', card: CARDS.approved });
    const account = async () => (await payer.call('GET', 'pay-later')).json();
    const url = `pay-later/instalments/${(await account()).schedules[0].instalments[1].id}/payments`;
    const answer = await payer.call('POST', url, { method: 'test-card' }, { 'idempotency-key': newKey() });
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'validation.failed',
      errors: { token: [expect.any(String)] },
    });
    expect((await account()).used).toBe(7500);
  });
});
