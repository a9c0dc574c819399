import { sql } from 'kysely';
import type { AdminOrder, Payment, Problem } from '@tessera/shared/contract';
import { actionsOn } from '../../../../test/audit/audit-log';
import { addGoods, translate } from '../../../../test/goods';
import { forAllTests } from '../../../../test/for-all-tests';
import { signIn } from '../../../../test/people';
import { CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import { added, pieces, startEditingShop } from '../testing/editing-shop';
import type { WantedEdit } from '../testing/editing-shop';
import { stockOf } from '../testing/orders-shop';

const shop = forAllTests(startEditingShop, 180_000);

describe('the lines of a paid order', () => {
  it('are taken away: the difference goes back, with a credit note, and the goods onto the shelf', async () => {
    const { id, goods, line, show } = await shop.anOrder('test-card', CARDS.approved);
    expect(await stockOf(shop, goods)).toBe(8);
    const found = await shop.preview(id, pieces(line, 1));
    expect(found).toMatchObject({
      difference: -2200,
      refund: 2200,
      owed: 0,
      before: { total: 5060 },
      after: { total: 2860 },
    });
    const answer = await shop.edit(id, pieces(line, 1));
    expect(answer.statusCode).toBe(200);
    expect(await stockOf(shop, goods)).toBe(9);
    const now = await shop.seen(id);
    expect(now).toMatchObject({
      payment_status: 'paid',
      owed: 0,
      refundable: 2860,
      totals: { total: 2860, refunded: 0 },
    });
    expect(now.refunds).toMatchObject([{ amount: 2200, state: 'done', purpose: 'difference' }]);
    expect(await shop.onPaper(id)).toBe(2860);
    expect((await show()).documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 5060],
      ['credit_note', 2200],
    ]);
  });

  it('are added in the language of the order', async () => {
    const { id } = await shop.anOrder('test-card', CARDS.approved);
    await shop.infra.db.updateTable('orders').set({ language: 'de' }).where('id', '=', id).execute();
    const more = await addGoods(shop, { regular_price: 1000, stock: 3 });
    await translate(shop, more, 'Becher Glut');
    expect((await shop.edit(id, added(more))).statusCode).toBe(200);
    expect((await shop.seen(id)).items.at(-1)).toMatchObject({ name: 'Becher Glut' });
  });

  it('are added: nothing is sent until the buyer has paid the difference, which has an invoice of its own', async () => {
    const { id, buyer, show } = await shop.anOrder('test-card', CARDS.approved);
    const more = await addGoods(shop, { regular_price: 1000, stock: 3 });
    expect((await shop.edit(id, added(more, 2))).statusCode).toBe(200);
    expect(await stockOf(shop, more)).toBe(1);
    expect(await shop.seen(id)).toMatchObject({
      payment_status: 'partially_paid',
      owed: 2200,
      can_ship: false,
      can_pay: true,
    });
    const parcel = { carrier: 'DHL', tracking_number: '' };
    expect((await shop.admin('POST', `orders/${id}/shipments`, parcel)).json<Problem>().code).toBe(
      'orders.not_possible',
    );

    const token = await tokenOf(shop, CARDS.approved);
    const body = { method: 'test-card', token };
    const paid = await buyer.call('POST', `orders/${id}/payments`, body, { 'idempotency-key': newKey() });
    expect(paid.json<Payment>()).toMatchObject({ status: 'paid', amount: 2200 });
    expect(await show()).toMatchObject({ payment_status: 'paid', owed: 0, can_pay: false });
    const again = await buyer.call('POST', `orders/${id}/payments`, body, { 'idempotency-key': newKey() });
    expect(again.json<Problem>().code).toBe('payments.not_payable');
    expect(await shop.onPaper(id)).toBe(7260);
    expect((await show()).documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 5060],
      ['invoice', 2200],
    ]);
    expect((await shop.admin('POST', `orders/${id}/shipments`, parcel)).statusCode).toBe(200);
  });

  it('whose difference came by hand are marked paid by staff; what goes back later comes from both payments', async () => {
    const { id, line } = await shop.anOrder('test-card', CARDS.approved);
    await shop.edit(id, pieces(line, 3));
    expect((await shop.admin('POST', `orders/${id}/paid`)).json<AdminOrder>()).toMatchObject({
      payment_status: 'paid',
      owed: 0,
    });
    const cancelled = await shop.admin('POST', `orders/${id}/cancel`, {});
    expect(cancelled.statusCode).toBe(200);
    await shop.services.reconcile.run();
    for (const { id: refund } of (await shop.seen(id)).refunds) await shop.services.orderJobs.refund(refund);
    const now = await shop.seen(id);
    expect(now.refunds.map(({ amount, state }) => [amount, state]).sort()).toEqual([
      [2200, 'done'],
      [5060, 'done'],
    ]);
    expect(now).toMatchObject({ payment_status: 'refunded', totals: { refunded: 7260 } });
    expect(await shop.onPaper(id)).toBe(0);
  });

  it('changed back before anybody paid owe nothing, and have no paper', async () => {
    const { id, line } = await shop.anOrder('test-card', CARDS.approved);
    await shop.edit(id, pieces(line, 4));
    await shop.edit(id, pieces(line, 2));
    expect(await shop.seen(id)).toMatchObject({
      payment_status: 'paid',
      owed: 0,
      refunds: [],
      totals: { total: 5060 },
    });
    expect(await shop.onPaper(id)).toBe(5060);
  });
});

describe('the lines of an order that is not paid yet', () => {
  it('change what is to be transferred', async () => {
    const { id, line, show } = await shop.anOrder('bank-transfer');
    await shop.edit(id, pieces(line, 1));
    expect(await show()).toMatchObject({ payment_status: 'awaiting', owed: 2860, payment: { amount: 2860 } });
    await shop.admin('POST', `orders/${id}/paid`);
    expect(await show()).toMatchObject({ payment_status: 'paid', owed: 0 });
    expect(await shop.onPaper(id)).toBe(2860);
  });

  it('change what is paid at the door', async () => {
    const { id, line } = await shop.anOrder('cash-on-delivery');
    await shop.edit(id, pieces(line, 3));
    expect(await shop.seen(id)).toMatchObject({ payment_status: 'authorised', owed: 0, payments: [{ amount: 7810 }] });
  });
});

describe('the lines of an order that is paid later', () => {
  it('change the plan, within its limit; the ledger agrees', async () => {
    const { id, buyer, line } = await shop.anOrder('pay-later', undefined, 'pay-in-30-days');
    const found = await shop.preview(id, pieces(line, 3));
    expect(found.pay_later_plan?.instalments).toMatchObject([{ amount: 7260 }]);
    expect((await shop.edit(id, pieces(line, 3))).statusCode).toBe(200);
    expect(await shop.seen(id)).toMatchObject({
      payment_status: 'authorised',
      owed: 0,
      pay_later: { instalments: [{ amount: 7260 }] },
    });
    await shop.edit(id, pieces(line, 1));
    expect((await shop.seen(id)).pay_later?.instalments).toMatchObject([{ amount: 2860 }]);
    expect((await buyer.call('GET', 'pay-later')).json()).toMatchObject({ used: 2860 });
    expect(await shop.services.payLaterLedger.check()).toEqual([]);
    const dear = await addGoods(shop, { regular_price: 9_000_000, stock: 3 });
    const refused = await shop.edit(id, added(dear));
    expect(refused.json<Problem>().code).toBe('pay_later.limit_exceeded');
    expect([await stockOf(shop, dear), (await shop.seen(id)).totals.total]).toEqual([3, 2860]);
  });
});

describe('a card that is only reserved', () => {
  it('is taken for less when lines go; more is asked for after it was taken', async () => {
    await shop.services.paymentSettings.update({ capture: 'at_shipment' });
    const { id, line } = await shop.anOrder('test-card', CARDS.approved);
    await shop.services.paymentSettings.update({ capture: 'at_once' });
    const more = await shop.edit(id, pieces(line, 3));
    expect(more.json<Problem>().message).toContain('Take the payment first');
    expect((await shop.edit(id, pieces(line, 1))).statusCode).toBe(200);
    await shop.admin('POST', `orders/${id}/capture`);
    expect(await shop.seen(id)).toMatchObject({
      payment_status: 'paid',
      payments: [{ authorised_amount: 5060, captured_amount: 2860, refunded_amount: 0 }],
    });
    expect(await shop.onPaper(id)).toBe(2860);
  });
});

describe('a change of lines', () => {
  it('is refused where it cannot be, in words, and nothing is lost', async () => {
    const { id, goods, line } = await shop.anOrder('test-card', CARDS.approved);
    const refused = async (wanted: WantedEdit) => {
      const answer = await shop.admin('POST', `orders/${id}/edits`, { ...wanted, expected_total: 1 });
      return [answer.statusCode, answer.json<Problem>().message];
    };
    expect(await refused(pieces(line, 0))).toEqual([409, expect.stringContaining('At least one piece')]);
    expect(await refused(pieces(line, 2))).toEqual([409, 'Nothing would change.']);
    expect(await refused(pieces(line, 3))).toEqual([409, expect.stringContaining('another total')]);
    const last = await addGoods(shop, { regular_price: 500, stock: 1 });
    expect((await shop.preview(id, added(last, 2))).lines.at(-1)).toMatchObject({ is_short: true, available: 1 });
    expect((await shop.edit(id, added(last, 2))).json<Problem>().message).toContain('only 1');
    expect([await stockOf(shop, goods), await stockOf(shop, last)]).toEqual([8, 1]);
    await shop.admin('POST', `orders/${id}/shipments`, { carrier: 'DHL' });
    expect(await refused(pieces(line, 1))).toEqual([409, expect.stringContaining('before anything was sent')]);
  });

  it('leaves an order at most two hundred lines; one that has more can lose some', async () => {
    const { id, line } = await shop.anOrder('test-card', CARDS.approved);
    const copies = sql`
      insert into order_items (id, order_id, position, slug, name, sku, options, quantity, unit_price, regular_price, subtotal,
        total, tax_name, tax_rate, tax)
      select gen_random_uuid(), order_id, position + number, slug, name, sku, options, quantity, unit_price, regular_price,
        subtotal, total, tax_name, tax_rate, tax
      from order_items, generate_series(1, 200) as number where id = ${line}`;
    await copies.execute(shop.infra.db);
    const more = await addGoods(shop, { regular_price: 500, stock: 3 });
    const refused = await shop.admin('POST', `orders/${id}/edit-preview`, added(more));
    expect([refused.statusCode, refused.json<Problem>().message]).toEqual([409, 'An order has at most 200 lines.']);
    expect((await shop.admin('POST', `orders/${id}/edit-preview`, pieces(line, 0))).statusCode).toBe(200);
  });

  it('that gives money back is for those who may refund; one that costs more is not', async () => {
    const { id, line } = await shop.anOrder('test-card', CARDS.approved);
    const { user_id } = await signIn(shop, 'ADMIN');
    const machine = { name: 'Editor', rights: ['orders.write' as const] };
    const { token } = await shop.services.staffTokens.create({ user_id, address: '' }, machine);
    const edit = async (quantity: number) => {
      const { after } = await shop.preview(id, pieces(line, quantity));
      return shop.app.inject({
        method: 'POST',
        url: `/api/admin/orders/${id}/edits`,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': newKey() },
        payload: { ...pieces(line, quantity), expected_total: after.total },
      });
    };
    const refused = await edit(1);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([403, 'staff.right_missing']);
    expect(await shop.seen(id)).toMatchObject({ totals: { total: 5060 }, refunds: [] });
    expect((await edit(3)).statusCode).toBe(200);
    expect((await edit(2)).statusCode).toBe(200);
    const later = await shop.anOrder('pay-later', undefined, 'pay-in-30-days');
    const payload = { ...pieces(later.line, 1), expected_total: 2860 };
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newKey() };
    const smaller = await shop.app.inject({
      method: 'POST',
      url: `/api/admin/orders/${later.id}/edits`,
      headers,
      payload,
    });
    expect([smaller.statusCode, (await shop.seen(later.id)).totals.total]).toEqual([403, 5060]);
  });

  it('of two staff at once is done by one; the other is shown the order as it is; one key does it once', async () => {
    const { id, goods, line } = await shop.anOrder('test-card', CARDS.approved);
    const { version } = await shop.seen(id);
    const body = { ...pieces(line, 1), expected_total: 2860, version };
    const answers = await Promise.all([1, 2].map(() => shop.admin('POST', `orders/${id}/edits`, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stale = answers.find(({ statusCode }) => statusCode === 409)?.json<Problem & { current?: AdminOrder }>();
    expect([stale?.code, stale?.current?.totals.total]).toEqual(['orders.stale', 2860]);
    const key = newKey();
    const more = { ...pieces(line, 2), expected_total: 5060 };
    await Promise.all([1, 2].map(() => shop.admin('POST', `orders/${id}/edits`, more, key)));
    expect((await shop.admin('POST', `orders/${id}/edits`, more, key)).statusCode).toBe(200);
    expect(await stockOf(shop, goods)).toBe(8);
    expect((await actionsOn(shop, id)).filter((action) => action === 'orders.edit')).toHaveLength(2);
  });
});
