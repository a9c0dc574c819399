import fc from 'fast-check';
import type { AdminPayLaterRecord, Download, MonthClosing, Reconciliation } from '@tessera/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { forAllTests } from '../../../../test/for-all-tests';
import { CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import { pieces, startEditingShop } from '../../orders/testing/editing-shop';
import { CLOSING_FIGURES } from './closing.schemas';

const shop = forAllTests(() => startEditingShop({ config: { access_token_seconds: 200 * 24 * 3600 } }), 180_000);

/** Each history is some twenty requests. */
const numRuns = process.env['TESSERA_DRILL'] ? 60 : 2;

const aStep = fc.oneof(
  fc.record({ do: fc.constant('quantity' as const), quantity: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ do: fc.constantFrom('waive' as const, 'write off' as const, 'fee' as const) }),
  fc.record({ do: fc.constantFrom('note' as const, 'reverse' as const) }),
  fc.record({ do: fc.constantFrom('card' as const, 'by hand' as const, 'part' as const, 'cancel' as const) }),
  fc.record({ do: fc.constant('correct' as const), house: fc.integer({ min: 1, max: 9 }) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;
type Sold = Awaited<ReturnType<typeof shop.anOrder>>;

const byCard = async (card: string) => ({ method: 'test-card', token: await tokenOf(shop, card) });

/** What staff see of the buyer's account of pay-later; undefined where they have none. */
async function recordOf({ buyer }: Sold): Promise<AdminPayLaterRecord | undefined> {
  const account = shop.infra.db.selectFrom('pay_later_accounts').select('id').where('user_id', '=', buyer.user_id);
  const found = await account.executeTakeFirst();
  return found && (await shop.admin('GET', `pay-later/${found.id}`)).json<AdminPayLaterRecord>();
}

/** @param deed what staff do with the account: its path and body */
async function atDesk(sold: Sold, deed: (seen: AdminPayLaterRecord) => [path: string, body: object] | undefined) {
  const seen = await recordOf(sold);
  const [path, body] = (seen && deed(seen)) ?? [];
  if (seen && path) await shop.admin('POST', `pay-later/${seen.id}/${path}`, { version: seen.version, ...body });
}
const openPart = ({ schedules }: AdminPayLaterRecord) =>
  schedules[0]?.instalments.findLast(({ amount, paid }) => paid < amount) ?? { id: '', amount: 0, paid: 0 };
const onPart = (seen: AdminPayLaterRecord, amount: number) => ({
  instalment_id: openPart(seen).id,
  amount,
  reason: 'Asked',
});

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
  waive: (sold) => atDesk(sold, (seen) => ['waivers', onPart(seen, openPart(seen).amount - openPart(seen).paid)]),
  fee: (sold) => atDesk(sold, (seen) => ['fees', onPart(seen, 333)]),
  'write off': (sold) =>
    atDesk(sold, ({ used }) => ['write-offs', { order_id: sold.id, amount: used, reason: 'Gone away' }]),
  note: (sold) =>
    atDesk(sold, (seen) => {
      const { reason: reference, ...part } = onPart(seen, 700);
      return [
        'payments',
        { ...part, reference, method: 'cash', received_on: shop.clock.now().toISOString().slice(0, 10) },
      ];
    }),
  reverse: (sold) =>
    atDesk(sold, ({ adjustments }) => {
      const last = adjustments.find(({ state }) => state === 'applied');
      return last && [`adjustments/${last.id}/reverse`, { reason: 'By mistake' }];
    }),
  async correct({ id }, step) {
    const { shipping_address } = await shop.seen(id);
    const address = { ...shipping_address, line2: `House ${'house' in step ? step.house : ''}` };
    await shop.tell(id);
    await shop.admin('POST', `orders/${id}/invoice-corrections`, { address, reason: 'Asked' });
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
  corrections: paperWith(by, id, 'cancellation'),
});
const paperWith = (by: number, id: string, kind: string) => sql`
  update invoices set content = jsonb_set(content, '{totals,total}', to_jsonb((content -> 'totals' ->> 'total')::bigint + ${by}::int))
  where order_id = ${id} and kind = ${kind} and (cause is null or kind <> 'invoice')`;

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
    await DEEDS.correct(sold, { do: 'correct', house: 1 });
    const agreed = await closing();
    expect(agreed.differing).toBe(0);
    const named = agreed.figures.map(({ figure }) => figure);
    expect(named).toEqual(CLOSING_FIGURES.filter((figure) => named.includes(figure)));
    for (const check of Object.keys(planted(1, sold.id))) {
      await planted(1, sold.id)[check]?.execute(db);
      const seen = await closing();
      expect(seen.differing).toBe(1);
      const named = seen.checks.filter((one) => one.check === check).flatMap(({ differences }) => differences);
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

  it.each([
    ['goods whose price was let go come back', ['waive', 'refund']],
    ['everything was written off before', ['write off', 'refund']],
    ['the order becomes smaller than what is left of its plan', ['write off', 'smaller']],
    ['a payment that was noted had not come', ['note', 'reverse']],
  ])('agrees to the cent where %s', async (_, deeds) => {
    const sold = await shop.anOrder('pay-later', CARDS.approved, 'four-parts');
    await settle(sold.id);
    for (const deed of deeds) {
      if (deed === 'refund')
        await shop.admin('POST', `orders/${sold.id}/refunds`, { amount: 5_060, reason: '', items: [] });
      else if (deed === 'smaller') await shop.edit(sold.id, pieces(sold.line, 1));
      else await take({ do: deed as 'waive' }, sold);
    }
    await settle(sold.id);
    expect(namedIn(await closing())).toEqual([]);
    expect((await recordOf(sold))?.adjustments).toHaveLength(1);
  });

  it('has a payment that was noted and had not come twice, as an instalment of each sign, and no payout file misses it', async () => {
    const sold = await shop.anOrder('pay-later', CARDS.approved, 'four-parts');
    for (const deed of ['note', 'reverse'] as const) await take({ do: deed }, sold);
    const listed = shop.infra.db.selectFrom('transactions').select(['kind', 'amount', 'moved']);
    const cash = listed.where('order_id', '=', sold.id).where('method', '=', 'cash').orderBy('moved', 'desc');
    expect(await cash.execute()).toEqual([
      { kind: 'instalment', amount: 700, moved: 700 },
      { kind: 'instalment', amount: 700, moved: -700 },
    ]);
    const csv = `reference,type,amount,fee,net,currency,created\nX-1,payment,1,0,1,USD,${shop.clock.now().toISOString()}\n`;
    const file = { method: 'cash', file_name: 'till.csv', csv };
    const { verdicts } = (await shop.admin('POST', 'transactions/reconciliations', file)).json<Reconciliation>();
    expect(verdicts).toMatchObject({ unknown: 1 });
    const missing = shop.infra.db.selectFrom('reconciliation_lines').innerJoin('transactions', 'id', 'transaction_id');
    expect(await missing.select('id').where('order_id', '=', sold.id).execute()).toEqual([]);
  });

  it('is recorded by whoever has seen its sums, once it is over, and says what has changed since', async () => {
    const of = month();
    const sold = await shop.anOrder('test-card', CARDS.approved);
    await settle(sold.id);
    // In the last hour of the month: elsewhere it is the next one already.
    await sql`update transactions set at = date_trunc('month', at, 'UTC') + interval '1 month' - interval '1 hour'
      where order_number = ${sold.order.number}`.execute(shop.infra.db);
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
    await shop.services.store.update({ time_zone: 'Asia/Tokyo' });
    expect(await closing(of)).toMatchObject({
      time_zone: 'Asia/Tokyo',
      changed: [{ figure: 'fees', currency: 'USD', recorded: 0, now: -175 }],
    });
    await shop.services.store.update({ time_zone: 'UTC' });
    // As whoever recorded it before fees were summed.
    await sql`update month_closings set known_figures = array_remove(known_figures, 'fees')`.execute(shop.infra.db);
    expect((await closing(of)).changed).toEqual([]);
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
    expect(lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^check,orders,,USD,\d+,[\d.]+,[\d.]+,0\.00$/)]),
    );
  });
});
