import type { AdminPicture } from '@tessera/shared/contract';
import { withTransaction } from '../../infra/database/transaction';
import { newId } from '../../infra/basics/ids';
import { forAllTests } from '../../../test/for-all-tests';
import { startAfterSaleShop } from '../../../test/sales/after-sale-shop';
import { drawPicture, sendPicture } from '../pictures/testing/picture-form';
import { createInvoicesService } from './invoices.service';
import type { InvoicesService } from './invoices.service';
import { readPdf } from './testing/read-pdf';

const shop = forAllTests(startAfterSaleShop);
let invoices: InvoicesService;
beforeAll(async () => {
  const { infra, services, own } = shop;
  invoices = createInvoicesService(
    { ...infra, orders: own.afterSaleOrders, store: services.store },
    // so that a test can read it
    { compress: false },
  );
}, 180_000);

const rows = () => shop.infra.db.selectFrom('invoices').selectAll().orderBy('sequence').execute();
const rowOf = async (order_id: string) => (await rows()).find((row) => row.order_id === order_id);
const makeFor = async (order_id: string): Promise<void> => {
  while (await invoices.makeDue());
  expect((await rowOf(order_id))?.file).not.toBeNull();
};
const issue = (order_id: string) => withTransaction(shop.infra.db, (trx) => invoices.issue(trx, order_id));

describe('an invoice', () => {
  it('comes with the payment, is made in the background, and is its buyer’s and staff’s alone', async () => {
    const { buyer, order, show } = await shop.sell();
    expect((await buyer.call('GET', `orders/${order.number}/invoice.pdf`)).json().code).toBe('invoices.not_found');
    await shop.tell(order.id);
    const { invoice } = await show();
    expect(invoice).toEqual({
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      url: `/api/orders/${order.id}/invoice.pdf`,
    });
    const waiting = await buyer.call('GET', `orders/${order.number}/invoice.pdf`);
    expect([waiting.statusCode, waiting.headers['retry-after'], waiting.json()]).toEqual([
      202,
      '1',
      { message: 'The invoice is being made.' },
    ]);

    await makeFor(order.id);
    const answer = await buyer.call('GET', `orders/${order.number}/invoice.pdf`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="invoice-${invoice?.number}.pdf"`);
    const text = readPdf(answer.rawPayload).join('\n');
    for (const part of [invoice?.number, order.number, 'Ember Mug', 'Ada Lovelace', '$53.90', 'Our shop']) {
      expect(text).toContain(part);
    }

    const other = await shop.sell();
    expect((await other.buyer.call('GET', `orders/${order.number}/invoice.pdf`)).statusCode).toBe(404);
    const url = `/api/orders/${order.number}/invoice.pdf`;
    expect((await shop.app.inject({ url })).statusCode).toBe(401);
    expect((await shop.app.inject({ url, headers: shop.staff })).statusCode).toBe(200);
  });

  it('has the shop’s logo of its day at its head, also when the shop has none any more', async () => {
    const sent = await sendPicture(shop, 'admin/store/pictures', await drawPicture(), { headers: shop.staff });
    await shop.services.store.update({ logo_id: sent.json<AdminPicture>().id });
    const { buyer, order } = await shop.sell();
    await shop.tell(order.id);
    await shop.services.store.update({ logo_id: null });
    await makeFor(order.id);
    const answer = await buyer.call('GET', `orders/${order.number}/invoice.pdf`);
    expect(answer.rawPayload.toString('latin1')).toContain('/Subtype /Image');
    expect(readPdf(answer.rawPayload)[0]).toBe('Invoice');
  });

  it('is written in the order’s language', async () => {
    const { buyer, order } = await shop.sell({ language: 'de' });
    await shop.tell(order.id);
    await makeFor(order.id);
    const answer = await buyer.call('GET', `orders/${order.number}/invoice.pdf`);
    expect(answer.headers['content-disposition']).toContain('rechnung-');
    expect(readPdf(answer.rawPayload).join('\n')).toContain('Gesamtbetrag');
  });

  it('says for ever what it said when its number was given', async () => {
    const { order } = await shop.sell();
    await issue(order.id);
    const before = (await rowOf(order.id))?.content;
    await shop.services.store.update({ name: 'Another name' });
    await issue(order.id);
    expect((await rowOf(order.id))?.content).toEqual(before);
    await shop.services.store.update({ name: 'Our shop' });
  });

  it('is written to whom staff have put right before there was one, and stays so', async () => {
    const { order } = await shop.sell();
    const url = `/api/admin/orders/${order.id}/billing-address`;
    const bill = (company: string) =>
      shop.app.inject({
        method: 'PUT',
        url,
        headers: shop.staff,
        payload: { address: { ...order.shipping_address, company } },
      });
    expect((await bill('Lane & Sons')).statusCode).toBe(200);
    await issue(order.id);
    const late = await bill('Somebody else');
    expect([late.statusCode, late.json().code]).toEqual([409, 'orders.not_possible']);
    await makeFor(order.id);
    expect(JSON.stringify((await rowOf(order.id))?.content)).toContain('Lane & Sons');
  });

  it('lies where nothing is served from, and is made again when its file was lost', async () => {
    const { buyer, order } = await shop.sell();
    await issue(order.id);
    await makeFor(order.id);
    const file = (await rowOf(order.id))?.file ?? '';
    expect(file).toMatch(/^private\//);
    await shop.infra.files.remove(file);
    expect((await buyer.call('GET', `orders/${order.number}/invoice.pdf`)).statusCode).toBe(202);
    await makeFor(order.id);
    expect((await buyer.call('GET', `orders/${order.number}/invoice.pdf`)).statusCode).toBe(200);
  });
});

describe('the numbers of invoices', () => {
  const numbers = async (year: number) =>
    (await rows()).filter((row) => row.year === year).map(({ sequence }) => sequence);

  it('have no gaps and no doubles, whoever fails in between and however many are issued at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => shop.sell()));
    const failing = (order_id: string) =>
      withTransaction(shop.infra.db, async (trx) => {
        await invoices.issue(trx, order_id);
        throw new Error('in the last moment');
      }).catch(() => undefined);
    await Promise.all([
      ...orders.map(({ order }) => issue(order.id)),
      ...orders.map(({ order }) => issue(order.id)),
      failing((await shop.sell()).order.id),
      failing((await shop.sell()).order.id),
    ]);
    const given = await numbers(shop.clock.now().getUTCFullYear());
    expect(given).toEqual(Array.from({ length: given.length }, (_, index) => index + 1));
    expect(new Set((await rows()).map(({ order_id }) => order_id)).size).toBe((await rows()).length);
  });

  it('begin with 1 in every year', async () => {
    const { order } = await shop.sell();
    const now = shop.clock.now();
    const next = now.getUTCFullYear() + 1;
    const away = Date.UTC(next, 0, 1) - now.getTime();
    shop.clock.advance(away);
    await issue(order.id);
    expect((await rowOf(order.id))?.number).toBe(`${next}-000001`);
    shop.clock.advance(-away);
  });
});

describe('a link to an invoice', () => {
  it('downloads it without a session for two minutes, and nothing else', async () => {
    const { buyer, order } = await shop.sell();
    await issue(order.id);
    expect((await buyer.call('POST', `orders/${order.number}/invoice-links`)).statusCode).toBe(202);
    await makeFor(order.id);
    const { url } = (await buyer.call('POST', `orders/${order.number}/invoice-links`)).json<{ url: string }>();
    const answer = await shop.app.inject({ url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const changed = url.replace(/.{4}$/, 'AAAA');
    expect((await shop.app.inject({ url: changed })).json().code).toBe('invoices.link_not_valid');
    shop.clock.advance(120_001);
    expect((await shop.app.inject({ url })).statusCode).toBe(410);
    shop.clock.advance(-120_001);
  });

  it('is given to nobody else', async () => {
    const [mine, theirs] = [await shop.sell(), await shop.sell()];
    await issue(theirs.order.id);
    expect((await mine.buyer.call('POST', `orders/${theirs.order.number}/invoice-links`)).statusCode).toBe(404);
    expect((await mine.buyer.call('GET', `orders/${newId()}/invoice.pdf`)).statusCode).toBe(404);
  });
});

describe('a person who leaves', () => {
  it('stays on their invoices for eight years after the year, and is in none any more after that; amounts stay', async () => {
    const { buyer, order } = await shop.sell();
    await issue(order.id);
    await makeFor(order.id);
    expect(await invoices.listOf(buyer.user_id)).toMatchObject([{ content: { order_number: order.number } }]);
    const before = await rowOf(order.id);
    await withTransaction(shop.infra.db, (trx) => invoices.forget(trx, buyer.user_id));
    expect(await rowOf(order.id)).toEqual(before);
    expect([await invoices.named.count(8), await invoices.named.remove(8, 10)]).toEqual([0, 0]);
    const now = shop.clock.now();
    shop.clock.advance(Date.UTC(now.getUTCFullYear() + 9, 0, 1) - 1 - now.getTime());
    expect(await invoices.named.count(8)).toBe(0);
    shop.clock.advance(1);
    expect([await invoices.named.count(8), await invoices.named.remove(8, 10)]).toEqual([1, 1]);
    const row = await rowOf(order.id);
    expect(row?.file).toBeNull();
    expect(JSON.stringify(row?.content)).not.toMatch(/Lovelace|Some Street|Portland/);
    expect(row?.content).toMatchObject({ number: row?.number, totals: { total: 5390 } });
    expect(await shop.infra.db.selectFrom('former_customer_orders').selectAll().execute()).toEqual([]);
  });
});
