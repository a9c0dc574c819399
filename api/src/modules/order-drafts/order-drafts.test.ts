import { sql } from 'kysely';
import type { AdminOrder, DraftVariantList, OrderDraft, PlacedDraft } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods, translate } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { mailsTo } from '../../../test/mails/mailbox';
import { PASSWORD, signIn } from '../../../test/people';
import { newKey, startPayShop } from '../../../test/sales/pay-shop';
import { ADDRESS, aBuyer, stockOf } from '../orders/testing/orders-shop';

jest.setTimeout(120_000);
const shop = forAllTests(() => startPayShop({ config: { access_token_seconds: 40 * 24 * 3600 } }));
const staff = forAllTests(() => signIn(shop, 'ADMIN'));
let goods: Goods;
beforeEach(async () => {
  goods = await addGoods(shop, { regular_price: 2000, stock: 10 });
});

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, headers: object = {}) =>
  shop.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: { ...staff.headers, ...headers },
    ...(payload ? { payload } : {}),
  });

const nobody = { email: 'nora@example.com', first_name: 'Nora', last_name: 'Sample' };
const whole = (more: object = {}) => ({
  ...nobody,
  items: [{ variant_id: goods.variant_id, quantity: 2 }],
  shipping_address: ADDRESS,
  delivery_method: 'standard',
  ...more,
});
async function draft(body: object = whole()): Promise<OrderDraft> {
  const answer = await call('POST', 'order-drafts', body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
const edit = (one: OrderDraft, changes: object) =>
  call('PATCH', `order-drafts/${one.id}`, { version: one.version, ...changes });
const place = (one: OrderDraft, payment: object, more: object = {}) => {
  const body = { version: one.version, expected_total: one.totals.total, payment, ...more };
  return call('POST', `order-drafts/${one.id}/place`, body, { 'idempotency-key': newKey() });
};
const orderOf = async (answer: { json: () => PlacedDraft }): Promise<AdminOrder> =>
  (await call('GET', `orders/${answer.json().order_id}`)).json();

describe('a draft', () => {
  it('for an address goes with the account that has it', async () => {
    const person = await signIn(shop);
    const { email } = await shop.services.users.getById(person.user_id);
    const [theirs, other] = [await draft(whole({ email: email.toUpperCase() })), await draft()];
    await shop.infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', person.user_id).execute();
    const { headers } = person;
    await shop.app.inject({ method: 'DELETE', url: '/api/users/me', headers, payload: { password: PASSWORD } });
    const left = [theirs, other].map(async ({ id }) => (await call('GET', `order-drafts/${id}`)).statusCode);
    expect(await Promise.all(left)).toEqual([404, 200]);
  });

  it('is kept, shows what it costs and who wrote it, takes no goods, and says what it lacks', async () => {
    const empty = await draft({});
    expect(empty.problems.map(({ code }) => code)).toEqual(['customer.missing', 'items.empty', 'address.missing']);
    const full = (await edit(empty, whole())).json<OrderDraft>();
    expect(full).toMatchObject({
      version: 2,
      ...nobody,
      items: [{ quantity: 2, shop_price: 2000, price: null, available: 10, total: 4000 }],
      totals: { items: 4000, shipping: 600, total: 4600 },
      created_by_name: 'Ada Lovelace',
      problems: [],
    });
    expect((await call('GET', `order-drafts/${full.id}`)).json()).toMatchObject({ version: 2, totals: full.totals });
    const { items } = (await call('GET', 'order-drafts')).json();
    expect(items[0]).toMatchObject({ id: full.id, total: 4600, item_count: 2, email: nobody.email });
    expect(await stockOf(shop, goods)).toBe(10);
  });

  it('refuses a stale version with what is there, and what is no address, by field', async () => {
    const one = await draft();
    const now = (await edit(one, { note: 'Ring twice' })).json<OrderDraft>();
    const late = await edit(one, { note: 'Mine' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'order_drafts.stale', current: { note: 'Ring twice' } },
    ]);
    const wrong = await edit(now, { shipping_address: { ...ADDRESS, line1: '' } });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['shipping_address.line1']]);
    expect((await edit(now, { email: 'no address' })).statusCode).toBe(422);
  });

  it('goes when it is deleted, and thirty days after its last change', async () => {
    const [one, other] = [await draft(), await draft()];
    expect((await call('DELETE', `order-drafts/${one.id}`)).statusCode).toBe(204);
    expect((await call('GET', `order-drafts/${one.id}`)).json()).toMatchObject({ code: 'order_drafts.not_found' });
    shop.clock.advance(29 * 24 * 3600_000);
    await shop.services.orderDrafts.removeExpired();
    expect((await call('GET', `order-drafts/${other.id}`)).statusCode).toBe(200);
    shop.clock.advance(24 * 3600_000 + 1);
    await shop.services.orderDrafts.removeExpired();
    expect((await call('GET', `order-drafts/${other.id}`)).statusCode).toBe(404);
  });

  it('takes what staff give off: of the order, of a line, of the delivery; each with tax as a checkout reckons it', async () => {
    const one = await draft(
      whole({
        items: [{ variant_id: goods.variant_id, quantity: 2, price: 1500, reason: 'A scratch' }],
        discount: { kind: 'percent', value: 10_000, reason: 'A regular' },
        agreed_delivery: { name: 'By our van', price: 250 },
      }),
    );
    expect(one.totals).toMatchObject({ items: 3000, discount: 300, shipping: 250, total: 2950 });
    const order = await orderOf(await place(one, { way: 'paid', method: 'bank-transfer' }));
    expect(order).toMatchObject({
      totals: one.totals,
      delivery: { name: 'By our van' },
      discount_reason: 'A regular',
      placed_by_name: 'Ada Lovelace',
      items: [{ unit_price: 1500, discount: 300 }],
    });
  });

  it('of a customer has their address and language, and its order is theirs', async () => {
    const buyer = await aBuyer(shop);
    const { email } = await shop.services.users.getById(buyer.user_id);
    const found = (await call('GET', `order-drafts/customers?search=${email.slice(0, 12)}`)).json();
    expect(found.items).toContainEqual(expect.objectContaining({ id: buyer.user_id, email }));
    const one = await draft({ ...whole(), email: undefined, user_id: buyer.user_id });
    expect(one).toMatchObject({ user_id: buyer.user_id, email, language: 'en' });
    const { number } = (await place(one, { way: 'link' })).json<PlacedDraft>();
    expect((await buyer.call('GET', `orders/${number}`)).json()).toMatchObject({ status: 'awaiting_payment' });
  });

  it('says the goods in the language of whoever reads it, and its order in its customer’s', async () => {
    await translate(shop, goods, 'Becher Glut');
    const one = await draft(whole({ language: 'de' }));
    expect(one.items[0]?.name).not.toBe('Becher Glut');
    const german = { 'accept-language': 'de' };
    const read = await call('GET', `order-drafts/${one.id}`, undefined, german);
    expect(read.json()).toMatchObject({ items: [{ name: 'Becher Glut' }] });
    const search = `order-drafts/variants?product_id=${goods.product_id}`;
    expect((await call('GET', search, undefined, german)).json()).toMatchObject({ items: [{ name: 'Becher Glut' }] });
    const order = await orderOf(await place(one, { way: 'link' }));
    expect(order.items[0]?.name).toBe('Becher Glut');
  });

  it('finds variants by a word and by SKU, with price and stock', async () => {
    const by_sku = (await call('GET', `order-drafts/variants?search=sku-${goods.variant_id.slice(0, 20)}`)).json();
    expect(by_sku.items[0]).toMatchObject({ variant_id: goods.variant_id, price: 2000, available: 10 });
    await sql`update products set name_search = to_tsvector('simple', name)`.execute(shop.infra.db);
    const by_name = (await call('GET', 'order-drafts/variants?search=ember%20mu')).json();
    expect(by_name.items.length).toBeGreaterThan(0);
    expect((await call('GET', 'order-drafts/variants')).json()).toMatchObject({ items: [] });
  });

  it('finds some variants of a product by its name, and all of them by the product', async () => {
    const many = await addGoods(shop, { stock: 10 });
    const { product_id } = many;
    const copy = sql`jsonb_build_object('id', gen_random_uuid(), 'sku', 'COPY-' || turn || '-' || ${product_id}::text,
      'position', turn, 'options', jsonb_build_object('Size', turn::text))`;
    await sql`insert into variants select (jsonb_populate_record(one, ${copy})).* from variants as one,
      generate_series(1, 8) as turn where one.id = ${many.variant_id}`.execute(shop.infra.db);
    await sql`update products set name_search = to_tsvector('simple', 'quince jar') where id = ${product_id}`.execute(
      shop.infra.db,
    );
    const some = (await call('GET', 'order-drafts/variants?search=quince')).json<DraftVariantList>();
    expect(some.items.map(({ variant_count }) => variant_count)).toEqual(Array.from({ length: 6 }, () => 9));
    const all = (await call('GET', `order-drafts/variants?product_id=${product_id}`)).json<DraftVariantList>();
    expect(all.items).toHaveLength(9);
    expect(all.items.slice(1).map(({ options }) => options['Size'])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });
});

describe('placing a draft', () => {
  it('makes one order, whoever asks how often, which says who placed it', async () => {
    const one = await draft();
    const [first, second] = await Promise.all([1, 2].map(() => place(one, { way: 'paid', method: 'bank-transfer' })));
    const ids = [first, second].map((answer) => answer?.json<PlacedDraft>().order_id);
    expect(ids[0]).toBe(ids[1]);
    expect(await stockOf(shop, goods)).toBe(8);
    const order = (await call('GET', `orders/${ids[0]}`)).json<AdminOrder>();
    expect(order).toMatchObject({ status: 'open', payment_status: 'paid', email: nobody.email, customer: null });
    expect(order.timeline[0]).toMatchObject({ event: 'placed', data: { by: 'staff', way: 'paid' } });
    const { items } = (await call('GET', `audit-log?record_id=${order.id}`)).json();
    expect(items[0]).toMatchObject({ action: 'order_drafts.place', user: { id: staff.user_id } });
    expect((await edit(one, { note: 'Late' })).json()).toMatchObject({ code: 'order_drafts.not_possible' });
  });

  it('that is paid in cash says so, and is no cash on delivery', async () => {
    const order = await orderOf(await place(await draft(), { way: 'paid', method: 'cash' }));
    expect(order).toMatchObject({
      status: 'open',
      payment_status: 'paid',
      owed: 0,
      payment: { method: 'cash', status: 'paid' },
    });
  });

  it('tells of the money that is there, and never asks for it', async () => {
    const email = 'paid@example.com';
    const order = await orderOf(await place(await draft(whole({ email })), { way: 'paid', method: 'bank-transfer' }));
    const events = await shop.infra.db
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', order.id)
      .execute();
    for (const { id } of events) await shop.services.orderMails.handle(id);
    const mails = await mailsTo(shop, email);
    expect(mails.map(({ subject }) => subject)).toEqual([`We have received your payment (${order.number})`]);
  });

  it('finds too little in stock: it says of what, loses nothing, and works once that is put right', async () => {
    const one = await draft();
    await shop.infra.db.updateTable('variants').set({ stock: 1 }).where('id', '=', goods.variant_id).execute();
    const short = await place(one, { way: 'paid', method: 'bank-transfer' });
    expect([short.statusCode, short.json()]).toMatchObject([
      409,
      { code: 'order_drafts.changed', message: 'Only 1 of Ember Mug is left. Please change the quantity.' },
    ]);
    expect(short.json().current).toMatchObject({ version: 1, items: [{ quantity: 2, available: 1 }] });
    const fewer = (await edit(one, { items: [{ variant_id: goods.variant_id, quantity: 1 }] })).json<OrderDraft>();
    expect((await place(fewer, { way: 'paid', method: 'cash-on-delivery' })).statusCode).toBe(201);
    expect(await stockOf(shop, goods)).toBe(0);
  });

  it('is refused at another price than was seen, with the draft as it is now', async () => {
    const one = await draft();
    await shop.infra.db
      .updateTable('variants')
      .set({ regular_price: 2500 })
      .where('id', '=', goods.variant_id)
      .execute();
    const answer = await place(one, { way: 'paid', method: 'bank-transfer' });
    expect(answer.json()).toMatchObject({ code: 'order_drafts.changed', current: { totals: { items: 5000 } } });
    expect(await stockOf(shop, goods)).toBe(10);
  });

  it('lets nobody pay later who has no account for it', async () => {
    const answer = await place(await draft(), { way: 'promised', method: 'pay-later' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'payments.method_not_available']);
  });

  it('needs an Idempotency-Key', async () => {
    const one = await draft();
    const body = { version: 1, expected_total: one.totals.total, payment: { way: 'link' } };
    expect((await call('POST', `order-drafts/${one.id}/place`, body)).json()).toMatchObject({
      code: 'idempotency.key_required',
    });
  });

  it('of goods that cost nothing any more is paid', async () => {
    const one = await draft(
      whole({
        discount: { kind: 'percent', value: 100_000, reason: 'A gift' },
        agreed_delivery: { name: 'A gift', price: 0 },
      }),
    );
    expect(one.totals.total).toBe(0);
    expect(await orderOf(await place(one, { way: 'link' }))).toMatchObject({ status: 'open', payment_status: 'paid' });
  });
});
