import { mailsTo } from '../../../test/mails/mailbox';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { CARDS, newKey, tokenOf } from '../../../test/sales/pay-shop';
import { addDays, dayIn } from '../../infra/basics/calendar';
import { FACTS, planBuyer } from './testing/plan-buyer';

const { shop, payer, apply, account, buyOnPlan, taken, emailOf } = planBuyer();
const today = () => dayIn('UTC', shop.clock.now());

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
    const email = await emailOf();
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
