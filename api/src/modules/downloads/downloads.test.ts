import type { Download, Order } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { LONG_SESSIONS } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { readPdf } from '../invoices/testing/read-pdf';
import { createPackingSlips } from '../orders/admin/slips/packing-slips.service';
import { orderExportRepository } from '../orders/admin/list/order-export.repository';
import { fillOrders } from '../orders/testing/many-orders';
import { ADDRESS, aBuyer, someGoods, startOrdersShop } from '../orders/testing/orders-shop';

const shop = forAllTests(() => startOrdersShop(LONG_SESSIONS));
let headers: { authorization: string };
jest.setTimeout(60_000);
beforeAll(async () => {
  headers = (await signIn(shop, 'ADMIN')).headers;
});
beforeEach(() => shop.infra.db.deleteFrom('orders').execute());

const ask = (payload: object, by: object = headers) =>
  shop.app.inject({ method: 'POST', url: '/api/admin/downloads', headers: { ...by }, payload });
const ticketFor = async (payload: object) => (await ask(payload)).json<Download>().url;
const open = (url: string) => shop.app.inject({ url });

async function sell(address: object = ADDRESS, quantity = 1): Promise<Order> {
  const buyer = await aBuyer(shop);
  await buyer.fill(await someGoods(shop, { stock: 10 }), quantity, address);
  const answer = await buyer.order(newId());
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ order: Order }>().order;
}

describe('a ticket', () => {
  it('is given to staff alone, and downloads without a session once', async () => {
    const shopper = await signIn(shop);
    expect((await ask({ kind: 'orders' }, shopper.headers)).statusCode).toBe(403);
    const url = await ticketFor({ kind: 'orders' });
    const first = await open(url);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(first.headers['content-disposition']).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect((await open(url)).json()).toMatchObject({ status: 410, code: 'downloads.ticket_not_valid' });
  });

  it('is not used up by whoever looks only whether it is there', async () => {
    const url = await ticketFor({ kind: 'orders' });
    expect((await shop.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await open(url)).statusCode).toBe(200);
  });

  it('is used once also by two at the same moment', async () => {
    const url = await ticketFor({ kind: 'orders' });
    const answers = await Promise.all([open(url), open(url), open(url)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  });

  it('is good for a minute, and then forgotten', async () => {
    const url = await ticketFor({ kind: 'orders' });
    shop.clock.advance(60_000);
    expect((await open(url)).statusCode).toBe(410);
    await shop.services.downloads.removeExpired();
    expect(await shop.infra.db.selectFrom('download_tickets').selectAll().execute()).toEqual([]);
  });

  it('that nobody gave, and a request that makes no sense, are refused', async () => {
    expect((await open('/api/downloads/made-up')).statusCode).toBe(410);
    for (const payload of [
      { kind: 'users' },
      { kind: 'packing_slips', order_ids: [] },
      { kind: 'orders', filter: { status: 'x' } },
    ])
      expect([payload, (await ask(payload)).statusCode]).toEqual([payload, 422]);
  });
});

describe('orders as CSV', () => {
  it('are those that match, with sums that a spreadsheet can reckon with', async () => {
    await fillOrders(shop.infra.db, 60);
    const body = (await open(await ticketFor({ kind: 'orders', filter: { status: 'open', sort: 'placed_at' } }))).body;
    const [head = '', ...lines] = body.trimEnd().split('\r\n');
    expect(head.startsWith('\ufeffnumber,placed_at,status,')).toBe(true);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['FILL-1', 'FILL-51']);
    expect(lines[0]).toContain(',person1@example.com,US,1,USD,10.01,0.00,');
  });

  it('hold no formula, whatever a buyer calls themselves', async () => {
    await sell();
    const name = '=HYPERLINK("http://evil.example.com"';
    await shop.infra.db.updateTable('users').set({ first_name: name }).execute();
    await shop.infra.db
      .updateTable('orders')
      .set({ tags: ['+1', 'x'] })
      .execute();
    const { body } = await open(await ticketFor({ kind: 'orders' }));
    expect(body).toContain(`,"'=HYPERLINK(""http://evil.example.com""`);
    expect(body).toContain(`"'+1, x"`);
  });

  it('are read in parts, each once, however many they are', async () => {
    await fillOrders(shop.infra.db, 1234);
    const list = jest.spyOn(orderExportRepository, 'list');
    const { body } = await open(await ticketFor({ kind: 'orders' }));
    const numbers = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect([numbers.length, new Set(numbers).size, numbers[0], numbers.at(-1)]).toEqual([
      1234,
      1234,
      'FILL-1234',
      'FILL-1',
    ]);
    expect(list.mock.calls.map(([, , { limit }]) => limit)).toEqual([500, 500, 500]);
    list.mockRestore();
  });
});

describe('packing slips', () => {
  const texts = async (ids: string[]) => {
    const slips = createPackingSlips({ db: shop.infra.db, store: shop.services.store }, { compress: false });
    return readPdf(await slips.draw(ids, 'en')).join('\n');
  };

  it('are one document, with a page for each order, without a price', async () => {
    const one = await sell({ ...ADDRESS, first_name: 'Grace' });
    const two = await sell();
    const answer = await open(await ticketFor({ kind: 'packing_slips', order_ids: [two.id, one.id] }));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const text = await texts([one.id, two.id]);
    for (const part of [one.number, two.number, 'Grace Lovelace', `SKU: ${one.items[0]?.sku ?? ''}`, 'Page 1 of 1']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('$');
  });

  it('list what is left to send', async () => {
    const order = await sell(ADDRESS, 3);
    const payload = { carrier: 'UPS', items: [{ order_item_id: order.items[0]?.id, quantity: 1 }] };
    await shop.app.inject({ method: 'POST', url: `/api/admin/orders/${order.id}/shipments`, headers, payload });
    expect((await texts([order.id])).split('\n')).toContain('2');
  });
});
