import fc from 'fast-check';
import { sql } from 'kysely';
import { newKey } from '../../../../test/sales/pay-shop';
import { AppError } from '../../../errors/errors';
import { addDays, dayIn } from '../../../infra/basics/calendar';
import { newId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import { creditDesk } from '../testing/credit-desk';
import type { DeskWrite } from './staff-change';

const { shop, staff, aDebtor } = creditDesk();
jest.setTimeout(120_000);

const numRuns = process.env['TESSERA_DRILL'] ? 10_000 : 30;

const share = fc.integer({ min: 1, max: 120 });
const which = fc.nat({ max: 5 });
const aStep = fc.record({
  do: fc.constantFrom(
    'receive',
    'fee',
    'waive',
    'write off',
    'reverse',
    'confirm',
    'decline',
    'postpone',
    'refund',
    'edit',
    'release',
    'again',
  ),
  /** percent of what is open, or of the order */
  share,
  which,
  by: fc.constantFrom('one', 'two'),
});
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

/** An order that is one more of a real one, paid by a plan of four parts that all come later. */
async function anotherOrder(user_id: string, like: string, amount: number): Promise<string> {
  const { db, clock } = shop.infra;
  const id = newId();
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'orders' and is_generated = 'NEVER'`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const sums = { items: amount, total: amount, discount: 0, shipping: 0, fee: 0, tax: 0, refunded: 0, due: 0 };
  const other = { id, number: `T-${id.slice(-12)}`, idempotency_key: id, payment_id: null, ...sums };
  const open = { status: 'open', payment_status: 'authorised', payment_method: 'pay-later' };
  await withTransaction(db, async (trx) => {
    const values = JSON.stringify({ ...other, ...open });
    await sql`
      insert into orders (${columns})
      select ${sql.join(rows.map(({ name }) => sql`(changed.one).${sql.ref(name)}`))}
      from (select jsonb_populate_record(orders, ${values}::jsonb) as one from orders where id = ${like}) as changed
    `.execute(trx);
    const { shown } = await shop.services.payments.prepare(trx, {
      order_id: id,
      order_number: other.number,
      user_id,
      method: 'pay-later',
      plan: 'four-later',
      amount,
      currency: 'USD',
      placed_at: clock.now(),
      language: 'en',
      token: null,
    });
    await shown;
  });
  return id;
}

const schedulesOf = (order_id: string) =>
  shop.infra.db
    .selectFrom('pay_later_instalments as part')
    .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'part.schedule_id')
    .selectAll('part')
    .select('schedule.released_at')
    .where('schedule.order_id', '=', order_id)
    .orderBy('part.number')
    .execute();

/** Everything that is said of an order's plan says the same. */
async function compare(order_id: string): Promise<void> {
  const { db } = shop.infra;
  const parts = await schedulesOf(order_id);
  const counted = parts.filter(({ released_at }) => released_at === null);
  const open = counted.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
  const paid = counted.reduce((sum, one) => sum + one.paid, 0);
  const entries = await db
    .selectFrom('pay_later_entries as entry')
    .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'entry.schedule_id')
    .selectAll('entry')
    .where('schedule.order_id', '=', order_id)
    .execute();
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(open);
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('purpose', '=', 'instalment')
    .execute();
  expect(payments.reduce((sum, one) => sum + one.captured_amount - one.refunded_amount, 0)).toBe(paid);
  const adjustments = await db
    .selectFrom('pay_later_adjustments as adjustment')
    .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'adjustment.schedule_id')
    .selectAll('adjustment')
    .where('schedule.order_id', '=', order_id)
    .execute();
  for (const { id, state, kind, amount, payment_id } of adjustments) {
    const own = entries.filter(({ source }) => source === id || source.startsWith(`${payment_id}:`));
    const size = kind === 'fee' ? amount : -amount;
    const expected = { pending: [], refused: [], applied: [size], reversed: [size, -size] }[state];
    expect(own.map((entry) => entry.amount).sort()).toEqual([...expected].sort());
  }
}

it('whatever staff, payers and refunds do in whatever order: ledger, schedules and payments agree', async () => {
  const { db } = shop.infra;
  const { payLaterAdjustments, payLaterAdmin, payments, paymentSettings } = shop.services;
  const seller = await aDebtor();
  const plan = { name: 'Four', name_de: '', parts: 4, first_due_days: 14, interval_unit: 'day' as const };
  const bounds = { interval_count: 14, min_amount: 0, max_amount: null, enabled: true };
  await payLaterAdmin.replacePlans([{ code: 'four-later', ...plan, ...bounds }], {
    user_id: staff.one.user_id,
    address: '',
  });
  await db
    .updateTable('pay_later_accounts')
    .set({ credit_limit: 900_000_000_000 })
    .where('id', '=', seller.id)
    .execute();
  await paymentSettings.update({ pay_later: { second_person_above: 2_000 } });
  const { user_id } = seller.payer;

  const writeOf = async (by: Step['by'], key: string): Promise<DeskWrite> => {
    const account = db.selectFrom('pay_later_accounts').select('version').where('id', '=', seller.id);
    const { version } = await account.executeTakeFirstOrThrow();
    return { id: seller.id, actor: { user_id: staff[by as 'one' | 'two'].user_id, address: '' }, version, key };
  };
  const listAdjustments = (order_id: string) =>
    db
      .selectFrom('pay_later_adjustments as adjustment')
      .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'adjustment.schedule_id')
      .select(['adjustment.id', 'adjustment.state'])
      .where('schedule.order_id', '=', order_id)
      .orderBy('adjustment.id')
      .execute();

  /** @returns the same once more */
  async function take(order_id: string, step: Step): Promise<(() => Promise<unknown>) | undefined> {
    const parts = await schedulesOf(order_id);
    const part = parts[step.which % 4];
    const part_of = (whole: number): number => Math.max(1, Math.floor((whole * step.share) / 100));
    const open = parts.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
    const today = dayIn('UTC', shop.clock.now());
    const asked = await writeOf(step.by, newKey());
    const adjustments = await listAdjustments(order_id);
    const pick = (state: string): string => {
      const found = adjustments.filter((one) => one.state === state);
      return found[step.which % Math.max(1, found.length)]?.id ?? newId();
    };
    const instalment_id = part?.id ?? '';
    const reason = 'a reason';
    const of_part = { instalment_id, amount: part_of((part?.amount ?? 0) - (part?.paid ?? 0)), reason };
    const deeds: Record<string, () => Promise<unknown>> = {
      receive: () =>
        payLaterAdjustments.receive(asked, {
          instalment_id,
          amount: part_of(open),
          method: 'bank-transfer',
          received_on: today,
          reference: '',
        }),
      fee: () => payLaterAdjustments.charge(asked, { ...of_part, amount: step.share * 7 }),
      waive: () => payLaterAdjustments.waive(asked, of_part),
      'write off': () => payLaterAdjustments.writeOff(asked, { order_id, amount: open, reason }),
      reverse: () => payLaterAdjustments.reverse(asked, pick('applied'), { answer: reason, may_write_off: true }),
      confirm: () => payLaterAdjustments.confirm(asked, pick('pending')),
      decline: () => payLaterAdjustments.decline(asked, pick('pending'), reason),
      postpone: () =>
        payLaterAdjustments.postpone(asked, instalment_id, { due_on: addDays(today, step.share), reason }),
      refund: () => payments.refund({ refund_id: newId(), order_id, amount: part_of(9_000), reason: 'returned' }),
      edit: () => edit(order_id, step.share),
      release: () => withTransaction(db, (trx) => payments.release(trx, order_id)),
    };
    const deed = deeds[step.do];
    await deed?.();
    return step.do === 'edit' || step.do === 'release' ? undefined : deed;
  }

  /** The order costs more or less, as far as it is only promised. */
  async function edit(order_id: string, percent: number): Promise<void> {
    const order = db.selectFrom('orders').select(['payment_status', 'total']).where('id', '=', order_id);
    const { payment_status, total } = await order.executeTakeFirstOrThrow();
    if (payment_status !== 'authorised') return;
    const after = Math.max(1, Math.floor((total * percent) / 80));
    await withTransaction(db, async (trx) => {
      await payments.follow(trx, order_id, { edit_id: newId(), before: total, after });
      await trx.updateTable('orders').set({ items: after, total: after }).where('id', '=', order_id).execute();
    });
    await payments.cancel(order_id);
  }

  const refused = (error: unknown): void => {
    if (!(error instanceof AppError) || error.code.startsWith('idempotency')) throw error;
  };
  const history = fc.record({
    amount: fc.integer({ min: 4, max: 20_000 }),
    steps: fc.array(aStep, { minLength: 3, maxLength: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ amount, steps }) => {
      const order_id = await anotherOrder(user_id, seller.order.id, amount);
      let same: (() => Promise<unknown>) | undefined;
      for (const step of steps) {
        shop.clock.advance(1_000);
        if (step.do === 'again') await same?.().catch(refused);
        else same = await take(order_id, step).catch((error: unknown) => (refused(error), undefined));
        await payments.cancel(order_id);
        await compare(order_id);
      }
    }),
    { numRuns },
  );
  expect(await shop.services.payLaterLedger.check()).toEqual([]);
  const { rows } = await sql<{ said: string | null; is: string | null }>`
    select account.next_due_on::text as said, (
      select min(part.due_on)::text from pay_later_schedules as schedule
      join pay_later_instalments as part on part.schedule_id = schedule.id
      where schedule.account_id = account.id and schedule.released_at is null and part.paid < part.amount) as is
    from pay_later_accounts as account where id = ${seller.id}`.execute(db);
  expect(rows[0]?.said).toBe(rows[0]?.is);
}, 3_600_000);
