import type { NewPaymentLink, Order, OrderDraft, OrderToPay, Payment, PlacedDraft } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { mailsTo, tokenIn } from '../../../test/mails/mailbox';
import { PASSWORD, signIn } from '../../../test/people';
import { aPayer, CARDS, newKey, startPayShop, tokenOf } from '../../../test/sales/pay-shop';
import { ADDRESS } from '../orders/testing/orders-shop';

jest.setTimeout(120_000);
const shop = forAllTests(() => startPayShop({ config: { access_token_seconds: 40 * 24 * 3600 } }));
const staff = forAllTests(() => signIn(shop, 'ADMIN'));
let count = 0;

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: object = {}) =>
  shop.app.inject({ method, url: `/api/${url}`, headers: { ...headers }, ...(payload ? { payload } : {}) });
const byStaff = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, key = newKey()) =>
  ask(method, `admin/${url}`, payload, { ...staff.headers, 'idempotency-key': key });

/** An order for an address without an account, and the link that its mail has. */
async function linked(days = 7, discount: OrderDraft['discount'] = null) {
  const email = `payer${(count += 1)}@example.com`;
  const { variant_id } = await addGoods(shop, { regular_price: 2000 });
  const draft = (
    await byStaff('POST', 'order-drafts', {
      email,
      first_name: 'Nora',
      items: [{ variant_id, quantity: 1 }],
      shipping_address: ADDRESS,
      delivery_method: 'standard',
      discount,
    })
  ).json<OrderDraft>();
  const body = { version: draft.version, expected_total: draft.totals.total, payment: { way: 'link', days } };
  const { order_id, number } = (await byStaff('POST', `order-drafts/${draft.id}/place`, body)).json<PlacedDraft>();
  const [mail] = await mailsTo(shop, email);
  if (!mail) throw new Error('No mail came');
  return { email, order_id, number, mail, token: tokenIn(mail, 'pay') };
}
const pay = async (token: string, card = CARDS.approved, key = newKey()) =>
  ask(
    'POST',
    `payment-links/${token}/payments`,
    { method: 'test-card', token: await tokenOf(shop, card) },
    { 'idempotency-key': key },
  );
const see = async (token: string) => (await ask('GET', `payment-links/${token}`)).json<OrderToPay>();
const orderOf = async (id: string) => (await byStaff('GET', `orders/${id}`)).json<Order>();
const taken = async (order_id: string) => {
  const rows = await shop.infra.db
    .selectFrom('payments')
    .select(['captured_amount', 'refunded_amount'])
    .where('order_id', '=', order_id)
    .execute();
  return rows.reduce((sum, row) => sum + row.captured_amount - row.refunded_amount, 0);
};

describe('a link to pay', () => {
  it('comes by mail, shows the order and nobody’s name, and pays it without an account: seen at once', async () => {
    const { order_id, number, mail, token } = await linked();
    expect(mail.subject).toBe(`Please pay your order ${number}`);
    const answer = await ask('GET', `payment-links/${token}`);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(answer.json<OrderToPay>()).toMatchObject({
      number,
      state: 'open',
      owed: 2600,
      items: [{ name: 'Ember Mug', quantity: 1 }],
      payment: null,
    });
    for (const personal of ['payer', 'Nora', 'Lovelace', 'Some Street']) expect(answer.body).not.toContain(personal);
    const paid = await pay(token);
    expect([paid.statusCode, paid.json<Payment>()]).toMatchObject([200, { status: 'paid', amount: 2600 }]);
    expect(await see(token)).toMatchObject({ state: 'paid', owed: 0, payment_offers: [] });
    expect(await orderOf(order_id)).toMatchObject({ status: 'open', payment_status: 'paid' });
  });

  it('shows lines that come to the sum of the goods, before what is taken off', async () => {
    const { token } = await linked(7, { kind: 'percent', value: 10_000, reason: 'Comes every year' });
    expect(await see(token)).toMatchObject({ items: [{ total: 2000 }], totals: { items: 2000, discount: 200 } });
  });

  it('is kept as a hash alone', async () => {
    const { token } = await linked();
    const rows = await shop.infra.db.selectFrom('payment_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const mails = await shop.infra.db.selectFrom('mails').selectAll().execute();
    expect(JSON.stringify(mails)).not.toContain(token);
  });

  it('pays once, whoever tries how often at the same time', async () => {
    const { order_id, token } = await linked();
    await Promise.all(Array.from({ length: 4 }, () => pay(token)));
    while ((await shop.deliverMessages()) > 0);
    expect(await taken(order_id)).toBe(2600);
    expect(await orderOf(order_id)).toMatchObject({ payment_status: 'paid' });
    expect((await pay(token)).json()).toMatchObject({ code: 'payments.not_payable' });
  });

  it('whose order is paid in another way says so and takes nothing; a card that was begun is given up', async () => {
    const { order_id, token } = await linked();
    const asked = (await pay(token, CARDS.confirm)).json<Payment>();
    const mute = await byStaff('POST', `orders/${order_id}/paid`, {});
    expect([mute.statusCode, mute.json().code]).toEqual([409, 'payments.not_payable']);
    const paid = await byStaff('POST', `orders/${order_id}/paid`, { method: 'cash' });
    expect([paid.statusCode, paid.json()]).toMatchObject([
      200,
      { status: 'open', payment_status: 'paid', payment: { method: 'cash', amount: 2600 } },
    ]);
    const late = await ask('POST', `payment-links/${token}/payments/${asked.id}/confirm`, { code: '123456' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'payments.nothing_to_confirm']);
    expect((await pay(token)).json()).toMatchObject({ code: 'payments.not_payable' });
    expect(await see(token)).toMatchObject({ state: 'paid', owed: 0 });
    const again = await byStaff('POST', `orders/${order_id}/paid`, { method: 'bank-transfer' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'payments.not_payable']);
    while ((await shop.deliverMessages()) > 0);
    expect(await taken(order_id)).toBe(2600);
  });

  it('and whoever is paid in another way at the same moment: one wins, the other is told', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { order_id, token } = await linked();
      const [by_card, by_hand] = await Promise.all([
        pay(token),
        byStaff('POST', `orders/${order_id}/paid`, { method: 'bank-transfer' }),
      ]);
      while ((await shop.deliverMessages()) > 0);
      await shop.services.reconcile.run();
      expect(await taken(order_id)).toBe(2600);
      const { payment_status, payment } = await orderOf(order_id);
      expect(payment_status).toBe('paid');
      const is_by_card = payment.method === 'test-card';
      expect(by_hand.statusCode).toBe(is_by_card ? 409 : 200);
      expect(by_card.statusCode === 200 && by_card.json<Payment>().status === 'paid').toBe(is_by_card);
    }
  });

  it('says why a card was declined, and takes another one; a bank’s question is answered there', async () => {
    const { token } = await linked();
    expect((await pay(token, CARDS.declined)).json<Payment>().status).toBe('failed');
    expect(await see(token)).toMatchObject({ state: 'open', payment: { status: 'failed' } });
    const asked = (await pay(token, CARDS.confirm)).json<Payment>();
    expect(asked.status).toBe('needs_confirmation');
    const answer = await ask('POST', `payment-links/${token}/payments/${asked.id}/confirm`, { code: '123456' });
    expect(answer.json<Payment>().status).toBe('paid');
  });

  it('opens no payment of another order', async () => {
    const [mine, other] = [await linked(), await linked()];
    const { id } = (await pay(other.token, CARDS.confirm)).json<Payment>();
    const answer = await ask('POST', `payment-links/${mine.token}/payments/${id}/confirm`, { code: '123456' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'payments.not_found']);
  });

  it('keeps the goods as long as it is good; then it ends, and the order with it', async () => {
    const { order_id, token } = await linked(3);
    shop.clock.advance(3 * 24 * 3600_000 - 60_000);
    await shop.services.cancelling.expireHeld();
    expect((await see(token)).state).toBe('open');
    shop.clock.advance(120_000);
    expect((await ask('GET', `payment-links/${token}`)).json()).toMatchObject({ code: 'payment_links.ended' });
    expect((await pay(token)).statusCode).toBe(410);
    await shop.services.cancelling.expireHeld();
    expect(await orderOf(order_id)).toMatchObject({ status: 'cancelled' });
  });

  it('is revoked at once, and a new one ends the one before', async () => {
    const { order_id, token } = await linked();
    const made = (await byStaff('POST', `orders/${order_id}/payment-links`, { send: false })).json<NewPaymentLink>();
    expect((await ask('GET', `payment-links/${token}`)).statusCode).toBe(410);
    const fresh = made.url.split('/pay/')[1] ?? '';
    expect((await see(fresh)).state).toBe('open');
    await byStaff('DELETE', `orders/${order_id}/payment-links/${made.link.id}`);
    expect((await ask('GET', `payment-links/${fresh}`)).statusCode).toBe(410);
    const { items } = (await byStaff('GET', `orders/${order_id}/payment-links`)).json();
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['revoked', 'revoked']);
    expect((await ask('GET', 'payment-links/made-up')).statusCode).toBe(404);
  });

  it('is not tried without end', async () => {
    const { token } = await linked();
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push((await pay(token, CARDS.declined)).statusCode);
    expect(answers.at(-1)).toBe(429);
  });

  it('is made for an order of a shopper’s own whose card was declined, and not for one that is paid', async () => {
    const payer = await aPayer(shop);
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    const { url } = (await byStaff('POST', `orders/${order.id}/payment-links`, {})).json<NewPaymentLink>();
    shop.clock.advance(20 * 60_000);
    await shop.services.cancelling.expireHeld();
    expect((await pay(url.split('/pay/')[1] ?? '')).json<Payment>().status).toBe('paid');
    expect(await payer.getOrder(order.id)).toMatchObject({ payment_status: 'paid' });
    const again = await byStaff('POST', `orders/${order.id}/payment-links`, {});
    expect([again.statusCode, again.json().code]).toEqual([409, 'payment_links.nothing_owed']);
  });

  it('forgets where it was sent when the account of its order goes', async () => {
    const payer = await aPayer(shop);
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    await byStaff('POST', `orders/${order.id}/payment-links`, {});
    const sentTo = async () => {
      const rows = shop.infra.db.selectFrom('payment_links').select('sent_to').where('order_id', '=', order.id);
      return (await rows.execute()).map(({ sent_to }) => sent_to);
    };
    const { email } = await shop.services.users.getById(payer.user_id);
    expect(await sentTo()).toEqual([email]);
    await byStaff('POST', `orders/${order.id}/cancel`, {});
    const answer = await shop.app.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers: payer.headers,
      payload: { password: PASSWORD },
    });
    expect([answer.statusCode, await sentTo()]).toEqual([204, ['']]);
  });
});
