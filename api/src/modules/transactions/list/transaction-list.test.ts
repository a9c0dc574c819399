import type { AdminTransaction, AdminTransactionList, AdminTransactionSums, Download } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { fillAnalyzed } from '../../../../test/database/fill-analyzed';
import { forAllTests } from '../../../../test/for-all-tests';
import { appoint, signIn } from '../../../../test/people';
import { startStripeShop } from '../../../../test/sales/stripe-shop';
import { transactionListRepository } from './transaction-list.repository';

const shop = forAllTests(startStripeShop, 180_000);
jest.setTimeout(60_000);

type Asked = Record<string, string | number>;
const search = (asked: Asked) =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));

async function list(asked: Asked = {}): Promise<AdminTransactionList> {
  const answer = await shop.admin('GET', `transactions?${search(asked)}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<AdminTransactionList>();
}
const sums = async (asked: Asked = {}) =>
  (await shop.admin('GET', `transactions/sums?${search(asked)}`)).json<AdminTransactionSums>();
const said = ({ kind, state, amount, moved }: AdminTransaction) => [kind, state, amount, moved];
const ofOrder = async (number: string) => (await list({ search: number, sort: 'at' })).items.map(said);

describe('the list of money in and out', () => {
  it('has a payment when it is begun, taken, given back in part, and what a provider did by itself', async () => {
    const { id, order, intent } = await shop.paidOrder();
    expect(await ofOrder(order.number)).toEqual([['payment', 'done', 5060, 5060]]);
    await shop.admin('POST', `orders/${id}/refunds`, { amount: 1000, reason: 'Late', items: [] });
    await shop.services.reconcile.run();
    const made = shop.stripe.refundInDashboard(intent.id, 500);
    await shop.say(shop.stripe.event('refund.updated', made));
    const dispute = shop.stripe.dispute(intent.id, 700);
    await shop.say(shop.stripe.event('charge.dispute.created', dispute, 1_800_000_000));
    const rows = await ofOrder(order.number);
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['payment', 'done', 5060, 5060],
        ['refund', 'done', 1000, -1000],
        ['refund', 'done', 500, -500],
        ['dispute', 'open', 700, -700],
      ]),
    );
    await shop.say(shop.stripe.event('charge.dispute.closed', { ...dispute, status: 'won' }, 1_800_000_100));
    expect(await ofOrder(order.number)).toContainEqual(['dispute', 'won', 700, 0]);
    // What came back to nothing is no money any more.
    await shop.say(shop.stripe.event('refund.failed', { ...made, status: 'failed' }));
    expect(await ofOrder(order.number)).toContainEqual(['refund', 'failed', 500, 0]);
    expect(await sums({ search: order.number })).toEqual({
      is_complete: true,
      items: [{ currency: 'USD', count: 4, came: 5060, went: 1000, fees: 0 }],
    });
    const reference = (await list({ search: intent.id })).items.map(({ order_number }) => order_number);
    expect(reference).toEqual([order.number]);
  });

  it('tells what is promised from what was paid: a plan is no money, its instalments are', async () => {
    const { id, order } = await shop.planBegun();
    const rows = await ofOrder(order.number);
    expect(rows).toContainEqual(['plan', 'authorised', 5060, 0]);
    expect(rows.filter(([kind]) => kind === 'instalment')).toEqual([['instalment', 'done', 1265, 1265]]);
    // What was taken off it does not make it done: the rest is still to be paid.
    await shop.admin('POST', `orders/${id}/refunds`, { amount: 500, reason: '', items: [] });
    await shop.services.reconcile.run();
    expect(await ofOrder(order.number)).toEqual(
      expect.arrayContaining([
        ['plan', 'authorised', 5060, 0],
        ['plan_refund', 'done', 500, 0],
      ]),
    );
  });

  it('has what failed and what waits, with its way to pay, and finds by order, e-mail, kind, method, state and day', async () => {
    const { order, buyer } = await shop.anOrder('bank-transfer');
    const email = (await shop.services.users.findById(buyer.user_id))?.email ?? '';
    const [row] = (await list({ search: email })).items;
    expect(row).toMatchObject({
      kind: 'payment',
      method: 'bank-transfer',
      state: 'pending',
      amount: 5060,
      moved: 0,
      currency: 'USD',
      order_number: order.number,
      email,
      customer: { id: buyer.user_id, name: 'Ada Lovelace' },
      fee: null,
    });
    const day = shop.clock.now().toISOString().slice(0, 10);
    const asked = {
      method: 'bank-transfer',
      kind: 'payment',
      state: 'pending',
      currency: 'USD',
      at_from: day,
      at_to: day,
    };
    expect((await list(asked)).items.map(({ id }) => id)).toContain(row?.id);
    expect((await list({ ...asked, at_to: '2001-01-01' })).items).toEqual([]);
    for (const other of [{ state: 'failed' }, { kind: 'refund' }, { currency: 'EUR' }, { method: 'cash' }]) {
      expect((await list({ ...asked, ...other })).items).toEqual([]);
    }
    await shop.admin('POST', `orders/${order.id}/paid`);
    expect(await ofOrder(order.number)).toEqual([['payment', 'done', 5060, 5060]]);
  });

  it('is for staff who may see it alone', async () => {
    const someone = await signIn(shop);
    await appoint(shop, someone.user_id, 'catalogue');
    for (const url of ['transactions', 'transactions/sums', 'transactions/closings', 'transactions/reconciliations']) {
      const answer = await shop.app.inject({ url: `/api/admin/${url}`, headers: someone.headers });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
  });

  it('is downloaded whole, and nothing in it is a formula', async () => {
    const { db } = shop.infra;
    await sql`update transactions set reference = '=HYPERLINK("x")' where id = (select id from transactions limit 1)`.execute(
      db,
    );
    const { url } = (await shop.admin('POST', 'transactions/downloads', {})).json<Download>();
    const { body } = await shop.app.inject({ url });
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toContain(
      'at,kind,method,state,order_number,customer_name,email,reference,currency,amount,moved,fee,id',
    );
    expect(lines).toHaveLength((await list()).total + 1);
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
    expect(body).toMatch(/,USD,10\.00,-10\.00,,/);
  });
});

// The last one: so many are deleted again as slowly as they are many.
describe('a long list', () => {
  it('counts exactly to 10,000, says where it stopped, pages by cursor in each order, and adds up no more than it may', async () => {
    const { db } = shop.infra;
    await fillAnalyzed(
      db,
      'transactions',
      sql`insert into transactions (id, kind, method, state, order_id, order_number, amount, moved, currency, at)
      select gen_random_uuid(), case when n % 7000 = 0 then 'dispute' else 'payment' end, 'test-card',
        case when n % 7000 = 0 then 'lost' else 'done' end, gen_random_uuid(), 'MANY-' || n, n, n, 'JPY',
        timestamptz '2025-01-01' + n * interval '1 minute' from generate_series(1, 25000) as n`,
    );
    const all = await list({ page_size: 10 });
    expect([all.total, all.total_is_exact, all.items.length]).toEqual([10_000, false, 10]);
    for (const sort of ['-at', 'at', '-amount', 'amount']) {
      const first = await list({ sort, page_size: 10, currency: 'JPY' });
      const next = await list({ sort, page_size: 10, currency: 'JPY', after: first.next_cursor ?? '' });
      const both = [...first.items, ...next.items].map(({ amount }) => amount);
      expect(new Set(both).size).toBe(20);
      expect(both).toEqual(both.toSorted((one, other) => (sort.startsWith('-') ? other - one : one - other)));
    }
    const rare = await list({ kind: 'dispute', currency: 'JPY' });
    expect([rare.total, rare.total_is_exact, rare.items.length]).toEqual([3, true, 3]);
    const many = await list({ search: 'many-', page_size: 10 });
    expect([many.total, many.total_is_exact, many.items.length]).toEqual([10_000, false, 10]);
    expect(await sums({ currency: 'JPY' })).toMatchObject({ items: [{ count: 25_000, came: 312_512_500, went: 0 }] });
    expect(await transactionListRepository.sum(db, { currency: 'JPY' }, 24_999)).toBeUndefined();
  });
});
