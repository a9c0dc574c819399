import { sql } from 'kysely';
import type {
  AdminOrder,
  AdminTransactionList,
  Download,
  MonthClosing,
  PaymentOffer,
  Problem,
} from '@tessera/shared/contract';
import { addGoods } from '../../../../test/goods';
import { mailsTo } from '../../../../test/mails/mailbox';
import { appoint, signIn } from '../../../../test/people';
import { aPayer, CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';
import { creditDesk } from '../testing/credit-desk';
import { codeIn } from '../testing/value-desk';

const { shop, staff, rich, balanceOf } = creditDesk();
jest.setTimeout(60_000);

const creditOffer = async (payer: Payer): Promise<PaymentOffer | undefined> => {
  const { payment_offers } = (await payer.call('GET', 'checkout')).json<{ payment_offers: PaymentOffer[] }>();
  return payment_offers.find(({ code }) => code === 'store-credit');
};

/** The code of a new card. */
async function aCode(amount = 5000, body: object = {}): Promise<{ id: string; code: string }> {
  const email = `card-${newKey()}@example.com`;
  const { id } = (await staff('POST', 'gift-cards', { amount, email, language: 'en', ...body })).json();
  return { id, code: codeIn((await mailsTo(shop, email)).at(-1)?.text) };
}
const redeem = (payer: Payer, code: string) => payer.call('POST', 'store-credit/redeem', { code });

/** What two books say of the same money and is not the same. */
async function differing(): Promise<MonthClosing['checks']> {
  const month = shop.clock.now().toISOString().slice(0, 7);
  const { checks } = (await staff('GET', `transactions/closings/${month}`)).json<MonthClosing>();
  // the worker, who writes all papers, is not here
  const papers = ['invoices', 'credit_notes'];
  expect(checks.find(({ check }) => check === 'orders')?.sums[0]?.records).toBeGreaterThan(0);
  return checks.filter(({ check, differences }) => differences.length > 0 && !papers.includes(check));
}

describe('a gift card', () => {
  it('becomes store credit by its code, however it is typed, and once', async () => {
    const payer = await aPayer(shop);
    const { id, code } = await aCode(5000);
    const answer = await redeem(payer, ` ${code.toLowerCase().replaceAll('-', '')} `);
    expect(answer.json()).toMatchObject({ redeemed: 5000, credit: { balance: 5000, entries: [{ kind: 'redeem' }] } });
    expect((await redeem(payer, code)).json<Problem>().code).toBe('gift_cards.code_not_valid');
    const card = (await staff('GET', `gift-cards/${id}`)).json();
    expect(card).toMatchObject({ balance: 0, state: 'used_up', entries: [{ kind: 'redeem', amount: -5000 }, {}] });
    expect(card.entries[0].redeemed_by).toEqual({ customer_id: payer.user_id, name: 'Ada Lovelace' });
    expect(await shop.services.storedValueLedger.check()).toEqual([]);
  });

  it('goes to one of two who redeem it at once', async () => {
    const [one, two] = [await aPayer(shop), await aPayer(shop)];
    const { code } = await aCode(5000);
    const answers = await Promise.all([redeem(one, code), redeem(two, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect((await balanceOf(one)) + (await balanceOf(two))).toBe(5000);
  });

  it('is guessed by nobody: what is unknown, disabled and of no form is answered alike, and soon not at all', async () => {
    const payer = await aPayer(shop);
    const { id, code } = await aCode();
    await staff('POST', `gift-cards/${id}/disable`, { version: 1, reason: 'Stolen' });
    const answers = await Promise.all([code, 'K7M2-9QXB-TT4H-ZC83', '', 'x'].map((typed) => redeem(payer, typed)));
    const said = answers.map((answer) => {
      const { request_id: _id, ...problem } = answer.json();
      return JSON.stringify(problem);
    });
    expect(new Set(said).size).toBe(1);
    expect(answers[0]?.json<Problem>().errors?.code?.[0]).toMatch(/^This code is not known/);
    const more = await Promise.all(Array.from({ length: 8 }, () => redeem(payer, 'K7M2-9QXB-TT4H-ZC83')));
    expect(more.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});

describe('store credit at the checkout', () => {
  it('is offered to whoever has some, and says when it is too little', async () => {
    const payer = await rich(3000);
    await payer.fill(await addGoods(shop, { regular_price: 2000, stock: 5 }));
    expect(await creditOffer(payer)).toMatchObject({ available: true, balance: 3000, fee: 0 });
    await payer.fill(await addGoods(shop, { regular_price: 4000, stock: 5 }));
    expect(await creditOffer(payer)).toMatchObject({
      available: false,
      reason: 'Your store credit of $30.00 is less than this order comes to.',
    });
    const poor = await aPayer(shop);
    await poor.fill(await addGoods(shop, { regular_price: 2000, stock: 5 }));
    expect(await creditOffer(poor)).toBeUndefined();
  });

  it('pays an order at once, which one mail says, and no money moves by it', async () => {
    const payer = await rich(6000);
    const { order, payment } = await payer.buy(5000, { method: 'store-credit' });
    expect(order).toMatchObject({ status: 'open', payment_status: 'paid', owed: 0, can_pay: false });
    expect(order.totals).toMatchObject({ total: 5000, discount: 0 });
    expect(payment).toMatchObject({ method: 'store-credit', status: 'paid', amount: 5000 });
    expect((await payer.call('GET', 'store-credit')).json()).toMatchObject({
      balance: 1000,
      entries: [{ kind: 'spend', amount: -5000, order_number: order.number }, {}],
    });
    const { items } = (await staff('GET', `transactions?search=${order.number}`)).json<AdminTransactionList>();
    expect(items).toMatchObject([{ kind: 'payment', method: 'store-credit', state: 'done', amount: 5000, moved: 0 }]);
    const { db } = shop.infra;
    const events = await db.selectFrom('order_events').select('id').where('order_id', '=', order.id).execute();
    for (const { id } of events) await shop.services.orderMails.handle(id);
    const mails = (await mailsTo(shop, order.email)).filter(({ subject }) => subject?.includes(order.number));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('You have paid with your store credit.');
  });

  it('comes back with a refund, with what a changed order costs less, and with one that is cancelled', async () => {
    const payer = await rich(10_000);
    const { order } = await payer.buy(5000, { method: 'store-credit' });
    const refunded = await staff('POST', `orders/${order.id}/refunds`, { amount: 1200, reason: 'Chipped', items: [] });
    expect(refunded.json<AdminOrder>()).toMatchObject({ payment_status: 'partially_refunded' });
    expect(await balanceOf(payer)).toBe(6200);
    await payer.call('POST', `orders/${order.number}/cancel`, {});
    expect((await payer.getOrder(order.id)).payment_status).toBe('refunded');
    expect(await balanceOf(payer)).toBe(10_000);
    const { entries } = (await payer.call('GET', 'store-credit')).json();
    expect(entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['refund', 3800],
      ['refund', 1200],
      ['spend', -5000],
      ['adjust', 10_000],
    ]);
    expect(await shop.services.storedValueLedger.check()).toEqual([]);
  });

  it('pays for one of two orders that are placed at once', async () => {
    const payer = await rich(5000);
    await payer.fill(await addGoods(shop, { regular_price: 4400, stock: 5 }));
    await payer.call('PATCH', 'checkout', { payment_method: 'store-credit' });
    const order = () => payer.order(newKey(), { payment: { method: 'store-credit' } });
    const answers = await Promise.all([order(), order()]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await balanceOf(payer)).toBe(0);
  });

  it('pays an order after a declined card, and nothing that is dearer than it', async () => {
    const payer = await rich(5000);
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.declined });
    const again = (id: string, body: object) =>
      payer.call('POST', `orders/${id}/payments`, body, { 'idempotency-key': newKey() });
    expect((await again(order.id, { method: 'store-credit' })).json()).toMatchObject({ status: 'paid' });
    expect(await payer.getOrder(order.id)).toMatchObject({ status: 'open', payment_status: 'paid' });
    expect(await balanceOf(payer)).toBe(0);
    const other = await payer.buy(4000, { method: 'test-card', card: CARDS.declined });
    expect((await again(other.order.id, { method: 'store-credit' })).statusCode).toBe(422);
    const token = await tokenOf(shop, CARDS.approved);
    expect((await again(other.order.id, { method: 'test-card', token })).json()).toMatchObject({ status: 'paid' });
  });

  it('leaves the books of the month in agreement', async () => {
    expect(await differing()).toEqual([]);
  });

  it('is refunded to nobody once the account is gone, which staff are told', async () => {
    const payer = await rich(5000);
    const { order } = await payer.buy(5000, { method: 'store-credit' });
    await shop.infra.db
      .updateTable('store_credits')
      .set({ user_id: null })
      .where('user_id', '=', payer.user_id)
      .execute();
    const answer = await staff('POST', `orders/${order.id}/refunds`, { amount: 500, reason: 'Chipped', items: [] });
    expect(answer.json<AdminOrder>().refunds).toMatchObject([
      { state: 'failed', message: 'The account that paid with its store credit is deleted.' },
    ]);
  });
});

describe('a refund to store credit', () => {
  const refund = (order: string, amount: number, to = 'store_credit') =>
    staff('POST', `orders/${order}/refunds`, { amount, reason: 'Chipped', items: [], to });

  it('of an order by card is the buyer’s at once, counts as refunded, and moves no money', async () => {
    const payer = await aPayer(shop);
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    const answer = (await refund(order.id, 2000)).json<AdminOrder>();
    expect(answer).toMatchObject({
      payment_status: 'partially_refunded',
      refundable: 3000,
      totals: { refunded: 2000 },
    });
    expect(answer.refunds).toMatchObject([{ amount: 2000, made: 'credit', state: 'done', can_retry: false }]);
    expect(await balanceOf(payer)).toBe(2000);
    const { items } = (
      await staff('GET', `transactions?search=${order.number}&kind=refund`)
    ).json<AdminTransactionList>();
    expect(items).toMatchObject([{ method: 'store-credit', state: 'done', amount: 2000, moved: 0 }]);
    expect((await refund(order.id, 3001)).json<Problem>().code).toBe('orders.refund_too_much');
    const rest = (await refund(order.id, 3000, 'payment')).json<AdminOrder>();
    expect(rest).toMatchObject({ payment_status: 'refunded', refundable: 0 });
    expect(await balanceOf(payer)).toBe(2000);
  });

  it('has a credit note of its amount, and a mail that says where it is', async () => {
    const payer = await aPayer(shop);
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    await refund(order.id, 2000);
    const { db } = shop.infra;
    const events = await db.selectFrom('order_events').select('id').where('order_id', '=', order.id).execute();
    for (const { id } of events.toSorted((a, b) => a.id.localeCompare(b.id))) await shop.services.orderMails.handle(id);
    const { documents } = await payer.getOrder(order.id);
    expect(documents).toMatchObject([
      { kind: 'invoice', total: 5000 },
      { kind: 'credit_note', total: 2000 },
    ]);
    const mails = await mailsTo(shop, order.email);
    expect(mails.find(({ subject }) => subject?.startsWith('We have refunded'))?.text).toContain('store credit now');
  });

  it('is given by nobody to themselves', async () => {
    const payer = await aPayer(shop);
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    await appoint(shop, payer.user_id, 'manager');
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: `/api/admin/orders/${order.id}/refunds` },
      headers: { ...payer.headers, 'idempotency-key': newKey() },
      payload: { amount: 500, reason: 'Chipped', items: [], to: 'store_credit' },
    });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([403, 'gift_cards.own_credit']);
  });

  it('is given by nobody who may refund, and not give store credit', async () => {
    const payer = await aPayer(shop);
    const { order } = await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    const clerk = await signIn(shop);
    await appoint(shop, clerk.user_id, 'orders');
    const asked = (to: string) =>
      shop.app.inject({
        ...{ method: 'POST', url: `/api/admin/orders/${order.id}/refunds` },
        headers: { ...clerk.headers, 'idempotency-key': newKey() },
        payload: { amount: 500, reason: 'Chipped', items: [], to },
      });
    expect((await asked('store_credit')).json<Problem>().code).toBe('staff.right_missing');
    expect((await asked('payment')).statusCode).toBe(200);
    expect(await balanceOf(payer)).toBe(0);
  });

  it('is none of an order that is paid in parts', async () => {
    const payer = await aPayer(shop);
    const facts = { date_of_birth: '1990-05-05', monthly_income: 300_000, employment: 'employed', consent: true };
    await payer.call('POST', 'pay-later/applications', facts);
    const { order } = await payer.buy(5000, { method: 'pay-later', plan: 'pay-in-30-days' });
    expect((await refund(order.id, 500)).json<Problem>().detail).toMatch(/cannot be refunded to store credit/);
  });

  it('leaves the books of the month in agreement, and what is owed is what is left', async () => {
    expect(await differing()).toEqual([]);
    expect(await shop.services.storedValueLedger.check()).toEqual([]);
    const month = shop.clock.now().toISOString().slice(0, 7);
    const { stored_values } = (await staff('GET', `transactions/closings/${month}`)).json<MonthClosing>();
    expect(stored_values.map(({ value }) => value)).toEqual(['gift_cards', 'store_credit']);
    for (const { opening, closing, issued, redeemed, refunded, spent, lapsed, adjusted } of stored_values)
      expect(opening + issued + redeemed + refunded + spent + lapsed + adjusted).toBe(closing);
    const [cards, credit] = stored_values;
    expect((cards?.redeemed ?? 0) + (credit?.redeemed ?? 0)).toBe(0);
    const day = shop.clock.now().toISOString().slice(0, 10);
    const { url } = (await staff('POST', 'transactions/stored-values/downloads', { day })).json<Download>();
    const [head, ...lines] = (await shop.app.inject({ url })).body.trim().split('\r\n');
    expect(head).toContain('value,record,issued_at,currency,owed,id');
    const owed = lines.reduce((sum, line) => sum + Math.round(Number(line.split(',')[4]) * 100), 0);
    expect(owed).toBe((cards?.closing ?? 0) + (credit?.closing ?? 0));
    const late = await staff('POST', 'transactions/stored-values/downloads', { day: '2999-01-01' });
    expect(late.json<Problem>().code).toBe('transactions.day_not_found');
  });

  it('is named by the closing where a book says something else of it', async () => {
    const payer = await rich(5000);
    const { order } = await payer.buy(5000, { method: 'store-credit' });
    const { db } = shop.infra;
    const by = (amount: number) =>
      sql`update payments set captured_amount = captured_amount + ${amount}::int where order_id = ${order.id}`.execute(
        db,
      );
    await by(1);
    const named = (await differing()).filter(({ check }) => check === 'credit_spent');
    expect(named.flatMap(({ differences }) => differences)).toMatchObject([
      { label: order.number, expected: 5001, found: 5000 },
    ]);
    await by(-1);
  });
});
