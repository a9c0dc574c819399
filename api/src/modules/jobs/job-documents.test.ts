import type { Download } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { readPdf } from '../invoices/testing/read-pdf';
import { fillOrders } from '../orders/testing/many-orders';
import { aDesk } from './testing/desk';

const shop = forAllTests(startTestShop);
const desk = forAllTests(() => aDesk(shop, fillOrders));
jest.setTimeout(60_000);
beforeEach(() => desk.clear());

/** Orders, oldest first, of which all but every tenth have an invoice. */
async function invoiced(count: number): Promise<string[]> {
  const ids = (await desk.orders(count)).sort();
  await withTransaction(shop.infra.db, async (trx) => {
    for (const [index, id] of ids.entries()) if (index % 10 !== 9) await shop.services.invoices.issue(trx, id);
  });
  return ids;
}

const numbers = async (ids: readonly string[]) => {
  const rows = await shop.infra.db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  const numberOf = new Map(rows.map(({ id, number }) => [id, number]));
  return ids.map((id) => numberOf.get(id));
};

async function download(id: string): Promise<Buffer> {
  const { url } = (await desk.post(`jobs/${id}/downloads`)).json<Download>();
  const answer = await shop.app.inject({ url });
  expect(answer.headers['content-type']).toBe('application/pdf');
  return answer.rawPayload;
}

/** Of which orders a document of invoices is, in its order. */
const ordersIn = (pdf: Buffer) =>
  readPdf(pdf).flatMap((text) => (text.startsWith('Order: ') ? [text.slice('Order: '.length)] : []));

describe('the invoices of many orders', () => {
  it('are one document, oldest first, whoever dies over it; orders without one are named', async () => {
    const ids = await invoiced(130);
    const gone = newId();
    const { id, total } = await desk.begin('orders.invoices', { orders: { ids: [gone, ...ids].reverse() } });
    expect(total).toBe(131);
    await desk.turn();
    expect(await desk.show(id)).toMatchObject({ state: 'running', done: 90, failed: 10, file: null });
    // A worker that died after it wrote, and before it said so.
    const file = `private/jobs/${id}`;
    await shop.infra.files.writeFrom(file, (await shop.infra.files.read(file)).length, Buffer.from('torn'));
    await desk.finish();
    expect(await desk.show(id)).toMatchObject({ state: 'done', total: 131, done: 117, failed: 14 });
    const failed = await desk.rowsOf(id, 'state=failed');
    expect(new Set(failed.map(({ reason }) => reason))).toEqual(
      new Set(['There is no invoice for this order yet.', 'There is no such order.']),
    );
    const pdf = await download(id);
    expect(ordersIn(pdf)).toEqual(await numbers(ids.filter((_id, index) => index % 10 !== 9)));
    expect(readPdf(pdf).filter((text) => text.startsWith('Page '))).toEqual(Array(117).fill('Page 1 of 1'));
  });

  it('are not begun for orders of which none has one, nor for more than a thousand', async () => {
    const ids = await desk.orders(2);
    const none = await desk.start('orders.invoices', { orders: { ids } });
    expect([none.statusCode, none.json().detail]).toEqual([404, 'None of these orders has an invoice yet.']);
    await desk.clear();
    await desk.orders(1_001);
    const many = await desk.start('orders.invoices', { orders: { filter: {}, count: 1_001 } });
    expect(many.json().code).toBe('jobs.too_many');
  });
});

it('packing slips of orders that are all gone are given up, with why', async () => {
  const { id } = await desk.begin('orders.packing_slips', { orders: { ids: [newId()] } });
  await desk.finish();
  expect(await desk.show(id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('nothing to do') });
});
