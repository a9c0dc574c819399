import type { AdminReturn, AdminReturnList, Order, RefundPreview, Return } from '@tessera/shared/contract';
import { newId } from '../../infra/basics/ids';
import { actionsOn } from '../../../test/audit/audit-log';
import { forAllTests } from '../../../test/for-all-tests';
import { someGoods } from '../orders/testing/orders-shop';
import { startAfterSaleShop } from '../../../test/sales/after-sale-shop';

const shop = forAllTests(startAfterSaleShop, 180_000);

const lineOf = ({ items }: Order) => items[0]?.id ?? '';

/** A return that was asked for, of an order that has arrived. */
async function asked({ quantity = 3, reason = 'damaged', language = 'en' as 'en' | 'de' } = {}) {
  const sold = await shop.sell({ quantity, delivered: true, language });
  const line = lineOf(sold.order);
  const answer = await sold.buyer.call('POST', `orders/${sold.order.number}/returns`, {
    items: [{ order_item_id: line, quantity, reason }],
  });
  const { id, version, number } = answer.json<Return>();
  return { ...sold, line, id, version, number };
}

const post = (id: string, step: string, body: object, key?: string) =>
  shop.admin('POST', `returns/${id}/${step}`, body, key);
const step = async (id: string, name: string, body: object) => {
  const answer = await post(id, name, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<AdminReturn>();
};

async function approved(options: Parameters<typeof asked>[0] = {}) {
  const one = await asked(options);
  return { ...one, ...(await step(one.id, 'approve', { version: one.version })), line: one.line, order: one.order };
}

async function stockOf(order: Order): Promise<number | undefined> {
  const row = await shop.infra.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', order.items[0]?.variant_id ?? '')
    .executeTakeFirst();
  return row?.stock;
}

it('is found by its number as by its id, and every step is taken by either', async () => {
  const { id, number, version } = await asked();
  expect((await shop.admin('GET', `returns/${number.toLowerCase()}`)).json()).toMatchObject({ id, number });
  expect((await shop.admin('GET', 'returns/R-NOBODY')).statusCode).toBe(404);
  await step(number, 'notes', { text: 'By its number' });
  const approved = await step(number, 'approve', { version });
  expect(approved).toMatchObject({ id, state: 'approved', notes: [{ text: 'By its number' }] });
});

it('has notes that only staff read, whatever becomes of it meanwhile, and they go with the customer', async () => {
  const { id, version, buyer, order, number } = await asked();
  const noted = await step(id, 'notes', { text: '  Called, wants the blue one.  ' });
  expect(noted).toMatchObject({
    version,
    notes: [{ text: 'Called, wants the blue one.', author_name: 'Ada Lovelace' }],
  });
  expect((await post(id, 'notes', { text: '   ' })).statusCode).toBe(422);
  expect((await post(newId(), 'notes', { text: 'Nobody' })).statusCode).toBe(404);
  const seen = (await buyer.call('GET', `orders/${order.number}`)).json<Order>();
  expect(JSON.stringify(seen)).not.toContain('the blue one');
  expect(seen.returns).toMatchObject([{ number }]);
  await step(id, 'approve', { version });
  expect(await actionsOn(shop, id)).toEqual(['returns.note', 'returns.approve']);
  await shop.infra.db.transaction().execute((trx) => shop.after.returns.forget(trx, buyer.user_id));
  expect((await shop.admin('GET', `returns/${id}`)).json()).toMatchObject({ notes: [] });
});

describe('goods that come back', () => {
  it('are in stock again as soon as they are received as new; damaged ones are not', async () => {
    const { id, version, line, order } = await approved();
    expect(await stockOf(order)).toBe(97);
    const received = await step(id, 'receive', { version, items: [{ order_item_id: line, as_new: 2, damaged: 1 }] });
    expect(await stockOf(order)).toBe(99);
    expect(received).toMatchObject({
      state: 'received',
      refundable: 7200,
      items: [{ quantity_received: 3, quantity_restocked: 2, worth: 7200, name: order.items[0]?.name }],
    });
  });

  it('may come in two parcels; what never comes is not paid for', async () => {
    const { id, version, line, order, show, buyer } = await approved();
    const first = await step(id, 'receive', { version, items: [{ order_item_id: line, as_new: 1, damaged: 0 }] });
    expect(first).toMatchObject({
      state: 'received',
      refundable: 2400,
      items: [{ quantity: 3, quantity_received: 1 }],
    });
    const much = await post(id, 'receive', {
      version: first.version,
      items: [{ order_item_id: line, as_new: 2, damaged: 1 }],
    });
    expect([much.statusCode, much.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'returns.too_many', available: 2 }),
    ]);
    const second = await step(id, 'receive', {
      version: first.version,
      items: [{ order_item_id: line, as_new: 0, damaged: 1 }],
    });
    expect(second).toMatchObject({ refundable: 4800, items: [{ quantity_received: 2, quantity_restocked: 1 }] });
    const refunded = await step(id, 'refund', { version: second.version });
    expect(refunded).toMatchObject({ state: 'refunded', refund_amount: 4800 });
    expect(await stockOf(order)).toBe(98);
    expect((await show()).items).toMatchObject([{ quantity_returned: 2 }]);
    // the third piece can be asked for again, and no fourth
    const again = (quantity: number) =>
      buyer.call('POST', `orders/${order.number}/returns`, {
        items: [{ order_item_id: line, quantity, reason: 'other' }],
      });
    expect((await again(2)).json()).toMatchObject({ code: 'returns.too_many', available: 1 });
    expect((await again(1)).statusCode).toBe(201);
  });

  it('that are received as nothing, of another order or twice in one go are refused, and nothing changes', async () => {
    const { id, version, line, order } = await approved();
    const piece = { order_item_id: line, as_new: 1, damaged: 0 };
    for (const items of [[{ ...piece, as_new: 0 }], [{ ...piece, order_item_id: newId() }], [piece, piece]]) {
      const answer = await post(id, 'receive', { version, items });
      expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['items']]);
    }
    expect(await stockOf(order)).toBe(97);
  });

  it('are received once, however often and by however many it is said', async () => {
    const { id, version, line, order } = await approved({ quantity: 1 });
    const items = [{ order_item_id: line, as_new: 1, damaged: 0 }];
    const answers = await Promise.all([1, 2, 3].map(() => post(id, 'receive', { version, items })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(order)).toBe(100);
  });

  it('that were refunded by the order meanwhile cannot be received again', async () => {
    const { id, version, line, order } = await approved({ quantity: 1 });
    const refund = { amount: 2400, items: [{ order_item_id: line, quantity: 1, restock: true }] };
    expect((await shop.admin('POST', `orders/${order.id}/refunds`, refund)).statusCode).toBe(200);
    const late = await post(id, 'receive', { version, items: [{ order_item_id: line, as_new: 1, damaged: 0 }] });
    expect([late.statusCode, late.json().code]).toEqual([409, 'orders.not_possible']);
    expect(await stockOf(order)).toBe(100);
  });

  it('that were received before pieces were counted go into stock with their money', async () => {
    const { id, version, order } = await approved({ quantity: 2 });
    await shop.infra.db.updateTable('returns').set({ state: 'received' }).where('id', '=', id).execute();
    await shop.infra.db.updateTable('return_items').set({ restocked: true }).where('return_id', '=', id).execute();
    const preview = (await post(id, 'refund-preview', {})).json<RefundPreview>();
    expect(preview).toMatchObject({ amount: 4800 });
    await step(id, 'refund', { version });
    expect(await stockOf(order)).toBe(100);
  });
});

describe('the money of a return', () => {
  async function received(options: Parameters<typeof asked>[0] = {}) {
    const one = await approved(options);
    const quantity = one.items[0]?.quantity ?? 0;
    const items = [{ order_item_id: one.line, as_new: quantity, damaged: 0 }];
    return { ...one, ...(await step(one.id, 'receive', { version: one.version, items })), order: one.order };
  }

  it('is previewed with its tax and the delivery, and goes back as it was previewed', async () => {
    const { id, version, order, show } = await received({ quantity: 2 });
    const goods = (await post(id, 'refund-preview', {})).json<RefundPreview>();
    expect(goods).toMatchObject({ amount: 4800, delivery: 0, tax: 0, refundable: order.totals.total });
    const all = (await post(id, 'refund-preview', { delivery: true })).json<RefundPreview>();
    expect(all).toMatchObject({ amount: 5390, delivery: 590 });
    const refunded = await step(id, 'refund', { version, delivery: true });
    expect(refunded.refund_amount).toBe(5390);
    expect(await show()).toMatchObject({ payment_status: 'refunded', totals: { refunded: 5390 } });
  });

  it('goes back once, whether it is sent twice or by two of the staff at once', async () => {
    const { id, version, show } = await received({ quantity: 1 });
    const keyless = await shop.app.inject({
      method: 'POST',
      url: `/api/admin/returns/${id}/refund`,
      headers: shop.staff,
      payload: { version },
    });
    expect(keyless.statusCode).toBe(400);
    const key = newId();
    const answers = await Promise.all([
      post(id, 'refund', { version }, key),
      post(id, 'refund', { version }),
      post(id, 'refund', { version }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await post(id, 'refund', { version }, key);
    expect((await show()).totals.refunded).toBe(2400);
    const refunds = await shop.infra.db
      .selectFrom('order_refunds')
      .selectAll()
      .where('reason', '=', (await shop.admin('GET', `returns/${id}`)).json<AdminReturn>().number)
      .execute();
    expect(refunds).toHaveLength(1);
  });

  it('is never more than what was paid', async () => {
    const { id, version, order } = await received({ quantity: 1 });
    const much = await post(id, 'refund', { version, amount: order.totals.total + 1 });
    expect([much.statusCode, much.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'orders.refund_too_much', refundable: order.totals.total }),
    ]);
    const preview = await post(id, 'refund-preview', { amount: order.totals.total + 1 });
    expect(preview.json().code).toBe('orders.refund_too_much');
  });

  it('cannot be previewed before the goods are here', async () => {
    const { id } = await approved();
    expect((await post(id, 'refund-preview', {})).json().code).toBe('returns.wrong_state');
  });
});

describe('an exchange', () => {
  async function received() {
    const one = await approved({ quantity: 1 });
    const items = [{ order_item_id: one.line, as_new: 1, damaged: 0 }];
    return { ...one, ...(await step(one.id, 'receive', { version: one.version, items })), order: one.order };
  }

  /** What the same customer orders afterwards. */
  async function replacementFor({ buyer }: Awaited<ReturnType<typeof received>>): Promise<Order> {
    shop.clock.advance(1000);
    await buyer.fill(await someGoods(shop, { stock: 5 }), 1);
    return (await buyer.order(newId())).json<{ order: Order }>().order;
  }

  it('puts a later order of the same customer in the place of the money, and both sides see it', async () => {
    const one = await received();
    const { number } = await replacementFor(one);
    const body = { version: one.version, order: number, message: 'The blue one is on its way.' };
    const done = await step(one.id, 'exchange', body);
    expect(done).toMatchObject({ state: 'exchanged', replacement_order: number, refund_amount: null });
    expect((await one.show()).returns).toMatchObject([
      { state: 'exchanged', replacement_order: number, message: 'The blue one is on its way.' },
    ]);
    expect((await one.show()).totals.refunded).toBe(0);
    expect((await post(one.id, 'refund', { version: done.version })).json().code).toBe('returns.wrong_state');
    expect((await actionsOn(shop, one.id)).at(-1)).toBe('returns.exchange');
  });

  it('takes no order of somebody else, none from before, not the same one, and none that is not there', async () => {
    const one = await received();
    const others = await shop.sell();
    for (const order of [others.order.number, one.order.number, 'K-NOTHING']) {
      const answer = await post(one.id, 'exchange', { version: one.version, order });
      expect([order, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([order, 422, ['order']]);
    }
    expect((await one.show()).returns).toMatchObject([{ state: 'received', replacement_order: null }]);
  });
});

describe('a decision', () => {
  it('may be taken back while nothing has come: the shopper is told why', async () => {
    const { id, version, show } = await approved();
    await step(id, 'refuse', { version, message: 'It never came.' });
    expect((await show()).returns).toMatchObject([{ state: 'refused', message: 'It never came.' }]);
  });

  it('stands in the audit log and in the return’s timeline with every other step', async () => {
    const { id, version, line } = await approved({ quantity: 1 });
    const items = [{ order_item_id: line, as_new: 0, damaged: 1 }];
    const received = await step(id, 'receive', { version, items });
    const done = await step(id, 'refund', { version: received.version });
    expect(await actionsOn(shop, id)).toEqual(['returns.approve', 'returns.receive', 'returns.refund']);
    expect(done.timeline.map(({ event }) => event)).toEqual([
      'return_requested',
      'return_approved',
      'return_received',
      'return_refunded',
    ]);
  });
});

describe('goods that were counted when they came', () => {
  it('are not taken again by a version of the shop that takes them with the money', async () => {
    const { id, version, line } = await approved({ quantity: 1 });
    const items = [{ order_item_id: line, as_new: 1, damaged: 0 }];
    const received = await step(id, 'receive', { version, items });
    const settled = { state: 'refunded' as const, refund_amount: 100, refunded_at: shop.clock.now() };
    const settle = () => shop.infra.db.updateTable('returns').set(settled).where('id', '=', id).execute();
    await expect(settle()).rejects.toMatchObject({ constraint: 'returns_counted' });
    expect(await step(id, 'refund', { version: received.version })).toMatchObject({ state: 'refunded' });
  });
});

describe('the queue', () => {
  const list = async (query: Record<string, string>) => {
    const answer = await shop.admin('GET', `returns?${new URLSearchParams(query)}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<AdminReturnList>();
  };
  const numbers = ({ items }: AdminReturnList) => items.map(({ number }) => number);

  it('is found by number, order, e-mail address and name, and filtered by state, reason, day and customer', async () => {
    const one = await asked({ quantity: 2, reason: 'arrived_late' });
    const other = await asked({ quantity: 1, reason: 'does_not_fit' });
    const { email } = one.order;
    for (const search of [
      one.number,
      one.number.slice(0, 6).toLowerCase(),
      one.order.number,
      email,
      email.slice(0, -2),
    ]) {
      expect([search, numbers(await list({ search }))]).toEqual([search, [one.number]]);
    }
    const named = await list({ search: 'ada lovel', page_size: '100' });
    expect(numbers(named)).toEqual(expect.arrayContaining([one.number, other.number]));
    expect(numbers(await list({ search: 'nobody at all' }))).toEqual([]);
    expect(numbers(await list({ reason: 'arrived_late' }))).toEqual([one.number]);
    expect(numbers(await list({ customer_id: other.buyer.user_id }))).toEqual([other.number]);
    expect(numbers(await list({ state: 'requested', reason: 'does_not_fit' }))).toEqual([other.number]);
    const day = shop.clock.now().toISOString().slice(0, 10);
    expect((await list({ created_from: day, created_to: day })).total).toBeGreaterThan(1);
    expect((await list({ created_to: '2020-01-01' })).items).toEqual([]);
    const [found] = (await list({ search: one.number })).items;
    expect(found).toMatchObject({
      state: 'requested',
      order: { number: one.order.number, email, name: expect.any(String) },
      reasons: ['arrived_late'],
      quantity: 2,
      quantity_received: 0,
      currency: 'USD',
      refund_amount: null,
    });
  });

  it('is walked along by its cursor in both orders, each return once', async () => {
    for (const sort of ['-created_at', 'created_at']) {
      const whole = numbers(await list({ sort, page_size: '100' }));
      const walked: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: AdminReturnList = await list({ sort, page_size: '3', ...(after && { after }) });
        expect([page.total, page.total_is_exact]).toEqual([whole.length, true]);
        walked.push(...numbers(page));
        after = page.next_cursor;
      }
      expect([sort, walked]).toEqual([sort, whole]);
    }
  });

  it('refuses a filter that it does not know', async () => {
    for (const wrong of [
      'state=lost',
      'reason=because',
      'created_from=today',
      'after=x',
      'customer_id=1',
      'sort=name',
    ]) {
      expect([wrong, (await shop.admin('GET', `returns?${wrong}`)).statusCode]).toEqual([wrong, 422]);
    }
  });

  it('is exported as CSV, as it is filtered', async () => {
    const one = await asked({ quantity: 2, reason: 'other' });
    const parts: string[] = [];
    for await (const part of shop.after.returnExport.write({ search: one.number })) parts.push(part);
    const [head, row, ...rest] = parts.join('').trim().split('\r\n');
    expect(head).toContain('number,created_at,state,order_number,customer_name,email,reasons,quantity');
    expect(row).toContain(`${one.number},`);
    expect(row).toContain(`,requested,${one.order.number},`);
    expect(row).toContain(',other,2,0,USD,');
    expect(rest).toEqual([]);
  });
});
