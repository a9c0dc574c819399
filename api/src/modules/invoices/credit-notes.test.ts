import type { AdminOrder, Order } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { startAfterSaleShop } from '../../../test/sales/after-sale-shop';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { createInvoicesService } from './invoices.service';
import { readPdf } from './testing/read-pdf';

const shop = forAllTests(startAfterSaleShop, 180_000);

/** Staff give money back; the worker does what is left of it. */
async function refund(order: Order, body: object): Promise<void> {
  const url = `/api/admin/orders/${order.id}/refunds`;
  const headers = { ...shop.staff, 'idempotency-key': newId() };
  const answer = await shop.app.inject({ method: 'POST', url, headers, payload: { reason: '', ...body } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await shop.payRefunds();
  await shop.tell(order.id);
}

async function makeDocuments(): Promise<void> {
  const { infra, services, own } = shop;
  const deps = { ...infra, orders: own.afterSaleOrders, store: services.store };
  const invoices = createInvoicesService(deps, { compress: false });
  while (await invoices.makeDue());
}

const notesOf = ({ documents }: Order) => documents.filter(({ kind }) => kind === 'credit_note');

describe('a refund that is done', () => {
  it('gets a credit note that names the pieces and the invoice, for the buyer and for staff alone', async () => {
    const { buyer, order, show } = await shop.sell();
    const items = [{ order_item_id: order.items[0]?.id ?? '', quantity: 1, restock: true }];
    await refund(order, { amount: 2400, items });
    const now = await show();
    const [invoice, { number } = { number: '' }] = now.documents;
    expect(now.documents).toMatchObject([
      { kind: 'invoice', number: now.invoice?.number, total: 5390 },
      { kind: 'credit_note', number: expect.stringMatching(/^CN-\d{4}-\d{6}$/), total: 2400 },
    ]);

    const url = `orders/${order.number}/documents/${number}.pdf`;
    expect((await buyer.call('GET', url)).statusCode).toBe(202);
    await makeDocuments();
    const answer = await buyer.call('GET', url);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="credit-note-${number}.pdf"`);
    const text = readPdf(answer.rawPayload).join('\n');
    for (const part of ['Credit note', `For invoice: ${invoice?.number}`, 'Ember Mug', '$24.00', 'Credited']) {
      expect(text).toContain(part);
    }
    const other = await shop.sell();
    expect((await other.buyer.call('GET', url)).statusCode).toBe(404);
    expect((await other.buyer.call('GET', `orders/${other.order.number}/documents/${number}.pdf`)).json().code).toBe(
      'invoices.not_found',
    );
    expect((await shop.app.inject({ url: `/api/${url}`, headers: shop.staff })).statusCode).toBe(200);
    const link = await buyer.call('POST', `orders/${order.number}/invoice-links`, { number });
    expect(link.json()).toMatchObject({ number });
    const seen = await shop.admin('GET', `orders/${order.id}`);
    expect(notesOf(seen.json<AdminOrder>())).toHaveLength(1);
  });

  it('gets one, however often it is told, and their sum is what went back', async () => {
    const { order, show } = await shop.sell();
    for (const amount of [700, 1, 1299]) await refund(order, { amount });
    await Promise.all([shop.tell(order.id), shop.tell(order.id)]);
    const now = await show();
    expect(notesOf(now).map(({ total }) => total)).toEqual([700, 1, 1299]);
    expect(now.totals.refunded).toBe(2000);
  });

  it('of a German order is a Gutschrift', async () => {
    const { buyer, order, show } = await shop.sell({ language: 'de' });
    await refund(order, { amount: 100 });
    await makeDocuments();
    const number = notesOf(await show())[0]?.number;
    const answer = await buyer.call('GET', `orders/${order.number}/documents/${number}.pdf`);
    expect(answer.headers['content-disposition']).toContain('gutschrift-');
    expect(readPdf(answer.rawPayload).join('\n')).toContain('Gutschriftsbetrag');
  });

  it('of an order that was cancelled credits all of it, with its tax', async () => {
    const { buyer, order, show } = await shop.sell();
    await shop.tell(order.id);
    await buyer.call('POST', `orders/${order.number}/cancel`, { reason: '' });
    await shop.payRefunds();
    await shop.tell(order.id);
    expect((await show()).documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 5390],
      ['credit_note', 5390],
    ]);
  });
});

it('the numbers of credit notes have no gaps and no doubles, and are counted apart from invoices', async () => {
  const sold = await Promise.all(Array.from({ length: 4 }, () => shop.sell()));
  await Promise.all(sold.map(({ order }) => refund(order, { amount: 500 })));
  const rows = await shop.infra.db.selectFrom('invoices').selectAll().where('kind', '=', 'credit_note').execute();
  const given = rows.map(({ sequence }) => sequence).sort((a, b) => a - b);
  expect(given).toEqual(Array.from({ length: given.length }, (_, index) => index + 1));
});

it('a person’s export has their credit notes; one who leaves stays on them for eight years, and is in none any more after that', async () => {
  const { buyer, order } = await shop.sell();
  await refund(order, { amount: 500 });
  const { invoices } = shop.after;
  expect(await invoices.listOf(buyer.user_id)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note' }]);
  const contents = async () =>
    JSON.stringify(
      await shop.infra.db.selectFrom('invoices').select(['kind', 'content']).where('order_id', '=', order.id).execute(),
    );
  const before = await contents();
  await withTransaction(shop.infra.db, (trx) => invoices.forget(trx, buyer.user_id));
  expect(await contents()).toBe(before);
  shop.clock.advance(Date.UTC(shop.clock.now().getUTCFullYear() + 9, 0, 1) - shop.clock.now().getTime());
  expect(await invoices.named.remove(8, 10)).toBe(2);
  expect(await contents()).not.toMatch(/Lovelace|Some Street/);
});
