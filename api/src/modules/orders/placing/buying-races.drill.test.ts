import { sql } from 'kysely';
import type { Checkout, Order, Payment } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { aPayer, CARDS, newKey } from '../../../../test/sales/pay-shop';
import { withTransaction } from '../../../infra/database/transaction';
import { aCrowd, ask, fillCarts, startRace } from '../testing/crowd';
import type { Person } from '../testing/crowd';
import { someGoods, stockOf } from '../testing/orders-shop';

const ROUNDS = 20;
const BUYERS = 20;
const MOST_TRIES = 30;
/** minor units: no number of pieces, of any number of orders, comes to it exactly */
const LIMIT = 52_300;
const PIECE = 5_000;
const CARD = { number: CARDS.approved, expiry: '12/49', cvc: '123' };
const FACTS = { date_of_birth: '1990-05-05', monthly_income: 300_000, employment: 'employed', consent: true };

/** Sets the stage and looks at the result; the racing is done at the processes. */
const shop = forAllTests(() => startRace('15'));
jest.setTimeout(600_000);
afterEach(async () => {
  // Whatever happened: balance, ledger and schedules say the same.
  expect(await shop.services.payLaterLedger.check()).toEqual([]);
});

interface Refusal {
  code?: string;
  detail?: string;
}

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row | undefined> =>
  (await query.execute(shop.infra.db)).rows[0];
/** The same click at both processes: what both say is one answer, or one of them says that the other is at it. */
async function clickTwice<T>(person: Person, index: number, path: string, body: object) {
  const key = newKey();
  const [own, other] = [shop.processFor(index), shop.processFor(index + 1)];
  const clicks = [own, other].map((process) => ask<T & Refusal>(process, person, 'POST', path, body, key));
  return Promise.all(clicks);
}
const allow = (user_id: string, credit_limit: number) =>
  shop.infra.db.updateTable('pay_later_accounts').set({ credit_limit }).where('user_id', '=', user_id).execute();
const owed = (user_id: string) =>
  one(sql<{ balance: number; schedules: number; planned: number; orders: number; totals: number }>`
    select balance, count(schedule.id) as schedules, coalesce(sum(schedule.amount), 0) as planned,
      (select count(*) from orders where user_id = ${user_id} and payment_status = 'authorised') as orders,
      (select coalesce(sum(total), 0) from orders where user_id = ${user_id} and payment_status = 'authorised') as totals
    from pay_later_accounts as account
    left join pay_later_schedules as schedule on schedule.account_id = account.id and schedule.released_at is null
    where account.user_id = ${user_id} group by account.id`);

/** What is owed, what the schedules come to, and what was ordered. */
function expectOneStory(sums: Awaited<ReturnType<typeof owed>>): void {
  expect(sums).toMatchObject({ balance: sums?.planned, planned: sums?.totals, schedules: sums?.orders });
}

describe('the limit of pay-later, with goods for everybody', () => {
  it(`holds while eight orders of one buyer are paid with it at once, at two processes: ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const payer = await aPayer(shop);
      await payer.call('POST', 'pay-later/applications', FACTS);
      const orders: Order[] = [];
      for (let count = 0; count < 8; count += 1) {
        orders.push((await payer.buy(10_000, { method: 'test-card', card: CARDS.declined })).order);
      }
      await allow(payer.user_id, 35_000);
      const body = { method: 'pay-later', plan: 'pay-in-30-days' };
      const answers = await Promise.all(
        orders.map(({ id }, index) => clickTwice<Payment>(payer, index, `orders/${id}/payments`, body)),
      );
      const paid = answers.filter((clicks) => clicks.some(({ body: { status } }) => status === 'authorised'));
      const refused = answers.filter((clicks) => !paid.includes(clicks)).flat();
      expect(paid).toHaveLength(3);
      const message = 'This is more than your pay-later limit leaves.';
      expect(refused).toHaveLength(10);
      expect(new Set(refused.map(({ body: { detail } }) => detail))).toEqual(new Set([message]));
      const sums = { balance: 30_000, schedules: 3, planned: 30_000, orders: 3, totals: 30_000 };
      expect(await owed(payer.user_id)).toEqual(sums);
      // What was refused can be paid in another way, and what was paid costs nothing of the limit twice.
      const states = await Promise.all(orders.map(({ id }) => payer.getOrder(id)));
      expect(states.filter(({ can_pay }) => can_pay)).toHaveLength(5);
    }
  });

  it('holds while one buyer orders in six windows at once, and what is left of it can be spent', async () => {
    const payer = await aPayer(shop);
    await payer.call('POST', 'pay-later/applications', FACTS);
    const goods = await someGoods(shop, { stock: 1_000, regular_price: 4_400 });
    await payer.fill(goods);
    await allow(payer.user_id, LIMIT);
    const payment = { method: 'pay-later', plan: 'pay-in-30-days' };
    /** Orders what is in the cart, which all windows share; a refusal brings the checkout as it is now. */
    async function order(index: number) {
      const { totals } = (await ask<Checkout>(shop.processFor(index), payer, 'GET', 'checkout')).body;
      const body = { expected_total: totals.total, payment, accept_terms: true };
      return clickTwice<{ order?: Order; checkout?: Checkout }>(payer, index, 'orders', body);
    }
    const add = (index: number) =>
      ask(shop.processFor(index), payer, 'POST', 'products/add-to-cart', {
        product_id: goods.product_id,
        variant_id: goods.variant_id,
        quantity: 1,
      });
    const window = async (_: unknown, index: number): Promise<void> => {
      for (let tries = 0; tries < 4; tries += 1) {
        await add(index + tries);
        await order(index + tries);
      }
    };
    await Promise.all(Array.from({ length: 6 }, window));
    // Six windows may refuse each other every time: each changes the sum that another has been shown.
    expectOneStory(await owed(payer.user_id));
    // One piece at a time, until one is too much: 4,400 and the delivery.
    let answer: Awaited<ReturnType<typeof order>>[number] | undefined;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await payer.call('DELETE', 'products/clear-cart');
      await add(tries);
      [answer] = await order(tries);
      if (answer?.status !== 201) break;
    }
    const offer = answer?.body.checkout?.payment_offers.find(({ code }) => code === 'pay-later');
    expect([answer?.status, offer?.reason]).toEqual([409, 'This is more than your pay-later limit leaves.']);
    const sums = await owed(payer.user_id);
    expectOneStory(sums);
    expect(sums?.balance).toBeLessThanOrEqual(LIMIT);
    expect(sums?.balance).toBeGreaterThan(LIMIT - PIECE);
  });
});

describe('a coupon that can be used once more', () => {
  it(`serves one of ${BUYERS} who order with it at once; the others are told, and order without it`, async () => {
    await withTransaction(shop.infra.db, (trx) =>
      shop.services.promotions.put(trx, { code: 'LAST', kind: 'percent', value: 10_000, max_uses: 1 }),
    );
    const goods = await someGoods(shop, { stock: 100, regular_price: 10_000 });
    const people = await aCrowd(shop, BUYERS);
    await fillCarts(shop, people, () => [goods.variant_id]);
    const totals = await Promise.all(
      people.map(async (person, index) => {
        await ask(shop.processFor(index), person, 'POST', 'cart/coupon', { code: 'LAST' });
        return (await ask<Checkout>(shop.processFor(index), person, 'GET', 'checkout')).body.totals.total;
      }),
    );
    expect(new Set(totals)).toEqual(new Set([9_600]));
    const order = async (person: Person, index: number, expected_total: number) => {
      const { token } = (
        await ask<{ token: string }>(shop.processFor(index), person, 'POST', 'test-gateway/tokens', CARD)
      ).body;
      const body = { expected_total, payment: { method: 'test-card', token }, accept_terms: true };
      return clickTwice<{ order?: Order }>(person, index, 'orders', body);
    };
    const answers = await Promise.all(people.map((person, index) => order(person, index, 9_600)));
    const served = answers.filter((clicks) => clicks.some(({ status }) => status === 201));
    expect(served).toHaveLength(1);
    const told = answers.filter((clicks) => !served.includes(clicks)).flat();
    const refusals = new Set(told.map(({ status, body: { code, detail } }) => `${status} ${code}: ${detail}`));
    // In the last moment, or before that.
    refusals.delete('409 checkout.changed: The coupon has just been used up.');
    refusals.delete('409 checkout.changed: This coupon has been used up.');
    expect([told.length, [...refusals]]).toEqual([2 * (BUYERS - 1), []]);
    const found = sql<Record<string, number>>`
      select (select used from coupons where code = 'LAST') as used,
        count(*) as orders, count(*) filter (where coupon_code = 'LAST') as cheap,
        (select count(*) from payments where order_id = any(array_agg(orders.id))) as payments
      from orders where user_id = any(${people.map(({ user_id }) => user_id)}::uuid[])`;
    expect(await one(found)).toEqual({ used: 1, orders: 1, cheap: 1, payments: 1 });
    expect(await stockOf(shop, goods)).toBe(99);

    const others = people.filter((_, index) => !served.includes(answers[index] ?? []));
    const later = await Promise.all(others.map((person, index) => order(person, index, 10_600)));
    expect(later.filter((clicks) => clicks.some(({ status }) => status === 201))).toHaveLength(BUYERS - 1);
    expect(await one(found)).toEqual({ used: 1, orders: BUYERS, cheap: 1, payments: BUYERS });
    expect(await stockOf(shop, goods)).toBe(100 - BUYERS);
  });
});
