import type { AdminOrder, Order } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { ADDRESS, aBuyer, someGoods, startOrdersShop, stockOf } from '../testing/orders-shop';
import type { Buyer } from '../testing/orders-shop';

const shop = forAllTests(() => startOrdersShop(LONG_SESSIONS));
const staff = forAllTests(() => signIn(shop, 'ADMIN'));
const colleague = forAllTests(() => signIn(shop, 'ADMIN'));
let buyer: Buyer;
jest.setTimeout(60_000);
beforeEach(async () => {
  buyer = await aBuyer(shop);
  Object.assign(shop.payments, { answer: 'paid', away: false, calls: [] });
});

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, url: string, payload?: object, { headers }: Pick<SignedIn, 'headers'> = staff) =>
  shop.app.inject({
    method,
    url: `/api/admin/orders/${url}`,
    headers: method === 'GET' ? headers : { ...headers, 'idempotency-key': newId() },
    ...(payload ? { payload } : {}),
  });
const show = async (id: string) => (await call('GET', id)).json<AdminOrder>();

async function place(quantity = 2) {
  const goods = await someGoods(shop, { stock: 10 });
  await buyer.fill(goods, quantity);
  const answer = await buyer.order(newId());
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order } = answer.json<{ order: Order }>();
  return { id: order.id, order, goods, line: order.items[0]?.id ?? '' };
}

describe('notes', () => {
  it('are kept in their order, with who wrote them, and told to nobody else', async () => {
    const { id, order } = await place();
    await call('POST', `${id}/notes`, { text: '  Rang twice\nNobody there ' });
    const noted = (await call('POST', `${order.number}/notes`, { text: 'Reached her' }, colleague)).json<AdminOrder>();
    expect(noted.notes).toMatchObject([
      { text: 'Rang twice\nNobody there', author_name: 'Ada Lovelace' },
      { text: 'Reached her' },
    ]);
    expect((await buyer.call('GET', `orders/${id}`)).body).not.toContain('Reached her');
  });

  it('without a word are refused', async () => {
    const { id } = await place();
    expect((await call('POST', `${id}/notes`, { text: ' \n ' })).statusCode).toBe(422);
    expect((await show(id)).notes).toEqual([]);
  });

  it('are in the export of the person whom the order belongs to, and go with the account', async () => {
    const { id } = await place();
    await call('POST', `${id}/notes`, { text: 'Prefers mornings' });
    await call('PUT', `${id}/tags`, { tags: ['vip'] });
    await call('POST', `${id}/hold`, { reason: 'Address unclear' });
    const [kept] = (await buyer.call('GET', 'users/me/export')).json<{ orders: object[] }>().orders;
    expect(kept).toMatchObject({
      notes_of_staff: [{ text: 'Prefers mornings' }],
      tags: ['vip'],
      hold_reason: 'Address unclear',
    });
    expect(kept).not.toHaveProperty('search');
    const discount_reason = 'A friend of the house';
    const closed = { status: 'completed', fulfilment_status: 'delivered', discount_reason } as const;
    await shop.infra.db.updateTable('orders').set(closed).where('id', '=', id).execute();
    const person = await shop.services.users.getById(buyer.user_id);
    await shop.infra.db
      .transaction()
      .execute((trx) => shop.own.orders.forget(trx, { ...person, email_verified: true }));
    expect(await show(id)).toMatchObject({ notes: [], tags: [], hold: null, discount_reason: '' });
  });
});

describe('tags', () => {
  it('are put in the place of all, each once whatever its case', async () => {
    const { id } = await place();
    await call('PUT', `${id}/tags`, { tags: ['gift'] });
    const { tags } = (await call('PUT', `${id}/tags`, { tags: [' VIP ', 'vip', 'fraud?'] })).json<AdminOrder>();
    expect(tags).toEqual(['vip', 'fraud?']);
    expect((await call('PUT', `${id}/tags`, { tags: Array.from({ length: 21 }, String) })).statusCode).toBe(422);
  });
});

describe('an order that cannot be sent off', () => {
  const why = async (id: string) =>
    (await call('POST', `${id}/shipments`, { carrier: 'UPS' })).json<{ message: string }>().message;

  it('says why: it is sent, it is cancelled', async () => {
    const sent = await place();
    const { shipments } = (await call('POST', `${sent.id}/shipments`, { carrier: 'UPS' })).json<AdminOrder>();
    expect(await why(sent.id)).toBe('Everything of this order has been sent off.');
    await shop.app.inject({
      method: 'POST',
      url: `/api/admin/shipments/${shipments[0]?.id}/delivered`,
      headers: staff.headers,
      payload: {},
    });
    expect(await why(sent.id)).toBe('Everything of this order has been sent off.');
    const cancelled = await place();
    await call('POST', `${cancelled.id}/cancel`, {});
    expect(await why(cancelled.id)).toBe('This order has been cancelled.');
  });
});

describe('a held order', () => {
  it('is not sent off until it is released', async () => {
    const { id } = await place();
    const held = (await call('POST', `${id}/hold`, { reason: 'Address unclear' })).json<AdminOrder>();
    expect(held).toMatchObject({ hold: { reason: 'Address unclear', held_by_name: 'Ada Lovelace' }, can_ship: false });
    const refused = await call('POST', `${id}/shipments`, { carrier: 'UPS' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.not_possible']);
    expect((await show(id)).shipments).toEqual([]);
    const released = (await call('POST', `${id}/release`, {})).json<AdminOrder>();
    expect(released).toMatchObject({ hold: null, can_ship: true });
    expect((await call('POST', `${id}/release`)).statusCode).toBe(200);
    expect((await call('POST', `${id}/shipments`, { carrier: 'UPS' })).statusCode).toBe(200);
  });

  it('is one that is not over', async () => {
    const { id } = await place();
    await call('POST', `${id}/cancel`, {});
    expect((await call('POST', `${id}/hold`, { reason: 'Too late' })).statusCode).toBe(409);
  });
});

describe('the delivery address', () => {
  const elsewhere = { ...ADDRESS, line1: '7 Other Road', city: 'Salem', postal_code: '97301' };

  it('can be put right before anything was sent off, by the rules of checkout', async () => {
    const { id } = await place();
    const wrong = await call('PUT', `${id}/delivery-address`, { address: { ...elsewhere, city: '' } });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['address.city']]);
    const moved = (await call('PUT', `${id}/delivery-address`, { address: elsewhere })).json<AdminOrder>();
    expect(moved.shipping_address).toMatchObject({ line1: '7 Other Road', city: 'Salem' });
    await call('POST', `${id}/shipments`, { carrier: 'UPS' });
    const late = await call('PUT', `${id}/delivery-address`, { address: ADDRESS });
    expect([late.statusCode, (await show(id)).can_edit_address]).toEqual([409, false]);
  });

  it('stays in its country, whose taxes and delivery were paid', async () => {
    const { id } = await place();
    const german = { ...ADDRESS, country: 'DE', region: '', postal_code: '10115', city: 'Berlin' };
    expect((await call('PUT', `${id}/delivery-address`, { address: german })).json().code).toBe('orders.not_possible');
  });
});

describe('the billing address', () => {
  it('can be another one, by the rules of checkout, until the order is over', async () => {
    const { id } = await place();
    const company = { ...ADDRESS, company: 'Lane & Sons', line1: '9 Office Park' };
    const wrong = await call('PUT', `${id}/billing-address`, { address: { ...company, postal_code: 'x' } });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['address.postal_code']]);
    const billed = (await call('PUT', `${id}/billing-address`, { address: company })).json<AdminOrder>();
    expect(billed.billing_address).toMatchObject({ company: 'Lane & Sons', line1: '9 Office Park' });
    expect(billed.shipping_address).toMatchObject({ line1: ADDRESS.line1 });
    await call('POST', `${id}/cancel`, {});
    expect((await call('PUT', `${id}/billing-address`, { address: ADDRESS })).json().code).toBe('orders.not_possible');
  });
});

describe('a stale version', () => {
  it('is refused by every write, with the order as it is now', async () => {
    const { id, line } = await place();
    const { version } = await show(id);
    const now = (await call('PUT', `${id}/tags`, { tags: ['seen'], version })).json<AdminOrder>();
    expect(now.version).toBe(version + 1);
    const writes: [Method, string, object][] = [
      ['PUT', 'tags', { tags: [] }],
      ['POST', 'hold', { reason: 'Why not' }],
      ['POST', 'release', {}],
      ['PUT', 'delivery-address', { address: { ...ADDRESS, line1: 'Nowhere' } }],
      ['PUT', 'billing-address', { address: { ...ADDRESS, line1: 'Nowhere' } }],
      ['POST', 'shipments', { carrier: 'UPS' }],
      ['POST', 'refunds', { amount: 100, items: [{ order_item_id: line, quantity: 1, restock: true }] }],
      ['POST', 'cancel', {}],
      ['POST', 'capture', {}],
      ['POST', 'paid', {}],
    ];
    for (const [method, name, body] of writes) {
      const answer = await call(method, `${id}/${name}`, { ...body, version });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 409, 'orders.stale']);
      expect(answer.json().current).toMatchObject({ id, version: now.version, tags: ['seen'] });
    }
    expect(await show(id)).toEqual(now);
    expect((await call('POST', `${id}/shipments`, { carrier: 'UPS', version: now.version })).statusCode).toBe(200);
  });
});

describe('two of staff who refund the same line at once', () => {
  it('with what they saw: one does, the other is told what has become of it', async () => {
    for (let round = 0; round < 5; round += 1) {
      // Also while the first one’s money is still on its way.
      shop.payments.away = round % 2 === 1;
      const { id, line, goods, order } = await place();
      const { version } = await show(id);
      const body = { amount: 1000, items: [{ order_item_id: line, quantity: 1, restock: true }], version };
      const answers = await Promise.all([staff, colleague].map((who) => call('POST', `${id}/refunds`, body, who)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const lost = answers.find(({ statusCode }) => statusCode === 409);
      expect(lost?.json()).toMatchObject({ code: 'orders.stale', current: { refunds: [{ amount: 1000 }] } });
      const after = await show(id);
      expect(after.refunds).toMatchObject([{ amount: 1000, state: shop.payments.away ? 'pending' : 'done' }]);
      expect(after.refundable).toBe(order.totals.total - 1000);
      expect(await stockOf(shop, goods)).toBe(9);
    }
  });

  it('without: no piece is taken back twice, and the other is told', async () => {
    const { id, line, goods } = await place(1);
    const body = { amount: 100, items: [{ order_item_id: line, quantity: 1, restock: true }] };
    const answers = await Promise.all([staff, colleague].map((who) => call('POST', `${id}/refunds`, body, who)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stockOf(shop, goods)).toBe(10);
    expect((await show(id)).refunds).toHaveLength(1);
  });
});

describe('what moves money', () => {
  it.each(['refunds', 'cancel', 'capture'])('%s needs an Idempotency-Key', async (name) => {
    const { id } = await place();
    const payload = name === 'refunds' ? { amount: 100 } : {};
    const { headers } = staff;
    const bare = await shop.app.inject({ method: 'POST', url: `/api/admin/orders/${id}/${name}`, headers, payload });
    expect([bare.statusCode, bare.json().code]).toEqual([400, 'idempotency.key_required']);
    expect(await show(id)).toMatchObject({ status: 'open', refunds: [] });
  });

  it('is done once for one key', async () => {
    const { id } = await place();
    const headers = { ...staff.headers, 'idempotency-key': newId() };
    const send = () =>
      shop.app.inject({ method: 'POST', url: `/api/admin/orders/${id}/refunds`, headers, payload: { amount: 100 } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await show(id)).refunds).toHaveLength(1);
  });

  it('is done once for one key even where its process died before it had answered', async () => {
    const { id, line, goods } = await place();
    const headers = { ...staff.headers, 'idempotency-key': newId() };
    const { version } = await show(id);
    const payload = { amount: 100, items: [{ order_item_id: line, quantity: 1, restock: true }], version };
    const send = () => shop.app.inject({ method: 'POST', url: `/api/admin/orders/${id}/refunds`, headers, payload });
    expect((await send()).statusCode).toBe(200);
    // As it is left by one that was killed in between: nobody knows the answer.
    await shop.infra.db.deleteFrom('idempotency_keys').execute();
    const again = await send();
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, undefined]);
    expect((await show(id)).refunds).toHaveLength(1);
    expect(await stockOf(shop, goods)).toBe(9);
  });
});

describe('taking a reserved payment', () => {
  it('is asked of the gateway now, or by the queue when it is away', async () => {
    const { id } = await place();
    await shop.infra.db.updateTable('orders').set({ payment_status: 'authorised' }).where('id', '=', id).execute();
    expect((await show(id)).can_capture).toBe(true);
    shop.payments.away = true;
    expect((await call('POST', `${id}/capture`, {})).statusCode).toBe(200);
    expect(shop.payments.calls).toContain(`capture ${id}`);
  });

  it('is refused where nothing is reserved', async () => {
    const { id } = await place();
    expect((await call('POST', `${id}/capture`)).json().code).toBe('orders.not_possible');
  });
});

describe('the key of a deed', () => {
  it('is known for a day, as its answer is, and forgotten then', async () => {
    const { id } = await place();
    const keys = async () =>
      (await shop.infra.db.selectFrom('order_write_keys').select('key').where('order_id', '=', id).execute()).length;
    await call('POST', `${id}/notes`, { text: 'Rang' });
    await call('POST', `${id}/hold`, { reason: 'Rang twice' });
    const written = await keys();
    expect(written).toBeGreaterThan(0);
    shop.clock.advance(24 * 3_600_000 - 1);
    await shop.own.adminOrders.forgetKeys();
    expect(await keys()).toBe(written);
    shop.clock.advance(2);
    await shop.own.adminOrders.forgetKeys();
    expect(await keys()).toBe(0);
  });
});
