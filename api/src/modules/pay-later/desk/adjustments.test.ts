import type { PayLaterAccount, StaffCounts, StaffNoticeList } from '@tessera/shared/contract';
import { signIn, appoint } from '../../../../test/people';
import { newKey } from '../../../../test/sales/pay-shop';
import { addDays, dayIn } from '../../../infra/basics/calendar';
import { newId } from '../../../infra/basics/ids';
import { creditDesk } from '../testing/credit-desk';

const { shop, staff, get, aDebtor } = creditDesk();
jest.setTimeout(120_000);

let debtor: Awaited<ReturnType<typeof aDebtor>>;
beforeEach(async () => {
  debtor = await aDebtor();
});
afterEach(async () => {
  await shop.services.paymentSettings.update({ pay_later: { second_person_above: 10_000 } });
  // Whatever happened: balance, ledger and schedules say the same.
  expect(await shop.services.payLaterLedger.check()).toEqual([]);
});

const today = () => dayIn('UTC', shop.clock.now());
const amounts = async () => (await debtor.instalments()).map(({ amount, paid }) => [amount, paid]);
const ledger = async () => (await get<{ items: { kind: string; amount: number }[] }>(`/${debtor.id}/entries`)).items;
const received = async (amount: number, number = 2) => ({
  instalment_id: await debtor.part(number),
  amount,
  method: 'bank-transfer',
  received_on: today(),
  reference: 'Transfer of Monday',
});
const ofPart = async (number: number, amount: number) => ({
  instalment_id: await debtor.part(number),
  amount,
  reason: 'A good customer',
});
const last = async () => (await debtor.see()).adjustments[0];

describe('a payment by hand', () => {
  it('is paid into the plan, told to the payer, and closes the order with the last of it', async () => {
    const answer = await debtor.write('payments', await received(3_000));
    expect(answer.json()).toMatchObject({
      used: 4_500,
      adjustments: [{ kind: 'payment', amount: 3_000, state: 'applied' }],
    });
    expect(await amounts()).toEqual([
      [2_500, 2_500],
      [2_500, 2_500],
      [2_500, 500],
      [2_500, 0],
    ]);
    const { receipts } = (await debtor.payer.call('GET', 'pay-later')).json<PayLaterAccount>();
    expect(receipts[0]).toMatchObject({ kind: 'payment', amount: 3_000, order_number: debtor.order.number });
    await debtor.write('payments', await received(4_500, 4));
    expect(await debtor.payer.getOrder(debtor.order.id)).toMatchObject({ payment_status: 'paid' });
  });

  it('is refused where so much is not open, from the future, and of somebody else’s plan', async () => {
    expect((await debtor.write('payments', await received(7_501))).json().code).toBe('pay_later.not_so_much_open');
    const future = { ...(await received(10)), received_on: addDays(today(), 1) };
    expect(Object.keys((await debtor.write('payments', future)).json().errors)).toEqual(['received_on']);
    const other = await aDebtor();
    const foreign = { ...(await received(10)), instalment_id: await other.part(2) };
    expect((await debtor.write('payments', foreign)).json().code).toBe('pay_later.instalment_not_found');
  });

  it('that never came is taken back once: it is open again, and its payment counts for nothing', async () => {
    await debtor.write('payments', await received(3_000));
    const booking = await last();
    const back = await debtor.write(`adjustments/${booking?.id}/reverse`, { reason: 'It bounced' });
    expect(back.json()).toMatchObject({ used: 7_500, adjustments: [{ state: 'reversed', answer: 'It bounced' }] });
    expect((await amounts()).map(([, paid]) => paid)).toEqual([2_500, 0, 0, 0]);
    expect((await ledger())[0]).toMatchObject({ kind: 'reversal', amount: 3_000 });
    const again = await debtor.write(`adjustments/${booking?.id}/reverse`, { reason: 'Twice' });
    expect(again.json().code).toBe('pay_later.not_reversible');
    // Returned goods give nothing of it back.
    const cancelled = await debtor.payer.call('POST', `orders/${debtor.order.id}/cancel`, {});
    expect(cancelled.statusCode).toBe(200);
    expect((await debtor.see()).used).toBe(0);
  });

  it('with the same key is noted once, at once and after its answer was lost; another version is refused', async () => {
    const key = newKey();
    const body = { ...(await received(1_000)), version: (await debtor.see()).version };
    const both = await Promise.all([debtor.write('payments', body, { key }), debtor.write('payments', body, { key })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    // As after kill -9: the deed is done, and nobody has kept the answer.
    await shop.infra.db.deleteFrom('idempotency_keys').execute();
    const { version } = body;
    expect((await debtor.write('payments', { ...body, version }, { key })).statusCode).toBe(200);
    expect((await debtor.see()).used).toBe(6_500);
    const stale = await debtor.write('payments', body);
    expect([stale.statusCode, stale.json().code, stale.json().current.used]).toEqual([409, 'pay_later.stale', 6_500]);
  });

  it('and the payer’s own at the same moment never pay more than is open', async () => {
    const body = await received(7_500);
    const id = await debtor.part(2);
    const token = { method: 'test-card', token: 'none', amount: 7_500 };
    const [one, two] = await Promise.all([
      debtor.write('payments', body),
      debtor.write('payments', body, { who: staff.two }),
      debtor.payer.call('POST', `pay-later/instalments/${id}/payments`, token),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
    expect((await debtor.see()).used).toBe(0);
  });
});

describe('fees and waivers', () => {
  it('change one instalment, stand in the ledger with their signs, and are taken back', async () => {
    await debtor.write('fees', await ofPart(2, 500));
    const fee = await last();
    await debtor.write('waivers', await ofPart(3, 1_000));
    expect((await amounts()).map(([amount]) => amount)).toEqual([2_500, 3_000, 1_500, 2_500]);
    expect((await ledger()).slice(0, 2)).toMatchObject([
      { kind: 'waiver', amount: -1_000 },
      { kind: 'fee', amount: 500 },
    ]);
    const waiver = await last();
    await debtor.write(`adjustments/${fee?.id}/reverse`, { reason: 'No fee' });
    await debtor.write(`adjustments/${waiver?.id}/reverse`, { reason: 'After all' });
    expect((await amounts()).map(([amount]) => amount)).toEqual([2_500, 2_500, 2_500, 2_500]);
    expect((await debtor.see()).used).toBe(7_500);
    const { receipts } = (await debtor.payer.call('GET', 'pay-later')).json<PayLaterAccount>();
    expect(receipts.map(({ kind, amount }) => [kind, amount]).slice(0, 4)).toEqual([
      ['reversal', -1_000],
      ['reversal', 500],
      ['waiver', 1_000],
      ['fee', -500],
    ]);
  });

  it('leave nothing to charge a fee with once an instalment is paid, and nothing to waive beyond what is open', async () => {
    expect((await debtor.write('fees', await ofPart(1, 500))).json().code).toBe('pay_later.not_so_much_open');
    expect((await debtor.write('waivers', await ofPart(2, 2_501))).json().code).toBe('pay_later.not_so_much_open');
    expect((await debtor.see()).adjustments).toEqual([]);
  });

  it('that settle the last of a plan make its order paid; a refund after that gives back what was paid, no more', async () => {
    await debtor.write('payments', await received(5_000));
    await debtor.write('waivers', await ofPart(4, 2_500));
    expect(await debtor.payer.getOrder(debtor.order.id)).toMatchObject({ payment_status: 'paid' });
    const waiver = await last();
    shop.clock.advance(1_000);
    await shop.services.payments.refund({
      refund_id: newId(),
      order_id: debtor.order.id,
      amount: 10_000,
      reason: 'returned',
    });
    const rows = await shop.infra.db
      .selectFrom('payments')
      .select(['captured_amount', 'refunded_amount'])
      .where('order_id', '=', debtor.order.id)
      .where('purpose', '=', 'instalment')
      .execute();
    expect(rows.reduce((sum, one) => sum + one.captured_amount, 0)).toBe(7_500);
    expect(rows.every((one) => one.refunded_amount === one.captured_amount)).toBe(true);
    // What was let go of goods that came back is not owed again.
    const late = await debtor.write(`adjustments/${waiver?.id}/reverse`, { reason: 'Too late' });
    expect(late.json().code).toBe('pay_later.not_reversible');
  });
});

describe('a second person', () => {
  /** Of this debtor, as somebody's bell has them: kind, whether it is read, what was decided. */
  const noticesOf = async ({ headers }: typeof staff.one) =>
    (await shop.app.inject({ url: '/api/admin/notices', headers }))
      .json<StaffNoticeList>()
      .items.filter(({ subject_id }) => subject_id === debtor.id)
      .map(({ kind, is_read, data }) => [kind, is_read, (data as { outcome?: string }).outcome]);
  const above = (second_person_above: number) =>
    shop.services.paymentSettings.update({ pay_later: { second_person_above } });
  const writeOff = async () => ({
    order_id: debtor.order.id,
    amount: (await debtor.see()).used,
    reason: 'The debtor has gone away',
  });

  it('has to agree to more than the shop lets one do alone; until then nothing has changed', async () => {
    await above(5_000);
    const asked = await debtor.write('write-offs', await writeOff());
    expect(asked.json()).toMatchObject({ used: 7_500, adjustments: [{ kind: 'write_off', state: 'pending' }] });
    const waiting = await last();
    expect(await get('/requests')).toMatchObject({
      items: [{ id: waiting?.id, amount: 7_500, account_name: 'Ada Lovelace' }],
    });
    const countOf = async ({ headers }: typeof staff.one) =>
      (await shop.app.inject({ url: '/api/admin/counts', headers })).json<StaffCounts>().agreements_waiting;
    // Whoever asked waits for the other; it is not for them to decide.
    expect([await countOf(staff.one), await countOf(staff.two)]).toEqual([0, 1]);
    const { db } = shop.infra;
    const ofAccount = db.updateTable('pay_later_accounts').where('id', '=', debtor.id);
    await ofAccount.set({ user_id: staff.two.user_id }).execute();
    expect(await countOf(staff.two)).toBe(0);
    await ofAccount.set({ user_id: debtor.payer.user_id }).execute();
    const told = shop.infra.db.selectFrom('staff_notices').select('right_name').where('subject_id', '=', debtor.id);
    expect(await told.where('kind', '=', 'second_person_needed').execute()).toEqual([
      { right_name: 'pay_later.write_off' },
    ]);
    expect(await noticesOf(staff.one)).toEqual([['second_person_needed', true, undefined]]);
    expect(await noticesOf(staff.two)).toEqual([['second_person_needed', false, undefined]]);
    const own = await debtor.write(`adjustments/${waiting?.id}/confirm`);
    expect([own.statusCode, own.json().code]).toEqual([403, 'pay_later.own_request']);
    const refusedOwn = await debtor.write(`adjustments/${waiting?.id}/decline`, { reason: 'No' });
    expect(refusedOwn.json().code).toBe('pay_later.own_request');
    expect((await debtor.write('waivers', await ofPart(2, 2_500))).statusCode).toBe(200);
    // what is open is not what was asked for any more
    const changed = await debtor.write(`adjustments/${waiting?.id}/confirm`, {}, { who: staff.two });
    expect(changed.json().code).toBe('pay_later.open_changed');
    const no = await debtor.write(`adjustments/${waiting?.id}/decline`, { reason: 'Ask again' }, { who: staff.two });
    expect(no.json().adjustments).toMatchObject([{ kind: 'waiver' }, { state: 'refused', answer: 'Ask again' }]);
    expect(await noticesOf(staff.one)).toContainEqual(['request_decided', false, 'declined']);
    await debtor.write('write-offs', await writeOff());
    const second = await last();
    const both = await Promise.all([
      debtor.write(`adjustments/${second?.id}/confirm`, {}, { who: staff.two }),
      debtor.write(`adjustments/${second?.id}/confirm`, {}, { who: staff.two }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await debtor.see()).toMatchObject({ used: 0, next_due_on: null });
    const parts = [await debtor.part(3), await debtor.part(4)];
    expect((await last())?.parts).toEqual(parts.map((instalment_id) => ({ instalment_id, amount: -2_500 })));
    expect(await noticesOf(staff.one)).toContainEqual(['request_decided', false, 'agreed']);
    expect((await noticesOf(staff.two)).map(([kind]) => kind)).not.toContain('request_decided');
    // Written off is not paid.
    expect(await debtor.payer.getOrder(debtor.order.id)).toMatchObject({ payment_status: 'authorised' });
    const back = await debtor.write(`adjustments/${second?.id}/reverse`, { reason: 'Found again' });
    expect(back.json()).toMatchObject({ used: 5_000 });
  });

  it('is asked, too, when the same is let go in small pieces', async () => {
    await above(1_000);
    expect((await debtor.write('waivers', await ofPart(2, 600))).json().adjustments[0]).toMatchObject({
      state: 'applied',
    });
    expect((await debtor.see()).alone).toBe(600);
    expect((await debtor.write('waivers', await ofPart(2, 600))).json()).toMatchObject({
      used: 6_900,
      adjustments: [{ state: 'pending' }, { state: 'applied' }],
    });
    const twice = await debtor.write('waivers', await ofPart(3, 600));
    expect(twice.json().code).toBe('pay_later.request_waits');
  });

  it('needs the right to it: who may only look after accounts neither writes off nor agrees', async () => {
    const clerk = await signIn(shop);
    const role = await shop.infra.db
      .insertInto('staff_roles')
      .values({
        id: newId(),
        key: null,
        name: `Clerk ${clerk.user_id}`,
        created_at: new Date(),
        last_modified_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rights = ['pay_later.read', 'pay_later.write'].map((right_name) => ({ role_id: role.id, right_name }));
    await shop.infra.db.insertInto('staff_role_rights').values(rights).execute();
    await appoint(shop, clerk.user_id, 'read_only');
    await shop.infra.db.updateTable('staff').set({ role_id: role.id }).where('user_id', '=', clerk.user_id).execute();
    const off = await debtor.write('write-offs', await writeOff(), { who: clerk });
    expect([off.statusCode, off.json().code]).toEqual([403, 'staff.right_missing']);
    await above(0);
    expect((await debtor.write('waivers', await ofPart(2, 100), { who: staff.two })).statusCode).toBe(200);
    const agreed = await debtor.write(`adjustments/${(await last())?.id}/confirm`, {}, { who: clerk });
    expect(agreed.statusCode).toBe(403);
  });
});

describe('postponing', () => {
  it('moves what is overdue into the future, and begins its reminders anew', async () => {
    shop.clock.advance(15 * 86_400_000);
    expect(await debtor.see()).toMatchObject({ overdue: 2_500, overdue_days: 1 });
    const late = await get<{ items: { id: string }[] }>('?overdue=1_30');
    expect(late.items.map(({ id }) => id)).toContain(debtor.id);
    const part = await debtor.part(2);
    const bad = await debtor.write(`instalments/${part}/postpone`, { due_on: today(), reason: 'Ill' });
    expect(Object.keys(bad.json().errors)).toEqual(['due_on']);
    const due_on = addDays(today(), 20);
    const moved = await debtor.write(`instalments/${part}/postpone`, { due_on, reason: 'Ill' });
    expect(moved.json()).toMatchObject({ overdue: 0, overdue_days: 0, next_due_on: addDays(today(), 13) });
    const paid = await debtor.write(`instalments/${await debtor.part(1)}/postpone`, { due_on, reason: 'Ill' });
    expect(paid.json().code).toBe('pay_later.not_so_much_open');
  });
});
