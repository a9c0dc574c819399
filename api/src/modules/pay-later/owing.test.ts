import { mailsTo } from '../../../test/mails/mailbox';
import { newId } from '../../infra/basics/ids';
import { aPayer, CARDS, newKey, tokenOf } from '../../../test/sales/pay-shop';
import { planBuyer } from './testing/plan-buyer';

const { shop, payer, apply, account, instalmentsOf, idOf, emailOf, buyOnPlan, payOne, taken } = planBuyer();

describe('paying what is due', () => {
  it('early, in part and more than one part at a time', async () => {
    const { order } = await buyOnPlan();
    const second = await idOf(2);
    expect((await payOne(second, 1000)).json()).toMatchObject({
      payment: { status: 'paid', amount: 1000 },
      account: { used: 6500 },
    });
    expect((await payOne(second)).json().payment).toMatchObject({ status: 'paid', amount: 1500 });
    const receipts = (await mailsTo(shop, await emailOf())).filter(({ subject }) =>
      subject?.includes(`We have received your payment (${order.number})`),
    );
    expect(receipts.map(({ text }) => /\$[\d.]+ of this order/.exec(text ?? '')?.[0]).sort()).toEqual([
      '$50.00 of this order',
      '$65.00 of this order',
    ]);
    expect((await payOne(second)).json().code).toBe('pay_later.nothing_open');
    expect((await payOne(await idOf(4), 5001)).statusCode).toBe(422);
    const all = (await payOne(await idOf(4), 5000)).json();
    expect(all).toMatchObject({
      payment: { status: 'paid' },
      account: { used: 0, available: 150_000, next_due: null },
    });
    expect((await instalmentsOf()).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await payer.getOrder(order.id)).toMatchObject({ payment_status: 'paid' });
    expect(await taken()).toBe(10_000);
  });

  it('twice at once takes the money once', async () => {
    await buyOnPlan();
    const second = await idOf(2);
    const answers = await Promise.all([payOne(second, 7500), payOne(second, 7500), payOne(second, 7500)]);
    expect(answers.filter((answer) => answer.json().payment?.status === 'paid')).toHaveLength(1);
    await shop.services.reconcile.run();
    expect(await taken()).toBe(10_000);
    expect((await account()).used).toBe(0);
  });

  it('with the same key is one payment', async () => {
    await buyOnPlan();
    const second = await idOf(2);
    const key = newKey();
    const [one, two] = [await payOne(second, 500, CARDS.approved, key), await payOne(second, 500, CARDS.approved, key)];
    expect(two.json().payment.id).toBe(one.json().payment.id);
    expect((await account()).used).toBe(7000);
  });

  it('by a card that is declined changes nothing', async () => {
    await buyOnPlan();
    const answer = (await payOne(await idOf(2), undefined, CARDS.declined)).json();
    expect(answer).toMatchObject({ payment: { status: 'failed' }, account: { used: 7500 } });
  });

  it('is nobody else’s business', async () => {
    await buyOnPlan();
    const id = await idOf(2);
    const eve = await aPayer(shop);
    const payload = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
    const answer = await eve.call('POST', `pay-later/instalments/${id}/payments`, payload);
    expect(answer.json().code).toBe('pay_later.instalment_not_found');
  });
});

describe('giving back', () => {
  const refund = (order_id: string, amount: number, refund_id = newId()) =>
    shop.services.payments.refund({ refund_id, order_id, amount, reason: 'returned' });

  it('a part of an order lowers what is still to come, and takes nothing out of the purse', async () => {
    const { order } = await buyOnPlan();
    const id = newId();
    await refund(order.id, 3000, id);
    await refund(order.id, 3000, id);
    expect((await instalmentsOf()).map(({ amount, paid }) => [amount, paid])).toEqual([
      [2500, 2500],
      [1500, 0],
      [1500, 0],
      [1500, 0],
    ]);
    expect((await account()).used).toBe(4500);
    expect(await taken()).toBe(2500);
  });

  it('more than what is open sends back what had been paid', async () => {
    const { order } = await buyOnPlan();
    await refund(order.id, 9000);
    expect((await account()).used).toBe(0);
    expect(await taken()).toBe(1000);
    expect((await account()).receipts.map(({ amount }) => amount)).toEqual([-1500, 2500]);
  });

  it('all of it, by cancelling: the limit is free again and the first part goes back', async () => {
    const { order } = await buyOnPlan();
    expect((await payer.call('POST', `orders/${order.id}/cancel`, {})).statusCode).toBe(200);
    expect(await account()).toMatchObject({ used: 0, available: 150_000, schedules: [] });
    expect(await taken()).toBe(0);
  });
});

describe('the ledger', () => {
  it('can only be added to', async () => {
    await buyOnPlan();
    const { db } = shop.infra;
    await expect(db.updateTable('pay_later_entries').set({ amount: 1 }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('pay_later_entries').execute()).rejects.toThrow('append-only');
  });

  it('is compared with balances and schedules, and a difference is told', async () => {
    await buyOnPlan();
    const { db } = shop.infra;
    const set = (balance: number) =>
      db.updateTable('pay_later_accounts').set({ balance }).where('user_id', '=', payer.user_id).execute();
    await set(7499);
    expect(await shop.services.payLaterLedger.check()).toMatchObject([{ balance: 7499, entries: 7500, open: 7500 }]);
    await set(7500);
  });
});

describe('a person’s data', () => {
  it('is in their export', async () => {
    await buyOnPlan();
    const data = (await payer.call('GET', 'users/me/export')).json();
    expect(data.pay_later).toMatchObject({
      limit: 150_000,
      balance: 7500,
      applications: [{ date_of_birth: '1990-05-05', monthly_income: 300_000, consent_version: expect.any(String) }],
      entries: [
        { kind: 'purchase', amount: 10_000 },
        { kind: 'payment', amount: -2500 },
      ],
    });
    expect(data.payments.length).toBeGreaterThanOrEqual(2);
  });

  it('cannot be deleted while something is owed; after that the ledger stays without them', async () => {
    await apply();
    const { db } = shop.infra;
    const erase = () => db.transaction().execute((trx) => shop.services.payLater.erase(trx, payer.user_id));
    await buyOnPlan();
    await expect(erase()).rejects.toMatchObject({ code: 'pay_later.balance_open' });
    await payOne(await idOf(2), 7500);
    await erase();
    const row = await db
      .selectFrom('pay_later_applications')
      .innerJoin('pay_later_accounts', 'pay_later_accounts.id', 'pay_later_applications.account_id')
      .select(['date_of_birth', 'monthly_income', 'employment'])
      .where('user_id', '=', payer.user_id)
      .executeTakeFirst();
    expect(row).toEqual({ date_of_birth: null, monthly_income: null, employment: null });
  });
});
