import fc from 'fast-check';
import type { Download, MonthClosing } from '@tessera/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { forAllTests } from '../../../../test/for-all-tests';
import { CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import { pieces, startEditingShop } from '../../orders/testing/editing-shop';

const shop = forAllTests(() => startEditingShop({ config: { access_token_seconds: 200 * 24 * 3600 } }), 180_000);

/** Each history is some twenty requests. */
const numRuns = process.env['TESSERA_DRILL'] ? 60 : 5;

const aStep = fc.oneof(
  fc.record({ do: fc.constant('quantity' as const), quantity: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ do: fc.constantFrom('card' as const, 'by hand' as const, 'part' as const, 'cancel' as const) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;
type Sold = Awaited<ReturnType<typeof shop.anOrder>>;

const byCard = async (card: string) => ({ method: 'test-card', token: await tokenOf(shop, card) });

const DEEDS: Record<Step['do'], (sold: Sold, step: Step) => Promise<unknown>> = {
  async quantity({ id, line }, step) {
    const wanted = pieces(line, 'quantity' in step ? step.quantity : 1);
    const found = await shop.admin('POST', `orders/${id}/edit-preview`, wanted);
    if (found.statusCode === 200) await shop.edit(id, wanted);
  },
  refund: ({ id }, step) =>
    shop.admin('POST', `orders/${id}/refunds`, { amount: 'amount' in step ? step.amount : 1, reason: '', items: [] }),
  card: async ({ id, buyer }) =>
    buyer.call('POST', `orders/${id}/payments`, await byCard(CARDS.approved), { 'idempotency-key': newKey() }),
  'by hand': ({ id }) => shop.admin('POST', `orders/${id}/paid`),
  async part({ id, buyer }) {
    const part = (await shop.seen(id)).pay_later?.instalments.find(({ state }) => state !== 'paid');
    const url = `pay-later/instalments/${part?.id ?? ''}/payments`;
    await buyer.call('POST', url, await byCard(CARDS.approved), { 'idempotency-key': newKey() });
  },
  cancel: ({ id }) => shop.admin('POST', `orders/${id}/cancel`, { reason: '', restock: true }),
};

/** What cannot be done at that point is not done. */
const take = (step: Step, sold: Sold): Promise<unknown> => DEEDS[step.do](sold, step);

/** Whatever was begun is ended, and told. */
async function settle(id: string): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await shop.deliverMessages();
    await shop.services.reconcile.run();
    for (const { id: refund, state } of (await shop.seen(id)).refunds) {
      if (state === 'pending') await shop.services.orderJobs.refund(refund);
    }
    await shop.tell(id);
  }
}

const month = (): string => shop.clock.now().toISOString().slice(0, 7);
const closing = async (of = month()) => (await shop.admin('GET', `transactions/closings/${of}`)).json<MonthClosing>();
const namedIn = ({ checks }: MonthClosing) =>
  checks.flatMap(({ check, differences }) =>
    differences.map(({ label, expected, found }) => [check, label, found - expected]),
  );

const WAYS = [
  ['test-card', CARDS.approved],
  ['test-card', CARDS.insufficient],
  ['bank-transfer'],
  ['cash-on-delivery'],
  ['pay-later', CARDS.approved, 'four-parts'],
] as const;

/** What is written wrongly of an order that was paid and partly refunded, by a cent, under the check that names it. */
const planted = (by: number, id: string): Record<string, RawBuilder<unknown>> => ({
  payments: sql`update payments set captured_amount = captured_amount + ${by}::int where order_id = ${id}`,
  refunded: sql`update orders set refunded = refunded + ${by}::int where id = ${id}`,
  refunds: sql`update order_refunds set amount = amount + ${by}::int where order_id = ${id}`,
  invoices: paperWith(by, id, 'invoice'),
  credit_notes: paperWith(by, id, 'credit_note'),
});
const paperWith = (by: number, id: string, kind: string) => sql`
  update invoices set content = jsonb_set(content, '{totals,total}', to_jsonb((content -> 'totals' ->> 'total')::bigint + ${by}::int))
  where order_id = ${id} and kind = ${kind}`;

it('whatever is ordered, changed, paid and given back in whatever order: the books of the month agree to the cent', async () => {
  const history = fc.record({ way: fc.constantFrom(...WAYS), steps: fc.array(aStep, { minLength: 1, maxLength: 7 }) });
  await fc.assert(
    fc.asyncProperty(history, async ({ way: [method, card, plan], steps }) => {
      const sold = await shop.anOrder(method, card, plan);
      for (const step of steps) await take(step, sold);
      await settle(sold.id);
      expect(namedIn(await closing())).toEqual([]);
    }),
    { numRuns },
  );
  const { figures, differing } = await closing();
  expect(differing).toBe(0);
  // What came less what went is what the shop has of all payments.
  const moved = figures
    .filter(({ figure }) => ['payments', 'instalments', 'refunds', 'disputes'].includes(figure))
    .reduce((sum, { amount }) => sum + amount, 0);
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum(captured_amount - refunded_amount) filter (where method <> 'pay-later'), 0)::bigint as kept
    from payments`.execute(shop.infra.db);
  expect(moved).toBe(rows[0]?.kept);
}, 3_600_000);

describe('the closing of a month', () => {
  it('names the record of which two books say something else, by how much, and links to its order', async () => {
    const { db } = shop.infra;
    const sold = await shop.anOrder('test-card', CARDS.approved);
    await shop.admin('POST', `orders/${sold.id}/refunds`, { amount: 700, reason: '', items: [] });
    await settle(sold.id);
    expect((await closing()).differing).toBe(0);
    for (const check of Object.keys(planted(1, sold.id))) {
      await planted(1, sold.id)[check]?.execute(db);
      const named = (await closing()).checks
        .filter((one) => one.check === check)
        .flatMap(({ differences }) => differences);
      expect([check, named]).toEqual([check, [expect.objectContaining({ order_id: sold.id, currency: 'USD' })]]);
      expect(named.map(({ label, expected, found }) => [label, Math.abs(found - expected)])).toEqual([
        [sold.order.number, 1],
      ]);
      await planted(-1, sold.id)[check]?.execute(db);
    }
  }, 60_000);

  it('names a plan whose instalments come to something else, and its account', async () => {
    const { db } = shop.infra;
    const plan = await shop.anOrder('pay-later', CARDS.approved, 'four-parts');
    await settle(plan.id);
    const parts = sql`select id from pay_later_instalments where schedule_id in (
      select id from pay_later_schedules where order_id = ${plan.id}) and number = 2`;
    await sql`update pay_later_instalments set amount = amount + 3 where id in (${parts})`.execute(db);
    const email = (await shop.services.users.findById(plan.buyer.user_id))?.email;
    expect(namedIn(await closing())).toEqual([
      ['plans', plan.order.number, 3],
      ['accounts', email, 3],
    ]);
    await sql`update pay_later_instalments set amount = amount - 3 where id in (${parts})`.execute(db);
    expect((await closing()).differing).toBe(0);
  }, 60_000);

  it('is recorded by whoever has seen its sums, once it is over, and says what has changed since', async () => {
    const of = month();
    const sold = await shop.anOrder('test-card', CARDS.approved);
    await settle(sold.id);
    const early = await closing();
    const body = { fingerprint: early.fingerprint, recorded_id: null, note: ' All booked ' };
    const record = (asked: object) => shop.admin('POST', `transactions/closings/${of}`, asked);
    expect((await record(body)).json().code).toBe('transactions.month_not_over');
    expect((await shop.admin('GET', 'transactions/closings/2999-01')).json().code).toBe('transactions.month_not_found');
    shop.clock.advance(40 * 24 * 3600_000);
    const stale = await record({ ...body, fingerprint: '0'.repeat(64) });
    expect([stale.statusCode, stale.json().code, stale.json().current.month]).toEqual([
      409,
      'transactions.closing_stale',
      of,
    ]);
    const seen = await closing(of);
    expect(seen).toMatchObject({ is_over: true, recorded: null, changed: [] });
    const done = (await record({ ...body, fingerprint: seen.fingerprint })).json<MonthClosing>();
    expect(done.recorded).toMatchObject({ month: of, differing: 0, note: 'All booked', closed_by: 'Ada Lovelace' });
    expect(done.changed).toEqual([]);
    // Somebody else who has not seen that it was recorded does not record it again.
    expect((await record({ ...body, fingerprint: seen.fingerprint })).statusCode).toBe(409);
    const { items } = await shop.services.audit.list({ record_id: done.recorded?.id ?? '' }, { limit: 5 });
    expect(items.map(({ action }) => action)).toEqual(['transactions.close_month']);
    await sql`update transactions set fee = 175 where order_number = ${sold.order.number}`.execute(shop.infra.db);
    expect((await closing(of)).changed).toEqual([{ figure: 'fees', currency: 'USD', recorded: 0, now: -175 }]);
    const listed = (await shop.admin('GET', 'transactions/closings')).json<{ items: object[] }>();
    expect(listed.items).toEqual([done.recorded]);
  }, 60_000);

  it('is a file for spreadsheets, too', async () => {
    const { db } = shop.infra;
    const of = (await sql<{ month: string }>`select month from month_closings`.execute(db)).rows[0]?.month ?? '';
    const { url } = (await shop.admin('POST', `transactions/closings/${of}/downloads`)).json<Download>();
    const lines = (await shop.app.inject({ url })).body.trim().split('\r\n');
    expect(lines[0]).toContain('part,what,record,currency,records,first_book,second_book,difference');
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^sum,fees,,USD,1,-1\.75,,$/)]));
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^check,orders,,USD,\d+,[\d.]+,[\d.]+,0$/)]));
  });
});
