import type { PayLaterAccount } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { mailsTo } from '../../../test/mails/mailbox';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { aPayer, CARDS, newKey, startPayShop, tokenOf } from '../../../test/sales/pay-shop';
import type { Payer } from '../../../test/sales/pay-shop';
import { addDays, dayIn } from '../../infra/basics/calendar';

const shop = forAllTests(startPayShop);
let payer: Payer;
beforeEach(async () => {
  payer = await aPayer(shop);
});

const FACTS = { date_of_birth: '1990-05-05', monthly_income: 300_000, employment: 'employed', consent: true };
const apply = (changes: object = {}) => payer.call('POST', 'pay-later/applications', { ...FACTS, ...changes });
const account = async (): Promise<PayLaterAccount> => (await payer.call('GET', 'pay-later')).json();
const today = () => dayIn('UTC', shop.clock.now());
/** An order in four instalments, the first of which is paid. */
const buyOnPlan = async (total = 10_000, card: string = CARDS.approved) => {
  await apply();
  return payer.buy(total, { method: 'pay-later', plan: 'four-parts', card });
};
const payOne = async (id: string, amount?: number, card: string = CARDS.approved, key = newKey()) =>
  payer.call(
    'POST',
    `pay-later/instalments/${id}/payments`,
    { method: 'test-card', token: await tokenOf(shop, card), ...(amount === undefined ? {} : { amount }) },
    { 'idempotency-key': key },
  );
const instalmentsOf = async () => (await account()).schedules[0]?.instalments ?? [];
const idOf = async (number: number): Promise<string> =>
  (await instalmentsOf()).find((part) => part.number === number)?.id ?? '';
/** What the gateway has taken of this person and not given back. */
const taken = async (): Promise<number> => {
  const { db } = shop.infra;
  const rows = await db.selectFrom('payments').select('id').where('user_id', '=', payer.user_id).execute();
  const books = await Promise.all(rows.map(({ id }) => shop.services.testGateway.find({ reference: id })));
  return books.reduce(
    (sum, book) =>
      sum + (book ? book.captured_amount - book.refunds.reduce((back, { amount }) => back + amount, 0) : 0),
    0,
  );
};
afterEach(async () => {
  // Whatever happened: balance, ledger and schedules say the same.
  expect(await shop.services.payLaterLedger.check()).toEqual([]);
});

describe('the plans', () => {
  it('tell dates and amounts to the day and to the cent, to anybody', async () => {
    const answer = await shop.app.inject({ url: '/api/pay-later/plans?amount=10001' });
    expect(answer.statusCode).toBe(200);
    const day = today();
    expect(answer.json()).toEqual({
      currency: 'USD',
      plans: [
        {
          code: 'pay-in-30-days',
          name: 'Pay in 30 days',
          total: 10_001,
          first_part_at_once: false,
          parts: [{ due_on: addDays(day, 30), amount: 10_001 }],
        },
        {
          code: 'four-parts',
          name: 'Four parts, one every 14 days',
          total: 10_001,
          first_part_at_once: true,
          parts: [2501, 2500, 2500, 2500].map((amount, index) => ({ due_on: addDays(day, 14 * index), amount })),
        },
      ],
    });
  });

  it('speak German, and are those that take the amount', async () => {
    const headers = { 'accept-language': 'de-DE' };
    const answer = await shop.app.inject({ url: '/api/pay-later/plans?amount=500', headers });
    expect(answer.json().plans.map(({ name }: { name: string }) => name)).toEqual(['In 30 Tagen bezahlen']);
    for (const amount of ['0', '-1', 'x', '']) {
      expect((await shop.app.inject({ url: `/api/pay-later/plans?amount=${amount}` })).statusCode).toBe(422);
    }
  });
});

describe('an application', () => {
  it('that the rule approves opens an account, and a mail says so', async () => {
    expect(await account()).toMatchObject({ state: 'none', can_apply: true, limit: 0, available: 0 });
    expect((await account()).payment_methods).toEqual([{ code: 'test-card', name: 'Card' }]);
    expect((await apply()).json()).toMatchObject({ state: 'active', limit: 150_000, used: 0, available: 150_000 });
    const email = await emailOf(payer.user_id);
    const mails = await mailsTo(shop, email);
    const [mail] = mails.filter(({ subject }) => subject === 'You can pay later now');
    expect(mail?.text).toContain('$1,500.00');
  });

  it('keeps when what was agreed to', async () => {
    await apply();
    const { consent } = await account();
    const row = await shop.infra.db
      .selectFrom('pay_later_applications')
      .innerJoin('pay_later_accounts', 'pay_later_accounts.id', 'pay_later_applications.account_id')
      .select(['consent_at', 'consent_version', 'decision'])
      .where('user_id', '=', payer.user_id)
      .executeTakeFirst();
    expect(row).toEqual({ consent_at: shop.clock.now(), consent_version: consent.version, decision: 'approved' });
  });

  it('is refused with a reason, and may be made again after 30 days', async () => {
    expect((await apply({ monthly_income: 1000 })).json()).toMatchObject({
      state: 'refused',
      can_apply: false,
      reason: 'The monthly income that you gave is below what pay-later needs.',
    });
    expect((await apply()).json().code).toBe('pay_later.already_applied');
    shop.clock.advance(30 * 24 * 3600_000);
    const { services } = shop;
    await services.payLaterApplications.apply(payer.user_id, { ...FACTS, employment: 'employed' });
    expect((await services.payLater.getAccount(payer.user_id, 'en')).state).toBe('active');
  });

  it.each([
    [{ consent: false }, 'consent'],
    [{ date_of_birth: '2027-02-30' }, 'date_of_birth'],
    [{ date_of_birth: '2090-01-01' }, 'date_of_birth'],
    [{ date_of_birth: '1850-01-01' }, 'date_of_birth'],
    [{ monthly_income: -1 }, 'monthly_income'],
    [{ monthly_income: 1e15 }, 'monthly_income'],
    [{ employment: 'king' }, 'employment'],
    [{ limit: 1_000_000 }, 'limit'],
  ])('with %p is refused at its field', async (changes, field) => {
    const answer = await apply(changes);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect((await account()).state).toBe('none');
  });

  it('is one, also when it is sent twice at once', async () => {
    const answers = await Promise.all([apply(), apply(), apply()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('waits for staff where the rule says so; they approve, refuse, suspend and change limits', async () => {
    await apply({ employment: 'unemployed' });
    expect(await account()).toMatchObject({ state: 'pending', can_apply: false });
    const { headers } = await signIn(shop, 'ADMIN');
    const read = async (path = '') => (await shop.app.inject({ url: `/api/admin/pay-later${path}`, headers })).json();
    const [first] = (await read('?state=pending')).items;
    /** With the version that is there. */
    const write = async (name: string, payload: object = {}) => {
      const body = { version: (await read(`/${first.id}`)).version, ...payload };
      return shop.app.inject({
        method: 'POST',
        url: `/api/admin/pay-later/${first.id}/${name}`,
        headers,
        payload: body,
      });
    };
    expect(first).toMatchObject({ state: 'pending', name: 'Ada Lovelace', application: { employment: 'unemployed' } });
    const answer = await write('approve', { limit: 20_000 });
    expect(answer.json()).toMatchObject({ state: 'active', limit: 20_000 });
    expect((await write('refuse', { reason: 'Late' })).statusCode).toBe(409);
    expect((await account()).available).toBe(20_000);
    await write('suspend', { reason: 'Please call us.' });
    expect(await account()).toMatchObject({ state: 'suspended', reason: 'Please call us.', available: 0 });
    await write('resume');
    expect((await write('limit', { limit: 0 })).json()).toMatchObject({ state: 'active', limit: 0 });
    const stale = await write('limit', { limit: 10, version: 1 });
    expect([stale.statusCode, stale.json().code, stale.json().current.limit]).toEqual([409, 'pay_later.stale', 0]);
    expect((await read(`/${newId()}`)).code).toBe('pay_later.account_not_found');
    expect((await payer.call('GET', 'admin/pay-later')).statusCode).toBe(403);
  });
});

describe('buying by pay-later', () => {
  it('in 30 days reserves the amount with the order', async () => {
    await apply();
    const { order, payment } = await payer.buy(10_000, { method: 'pay-later', plan: 'pay-in-30-days' });
    expect(payment).toMatchObject({ method: 'pay-later', status: 'authorised', amount: 10_000, action: null });
    expect(order).toMatchObject({ status: 'open', payment_status: 'authorised' });
    expect(await account()).toMatchObject({
      used: 10_000,
      available: 140_000,
      next_due: { due_on: addDays(today(), 30), amount: 10_000 },
      schedules: [{ order_number: order.number, plan: 'pay-in-30-days', instalments: [{ state: 'open', paid: 0 }] }],
      receipts: [],
    });
    expect(order.pay_later?.instalments).toHaveLength(1);
  });

  it('in four parts takes the first one at once, by card', async () => {
    const { order, payment } = await buyOnPlan();
    expect(payment).toMatchObject({ status: 'authorised', amount: 10_000 });
    expect(order).toMatchObject({ status: 'open', payment_status: 'authorised' });
    const { used, schedules, receipts } = await account();
    expect(used).toBe(7500);
    expect(schedules[0]?.instalments.map(({ state, paid }) => [state, paid])).toEqual([
      ['paid', 2500],
      ['open', 0],
      ['open', 0],
      ['open', 0],
    ]);
    expect(receipts).toMatchObject([{ amount: 2500, order_number: order.number }]);
    expect(await taken()).toBe(2500);
  });

  it('whose first part is declined can be tried again, and is reserved once', async () => {
    const { order, payment } = await buyOnPlan(10_000, CARDS.insufficient);
    expect(payment).toMatchObject({ status: 'failed', message: expect.stringContaining('not enough money') });
    expect(order).toMatchObject({ status: 'awaiting_payment', can_pay: true });
    expect((await account()).used).toBe(10_000);
    const payload = { method: 'pay-later', plan: 'four-parts', token: await tokenOf(shop, CARDS.approved) };
    const answer = await payer.call('POST', `orders/${order.id}/payments`, payload, { 'idempotency-key': newKey() });
    expect(answer.json()).toMatchObject({ status: 'authorised' });
    expect((await account()).used).toBe(7500);
    expect(await taken()).toBe(2500);
  });

  it('that is paid in another way after all gives the reservation back', async () => {
    await apply();
    const { order } = await payer.buy(10_000, { method: 'pay-later', plan: 'four-parts', card: CARDS.declined });
    const payload = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
    const answer = await payer.call('POST', `orders/${order.id}/payments`, payload, { 'idempotency-key': newKey() });
    expect(answer.json()).toMatchObject({ method: 'test-card', status: 'paid' });
    expect(await account()).toMatchObject({ used: 0, schedules: [] });
    expect(await taken()).toBe(10_000);
  });

  it('whose first part needs a confirmation waits for it', async () => {
    const { order, payment } = await buyOnPlan(10_000, CARDS.confirm);
    expect(payment).toMatchObject({ method: 'pay-later', status: 'needs_confirmation', action: { kind: 'confirm' } });
    expect(order).toMatchObject({ status: 'awaiting_payment' });
    const url = payment.action?.confirm_url?.slice(1) ?? '';
    const answer = await payer.call('POST', url, { code: '123456' });
    expect(answer.json()).toMatchObject({ id: payment.id, method: 'pay-later', status: 'authorised' });
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'open', payment_status: 'authorised' });
    expect(await taken()).toBe(2500);
  });

  it('is offered with the reason why not', async () => {
    const reasonFor = async () => {
      const { payment_offers } = (await payer.call('GET', 'checkout')).json();
      return payment_offers.find(({ code }: { code: string }) => code === 'pay-later').reason;
    };
    await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    await payer.call('POST', 'cart/restore', { items: [] });
    expect(await reasonFor()).toBe('Apply for pay-later in your account first.');
    await apply({ employment: 'unemployed' });
    expect(await reasonFor()).toBe('Your application for pay-later is still being looked at.');
  });

  it('never goes above the limit, however many orders come at once', async () => {
    await apply();
    await shop.infra.db
      .updateTable('pay_later_accounts')
      .set({ credit_limit: 25_000 })
      .where('user_id', '=', payer.user_id)
      .execute();
    const reserve = () =>
      shop.infra.db.transaction().execute(async (trx) => {
        const { shown } = await shop.services.payments.prepare(trx, {
          order_id: newId(),
          order_number: 'KO-TEST',
          user_id: payer.user_id,
          method: 'pay-later',
          plan: 'pay-in-30-days',
          amount: 10_000,
          currency: 'USD',
          placed_at: shop.clock.now(),
          language: 'en',
          token: null,
        });
        await shown;
      });
    const results = await Promise.allSettled(Array.from({ length: 5 }, reserve));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await account()).used).toBe(20_000);
  });
});

describe('paying what is due', () => {
  it('early, in part and more than one part at a time', async () => {
    const { order } = await buyOnPlan();
    const second = await idOf(2);
    expect((await payOne(second, 1000)).json()).toMatchObject({
      payment: { status: 'paid', amount: 1000 },
      account: { used: 6500 },
    });
    expect((await payOne(second)).json().payment).toMatchObject({ status: 'paid', amount: 1500 });
    const receipts = (await mailsTo(shop, await emailOf(payer.user_id))).filter(({ subject }) =>
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

async function emailOf(user_id: string): Promise<string> {
  return (await shop.services.users.getById(user_id)).email;
}
