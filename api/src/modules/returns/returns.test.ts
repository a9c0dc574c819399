import type { AdminOrder, AdminReturn, AdminReturnList, Order, Return } from '@tessera/shared/contract';
import sharp from 'sharp';
import { newId } from '../../infra/basics/ids';
import { forAllTests } from '../../../test/for-all-tests';
import { startAfterSaleShop } from '../../../test/sales/after-sale-shop';
import { aBuyer, someGoods } from '../orders/testing/orders-shop';
import type { Buyer } from '../orders/testing/orders-shop';

const shop = forAllTests(startAfterSaleShop, 180_000);

const DAY_MS = 86_400_000;
const lineOf = ({ items }: Order) => items[0]?.id ?? '';
const ask = (buyer: Buyer, order: Order, quantity = 1, changes: object = {}) =>
  buyer.call('POST', `orders/${order.number}/returns`, {
    items: [{ order_item_id: lineOf(order), quantity, reason: 'damaged' }],
    ...changes,
  });
const step = async (id: string, name: string, body: object) =>
  (await shop.admin('POST', `returns/${id}/${name}`, body)).json<AdminReturn>();

/** An order of one piece each of two goods, delivered. */
async function sellTwoGoods(): Promise<{ buyer: Buyer; order: Order }> {
  const buyer = await aBuyer(shop);
  for (const goods of [await someGoods(shop), await someGoods(shop)]) await buyer.fill(goods, 1);
  const { order } = (await buyer.order(newId())).json<{ order: Order }>();
  const sent = (await shop.admin('POST', `orders/${order.id}/shipments`, { carrier: 'UPS' })).json<AdminOrder>();
  await shop.admin('POST', `shipments/${sent.shipments[0]?.id}/delivered`);
  return { buyer, order };
}

describe('a return', () => {
  it('has its lines as the order has them, whichever was chosen first', async () => {
    const { buyer, order } = await sellTwoGoods();
    const lines = order.items.map(({ id }) => id);
    const items = lines.toReversed().map((order_item_id) => ({ order_item_id, quantity: 1, reason: 'damaged' }));
    const asked = (await ask(buyer, order, 1, { items })).json<Return>();
    expect(asked.items.map(({ order_item_id }) => order_item_id)).toEqual(lines);
  });

  it('is that of whoever asked, wherever the parcel went', async () => {
    const { buyer, order } = await shop.sell({ delivered: true });
    await shop.infra.db
      .updateTable('users')
      .set({ first_name: 'Mara', last_name: 'Quill' })
      .where('id', '=', buyer.user_id)
      .execute();
    const { id, number } = (await ask(buyer, order)).json<Return>();
    const seen = (await shop.admin('GET', `returns/${id}`)).json<AdminReturn>();
    const [listed] = (await shop.admin('GET', `returns?search=${number}`)).json<AdminReturnList>().items;
    expect([seen.order.name, listed?.order.name]).toEqual(['Mara Quill', 'Mara Quill']);
  });

  it('goes from the request to the refund, and its goods go back into stock', async () => {
    const { buyer, order, show } = await shop.sell({ quantity: 3, delivered: true });
    const answer = await ask(buyer, order, 2, { comment: ' The handle is broken. ' });
    expect(answer.statusCode).toBe(201);
    const asked = answer.json<Return>();
    expect(asked).toMatchObject({
      number: expect.stringMatching(/^R-[0-9A-Z]{7}$/),
      state: 'requested',
      comment: 'The handle is broken.',
      items: [{ order_item_id: lineOf(order), quantity: 2, reason: 'damaged', quantity_received: 0, restocked: null }],
      refund_amount: null,
    });
    expect((await show()).returns).toEqual([asked]);

    const approved = await step(asked.id, 'approve', { version: asked.version, message: 'Use any parcel service.' });
    expect(approved).toMatchObject({ state: 'approved', message: 'Use any parcel service.', refundable: 4800 });
    const received = await step(asked.id, 'receive', { version: approved.version, restock: [lineOf(order)] });
    expect(received).toMatchObject({ state: 'received', items: [{ restocked: true }] });
    const refunded = await step(asked.id, 'refund', { version: received.version });
    expect(refunded).toMatchObject({ state: 'refunded', refund_amount: 4800 });

    await shop.payRefunds();
    const after = await show();
    expect(after).toMatchObject({
      payment_status: 'partially_refunded',
      totals: { refunded: 4800 },
      items: [{ quantity_returned: 2 }],
      returns: [{ state: 'refunded', refund_amount: 4800, message: 'Use any parcel service.' }],
    });
    expect(after.timeline.map(({ event }) => event).filter((event) => /return|refund/.test(event))).toEqual([
      'return_requested',
      'return_approved',
      'return_received',
      'return_refunded',
      'refunded',
    ]);
    const { variant_id } = order.items[0] ?? {};
    const row = await shop.infra.db
      .selectFrom('variants')
      .select('stock')
      .where('id', '=', variant_id ?? '')
      .executeTakeFirst();
    expect(row?.stock).toBe(99);
  });

  it('that is written off gives the money back, and nothing into stock', async () => {
    const { buyer, order, show } = await shop.sell({ quantity: 1, delivered: true });
    const { id, version } = (await ask(buyer, order)).json<Return>();
    const approved = await step(id, 'approve', { version });
    const received = await step(id, 'receive', { version: approved.version });
    await step(id, 'refund', { version: received.version, amount: 1000, message: 'Part of it, as we agreed.' });
    await shop.payRefunds();
    expect((await show()).returns).toMatchObject([{ refund_amount: 1000, message: 'Part of it, as we agreed.' }]);
    const stock = await shop.infra.db
      .selectFrom('variants')
      .select('stock')
      .where('id', '=', order.items[0]?.variant_id ?? '')
      .executeTakeFirst();
    expect(stock?.stock).toBe(99);
  });

  it('is refused with a reason, and can be asked for again', async () => {
    const { buyer, order, show } = await shop.sell({ quantity: 1, delivered: true });
    const { id, version } = (await ask(buyer, order)).json<Return>();
    const silent = await shop.admin('POST', `returns/${id}/refuse`, { version });
    expect([silent.statusCode, silent.json().errors]).toEqual([422, { message: ['Please say why'] }]);
    await step(id, 'refuse', { version, message: 'It was used.' });
    expect((await show()).returns).toMatchObject([{ state: 'refused', message: 'It was used.' }]);
    expect((await ask(buyer, order)).statusCode).toBe(201);
  });

  it('carries the pictures that were sent for it, each in one place', async () => {
    const { buyer, order, show } = await shop.sell({ quantity: 2, delivered: true });
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a3421d' } })
      .jpeg()
      .toBuffer();
    const upload = await shop.services.uploads.add(buyer.user_id, 'return', picture);
    expect((await ask(buyer, order, 1, { pictures: [upload.id] })).statusCode).toBe(201);
    expect((await show()).returns[0]?.pictures).toMatchObject([{ src: upload.image.src }]);
    const again = await ask(buyer, order, 1, { pictures: [upload.id] });
    expect([again.statusCode, again.json().code]).toEqual([422, 'uploads.not_found']);
  });
});

describe('what cannot be returned', () => {
  const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).json<{ code: string }>().code;

  it('is what has not arrived, and what arrived more than 30 days ago', async () => {
    const early = await shop.sell();
    expect(await codeOf(ask(early.buyer, early.order))).toBe('returns.too_early');
    const { buyer, order } = await shop.sell({ delivered: true });
    shop.clock.advance(30 * DAY_MS);
    // The sessions of that time have ended; who asks is looked at on the service.
    await expect(
      shop.after.returns.request(buyer.user_id, order.id, {
        items: [{ order_item_id: lineOf(order), quantity: 1, reason: 'damaged' }],
        comment: '',
        pictures: [],
      }),
    ).resolves.toMatchObject({ state: 'requested' });
    shop.clock.advance(DAY_MS);
    await expect(
      shop.after.returns.request(buyer.user_id, order.id, {
        items: [{ order_item_id: lineOf(order), quantity: 1, reason: 'damaged' }],
        comment: '',
        pictures: [],
      }),
    ).rejects.toMatchObject({ code: 'returns.too_late' });
    shop.clock.advance(-31 * DAY_MS);
  });

  it('is more than was sent, also when it is asked for twice at once', async () => {
    const { buyer, order, show } = await shop.sell({ quantity: 3, delivered: true });
    const much = await ask(buyer, order, 4);
    expect([much.statusCode, much.json().available]).toEqual([409, 3]);
    const answers = await Promise.all([ask(buyer, order, 2), ask(buyer, order, 2), ask(buyer, order, 2)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await show()).returns).toHaveLength(1);
  });

  it('is what is not part of the order, named twice, or nothing', async () => {
    const { buyer, order } = await shop.sell({ delivered: true });
    const item = { order_item_id: lineOf(order), quantity: 1, reason: 'damaged' };
    for (const items of [[{ ...item, order_item_id: newId() }], [item, item], []]) {
      expect([items, (await ask(buyer, order, 1, { items })).statusCode]).toEqual([items, 422]);
    }
  });

  it('is a line that is not well formed, down to its last field', async () => {
    const { buyer, order } = await shop.sell({ delivered: true });
    const item = { order_item_id: lineOf(order), quantity: 1, reason: 'damaged' };
    const wrong: [field: string, changes: object][] = [
      ['items.0.reason', { items: [{ ...item, reason: 'because' }] }],
      ['items.0.quantity', { items: [{ ...item, quantity: 0 }] }],
      ['items.0.quantity', { items: [{ ...item, quantity: 1.5 }] }],
      ['items.0.quantity', { items: [{ ...item, quantity: '1' }] }],
      ['items.1.order_item_id', { items: [item, { ...item, order_item_id: 'x' }] }],
      ['items.0.price', { items: [{ ...item, price: 1 }] }],
      ['pictures.0', { pictures: ['x'] }],
    ];
    for (const [field, changes] of wrong) {
      const answer = await ask(buyer, order, 1, changes);
      expect([changes, answer.statusCode, answer.json().errors]).toEqual([
        changes,
        422,
        expect.objectContaining({ [field]: [expect.any(String)] }),
      ]);
    }
  });

  it('is somebody else’s', async () => {
    const [mine, theirs] = [await shop.sell({ delivered: true }), await shop.sell({ delivered: true })];
    expect((await ask(mine.buyer, theirs.order)).statusCode).toBe(404);
    const nobody = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${theirs.order.number}/returns`,
      payload: { items: [] },
    });
    expect(nobody.statusCode).toBe(401);
  });
});

describe('staff', () => {
  it('alone see returns and decide on them', async () => {
    const { buyer, order } = await shop.sell({ delivered: true });
    const { id } = (await ask(buyer, order)).json<Return>();
    for (const [method, url] of [
      ['GET', 'admin/returns'],
      ['GET', `admin/returns/${id}`],
      ['POST', `admin/returns/${id}/approve`],
    ] as const) {
      expect((await buyer.call(method, url, method === 'POST' ? { version: 1 } : undefined)).statusCode).toBe(403);
    }
    const { items } = (await shop.admin('GET', 'returns?state=requested&page_size=100')).json<AdminReturnList>();
    const found = items.find((item) => item.id === id);
    expect(found).toMatchObject({ order: { number: order.number, name: 'Ada Lovelace' }, currency: 'USD' });
    const byNumber = (await shop.admin('GET', `returns?search=${found?.number ?? ''}`)).json<AdminReturnList>();
    expect(byNumber.items.map((item) => item.id)).toEqual([id]);
  });

  it('ask for a page of one state, and for nothing else', async () => {
    for (const wrong of ['state=lost', 'page=0', 'page_size=101', 'page=two']) {
      expect([wrong, (await shop.admin('GET', `returns?${wrong}`)).statusCode]).toEqual([wrong, 422]);
    }
    const { items } = (await shop.admin('GET', 'returns?state=refused&page=1&page_size=5')).json<AdminReturnList>();
    expect(items.every(({ state }) => state === 'refused')).toBe(true);
  });

  it('who decide at the same time do not overwrite each other', async () => {
    const { buyer, order } = await shop.sell({ delivered: true });
    const { id, version } = (await ask(buyer, order)).json<Return>();
    const answers = await Promise.all([
      shop.admin('POST', `returns/${id}/approve`, { version }),
      shop.admin('POST', `returns/${id}/refuse`, { version, message: 'No.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost).toMatchObject({ code: 'conflict', present: { version: version + 1 } });
  });

  it('cannot skip a step', async () => {
    const { buyer, order } = await shop.sell({ delivered: true });
    const { id, version } = (await ask(buyer, order)).json<Return>();
    const skipped = await shop.admin('POST', `returns/${id}/refund`, { version });
    expect([skipped.statusCode, skipped.json().code]).toEqual([409, 'returns.wrong_state']);
    expect((await shop.admin('GET', `returns/${newId()}`)).statusCode).toBe(404);
  });
});

describe('a person', () => {
  it('finds their returns in the export, and their words are gone with the account', async () => {
    const { buyer, order } = await shop.sell({ delivered: true });
    await ask(buyer, order, 1, { comment: 'It hurts.' });
    expect(await shop.after.returns.listOf(buyer.user_id)).toMatchObject([{ comment: 'It hurts.' }]);
    await shop.infra.db.transaction().execute((trx) => shop.after.returns.forget(trx, buyer.user_id));
    expect(await shop.after.returns.listOf(buyer.user_id)).toMatchObject([{ comment: '', pictures: [] }]);
  });
});
