import { appoint, signIn } from '../../../../test/people';
import { dayIn } from '../../../infra/basics/calendar';
import { newId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import { creditDesk } from '../testing/credit-desk';

const { shop, staff, aDebtor } = creditDesk();
jest.setTimeout(120_000);

type Debtor = Awaited<ReturnType<typeof aDebtor>>;

let debtor: Debtor;
beforeEach(async () => {
  debtor = await aDebtor();
});
afterEach(async () => {
  await above(10_000);
  expect(await shop.services.payLaterLedger.check()).toEqual([]);
});

const above = (second_person_above: number) =>
  shop.services.paymentSettings.update({ pay_later: { second_person_above } });

async function pay(number: number, amount: number) {
  const instalment_id = await debtor.part(number);
  const received_on = dayIn('UTC', shop.clock.now());
  const body = { instalment_id, amount, method: 'bank-transfer', received_on, reference: 'Transfer' };
  return booked(debtor, 'payments', body);
}

async function of(kind: 'fees' | 'waivers', number: number, amount: number) {
  return booked(debtor, kind, { instalment_id: await debtor.part(number), amount, reason: 'A good customer' });
}

const writeOff = async (whose: Debtor = debtor) =>
  booked(whose, 'write-offs', { order_id: whose.order.id, amount: (await whose.see()).used, reason: 'Gone away' });

/** @returns its id */
async function booked(whose: Debtor, path: string, body: object): Promise<string> {
  const answer = await whose.write(path, body);
  expect(answer.statusCode).toBe(200);
  // What comes next comes later.
  shop.clock.advance(1_000);
  return (await whose.see()).adjustments[0]?.id ?? '';
}

async function reverse(id: string, { whose = debtor, who = staff.one } = {}) {
  const answer = await whose.write(`adjustments/${id}/reverse`, { reason: 'Taken back' }, { who });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code, used: (await whose.see()).used };
}

const refund = (order_id: string, amount: number) =>
  shop.services.payments.refund({ refund_id: newId(), order_id, amount, reason: 'returned' });

const edit = (order_id: string, before: number, after: number) =>
  withTransaction(shop.infra.db, (trx) =>
    shop.services.payments.follow(trx, order_id, { edit_id: newId(), before, after }),
  );

/** Somebody who looks after accounts, and may not write off. */
async function aClerk() {
  const clerk = await signIn(shop);
  const now = { created_at: new Date(), last_modified_at: new Date() };
  const role = { id: newId(), key: null, name: `Clerk ${clerk.user_id}`, ...now };
  await shop.infra.db.insertInto('staff_roles').values(role).execute();
  const rights = ['pay_later.read', 'pay_later.write'].map((right_name) => ({ role_id: role.id, right_name }));
  await shop.infra.db.insertInto('staff_role_rights').values(rights).execute();
  await appoint(shop, clerk.user_id, 'read_only');
  await shop.infra.db.updateTable('staff').set({ role_id: role.id }).where('user_id', '=', clerk.user_id).execute();
  return clerk;
}

describe('what was let go of goods that came back', () => {
  it.each([
    ['by a refund', (order_id: string) => refund(order_id, 10_000)],
    ['by fewer goods', (order_id: string) => edit(order_id, 10_000, 4_000)],
  ])('%s cannot be owed again, also where all of the plan had been let go', async (_how, comeBack) => {
    const later = await aDebtor(10_000, 'pay-in-30-days');
    const off = await writeOff(later);
    await comeBack(later.order.id);
    expect(await reverse(off, { whose: later })).toEqual({ status: 409, code: 'pay_later.not_reversible', used: 0 });
  });
});

describe('one’s own account', () => {
  it('is looked after by somebody else, whatever one is allowed to do', async () => {
    const own = { who: debtor.payer };
    await appoint(shop, debtor.payer.user_id, 'credit');
    await above(0);
    const waiver = await of('waivers', 2, 100);
    const part = { instalment_id: await debtor.part(2), amount: 100, reason: 'Mine' };
    const refused = await Promise.all([
      debtor.write('waivers', part, own),
      debtor.write(`adjustments/${waiver}/confirm`, {}, own),
      debtor.write(`adjustments/${waiver}/decline`, { reason: 'Mine' }, own),
      debtor.write('limit', { limit: 9_000_000 }, own),
      debtor.write('resume', {}, own),
    ]);
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      refused.map(() => [403, 'pay_later.own_account']),
    );
    expect((await debtor.see()).used).toBe(7_500);
  });
});

describe('what two have to agree to', () => {
  it('is not got around by fees that are taken back: a waiver asks the second person', async () => {
    await above(1_000);
    const [one, two] = [await of('fees', 2, 600), await of('fees', 3, 600)];
    expect(await reverse(one)).toMatchObject({ status: 200, used: 8_100 });
    expect((await debtor.see()).alone).toBe(600);
    expect(await reverse(two)).toEqual({ status: 409, code: 'pay_later.second_person_needed', used: 8_100 });
    await of('waivers', 3, 600);
    expect(await debtor.see()).toMatchObject({
      used: 8_100,
      adjustments: [{ kind: 'waiver', state: 'pending' }, {}, {}],
    });
  });

  it('is taken back by whoever may write off alone', async () => {
    const clerk = await aClerk();
    const off = await writeOff();
    expect(await reverse(off, { who: clerk })).toEqual({ status: 403, code: 'staff.right_missing', used: 0 });
    expect(await reverse(off)).toMatchObject({ status: 200, used: 7_500 });
    await above(0);
    const waiver = await of('waivers', 2, 500);
    await debtor.write(`adjustments/${waiver}/confirm`, {}, { who: staff.two });
    expect(await reverse(waiver, { who: clerk })).toEqual({ status: 403, code: 'staff.right_missing', used: 7_000 });
  });

  it('leaves a bound to fees: all of a plan come to no more than its order', async () => {
    await of('fees', 2, 6_000);
    const more = { instalment_id: await debtor.part(3), amount: 4_001, reason: 'Too much' };
    expect((await debtor.write('fees', more)).json().code).toBe('pay_later.fees_too_high');
    expect((await debtor.see()).used).toBe(13_500);
  });
});

describe('an order', () => {
  const isPaid = async () => (await debtor.payer.getOrder(debtor.order.id)).payment_status;
  const isTold = () =>
    shop.infra.db
      .selectFrom('order_events')
      .select('data')
      .where('order_id', '=', debtor.order.id)
      .where('event', '=', 'instalment_returned')
      .execute();

  it('of which something was written off is not paid with the rest of it', async () => {
    const payment = await pay(2, 2_500);
    await writeOff();
    await reverse(payment);
    await pay(2, 2_500);
    expect(await debtor.see()).toMatchObject({ used: 0 });
    expect(await isPaid()).toBe('authorised');
  });

  it('that a payment by hand or a waiver had settled stays paid when it is taken back; staff are told', async () => {
    const early = await pay(2, 2_500);
    await reverse(early);
    expect(await isTold()).toEqual([]);
    await pay(2, 5_000);
    const waiver = await of('waivers', 4, 2_500);
    expect(await isPaid()).toBe('paid');
    await reverse(waiver);
    const last = await pay(4, 2_500);
    await reverse(last);
    expect(await isPaid()).toBe('paid');
    expect((await isTold()).map(({ data }) => data)).toMatchObject([
      { about: waiver, amount: 2_500 },
      { about: last, amount: 2_500 },
    ]);
  });
});

describe('a plan', () => {
  const open = async () => (await debtor.instalments()).map(({ amount, paid }) => amount - paid);

  it('of which a payment is taken back opens what that had paid', async () => {
    const second = await pay(2, 2_500);
    await pay(3, 2_500);
    await reverse(second);
    expect(await open()).toEqual([0, 2_500, 0, 2_500]);
  });

  it('loses a fee after a refund, and after it was paid, as long as so much is open of it', async () => {
    const fee = await of('fees', 2, 3_000);
    await refund(debtor.order.id, 5_000);
    const [, own = 0] = await open();
    expect(own).toBeLessThan(3_000);
    expect(await reverse(fee)).toMatchObject({ status: 200, used: 2_500 });
    expect((await open())[1]).toBe(0);
    const other = await of('fees', 4, 500);
    await pay(3, 2_900);
    expect(await reverse(other)).toMatchObject({ code: 'pay_later.not_so_much_open', used: 100 });
  });
});

it('what staff wrote of somebody is in their export, and goes with them', async () => {
  await of('waivers', 2, 100);
  await pay(2, 7_400);
  await debtor.write('suspend', { reason: 'Overdue for long' });
  const { pay_later } = (await debtor.payer.call('GET', 'users/me/export')).json();
  expect(pay_later).toMatchObject({
    suspended_reason: 'Overdue for long',
    adjustments: [
      { kind: 'waiver', amount: 100, state: 'applied', reason: 'A good customer', answer: '' },
      { kind: 'payment', amount: 7_400, reason: 'Transfer' },
    ],
  });
  const { db } = shop.infra;
  await db
    .updateTable('pay_later_applications')
    .set({ reason: 'Of staff' })
    .where('account_id', '=', debtor.id)
    .execute();
  await withTransaction(db, (trx) => shop.services.payLater.erase(trx, debtor.payer.user_id));
  const words = await Promise.all([
    db.selectFrom('pay_later_accounts').select('suspended_reason as said').where('id', '=', debtor.id).execute(),
    db.selectFrom('pay_later_applications').select('reason as said').where('account_id', '=', debtor.id).execute(),
    db.selectFrom('pay_later_adjustments').select('reason as said').where('account_id', '=', debtor.id).execute(),
  ]);
  expect(words.flat().filter(({ said }) => said !== '')).toEqual([]);
});
