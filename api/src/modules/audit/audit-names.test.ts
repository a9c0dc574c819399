import type { AuditList, Download } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { withTransaction } from '../../infra/database/transaction';
import { fillOrders } from '../orders/testing/many-orders';
import { aProductDesk } from '../products/testing/product-desk';
import type { AuditEntry } from './audit.service';

const shop = forAllTests(() => startTestShop());
let owner: SignedIn;
let order: { id: string; number: string };
let role: { id: string };
beforeAll(async () => {
  owner = await signIn(shop, 'ADMIN');
  await fillOrders(shop.infra.db, 2);
  order = await shop.infra.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .orderBy('number')
    .limit(1)
    .executeTakeFirstOrThrow();
  const payload = { name: 'Night shift', rights: ['orders.read'] };
  role = (await call('POST', 'admin/roles', payload)).json();
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, by = owner) =>
  shop.app.inject({ method, url: `/api/${path}`, headers: by.headers, ...(payload && { payload }) });
const record = (entry: Partial<AuditEntry>) =>
  withTransaction(shop.infra.db, (trx) =>
    shop.services.audit.record(
      trx,
      { user_id: owner.user_id, address: '203.0.113.77' },
      { action: 'orders.hold', record_type: 'order', record_id: order.id, ...entry },
    ),
  );
const list = async (query: Record<string, string>) =>
  (await call('GET', `admin/audit-log?${new URLSearchParams(query)}`)).json<AuditList>().items;
const GERMAN = { description_html: '', seo_title: '', seo_description: '' };
const namesOf = async (query: Record<string, string>) =>
  (await list(query)).map(({ record_type, record_name }) => [record_type, record_name]);

describe('what staff call a record', () => {
  it('stands beside its id: a number, an address, a name', async () => {
    await record({});
    await record({ record_type: 'staff', record_id: owner.user_id, action: 'staff.set_role' });
    expect(await namesOf({ record_type: 'order', record_id: order.id })).toEqual([['order', order.number]]);
    expect(await namesOf({ record_type: 'staff', record_id: owner.user_id })).toContainEqual([
      'staff',
      expect.stringMatching(/^person.*@example\.com$/),
    ]);
    expect(await namesOf({ record_id: role.id })).toEqual([['staff_role', 'Night shift']]);
  });

  it('is null for what is gone, never was, or has no id of ours', async () => {
    const payload = { name: 'For a day', rights: [] };
    const gone = (await call('POST', 'admin/roles', payload)).json<{ id: string }>();
    await call('DELETE', `admin/roles/${gone.id}`);
    await record({ record_type: 'remote', record_id: 'cart', action: 'remotes.publish' });
    await record({ record_id: 'no-id' });
    expect(await namesOf({ record_id: gone.id })).toEqual([
      ['staff_role', null],
      ['staff_role', null],
    ]);
    expect(await namesOf({ record_type: 'remote', record_id: 'cart' })).toEqual([['remote', null]]);
    expect(await namesOf({ record_id: 'no-id' })).toEqual([['order', null]]);
  });

  it('finds what was done to it, in whatever case it is typed, and so does its id', async () => {
    await record({ action: 'orders.release' });
    const ofOrder = (await list({ record_type: 'order', record_id: order.id })).map(({ id }) => id);
    expect(ofOrder.length).toBeGreaterThan(0);
    for (const text of [order.number, ` ${order.number.toLowerCase()} `, order.id]) {
      expect((await list({ record: text })).map(({ id }) => id)).toEqual(ofOrder);
    }
    expect(await namesOf({ record: 'night SHIFT' })).toEqual([['staff_role', 'Night shift']]);
    expect(await namesOf({ record: 'cart' })).toEqual([['remote', null]]);
    expect(await list({ record: order.number, action: 'orders.ship' })).toEqual([]);
    expect(await list({ record: 'nobody calls anything so' })).toEqual([]);
  });

  it('of a product is its name and address in each language, and any SKU', async () => {
    const desk = await aProductDesk(shop);
    const made = await desk.stock(await desk.make('Harbour mug'));
    const { id } = await desk.edit(made, {
      words: { de: { ...GERMAN, name: 'Hafenbecher', slug: 'hafen-becher' } },
    });
    const of = (await list({ record: id })).map((entry) => entry.id);
    expect(of).toHaveLength(3);
    const [variant] = made.variants;
    for (const text of ['harbour MUG', made.slug, 'HAFENBECHER', 'Hafen-Becher', variant?.sku.toLowerCase() ?? '?'])
      expect([text, (await list({ record: text })).map((entry) => entry.id)]).toEqual([text, of]);
  });
});

describe('the log as CSV', () => {
  const download = (filter?: object, by = owner) => call('POST', 'admin/audit-log/downloads', { filter }, by);
  const linesOf = async (filter: object) => {
    const { url } = (await download(filter)).json<Download>();
    const answer = await shop.app.inject({ url });
    return { answer, lines: answer.body.trimEnd().split('\r\n') };
  };

  it('holds what the filter shows, the latest first, however much that is', async () => {
    const action = 'orders.tag';
    for (let at = 0; at < 205; at += 1) {
      shop.clock.advance(1_000);
      await record({ action, after: { quantity: at } });
    }
    const { answer, lines } = await linesOf({ action, record: order.number });
    expect(answer.headers['content-disposition']).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/);
    expect(lines[0]).toBe('\ufeffat,person,token,address,action,record_type,record,record_id,before,after');
    expect(lines).toHaveLength(206);
    expect(lines[1]).toContain(`,Ada Lovelace,,203.0.113.x,orders.tag,order,${order.number},${order.id},,`);
    expect(lines[1]?.endsWith('"{""quantity"":204}"')).toBe(true);
    expect(lines.at(-1)?.endsWith('"{""quantity"":0}"')).toBe(true);
  });

  it.each(['=1+1', '+1', '-1', '@x'])('holds no formula: %s', async (name) => {
    const made = (await call('POST', 'admin/roles', { name, rights: [] })).json<{ id: string }>();
    const { lines } = await linesOf({ record_id: made.id });
    expect(lines[1]).toContain(`,staff_role,'${name},`);
  });

  it('is for those who may read the log, also when it is fetched, and is told to it', async () => {
    const night = await signIn(shop);
    await appoint(shop, night.user_id, 'read_only');
    expect((await download({}, night)).statusCode).toBe(403);
    await appoint(shop, night.user_id, 'manager');
    const { url } = (await download({}, night)).json<Download>();
    await appoint(shop, night.user_id, 'read_only');
    expect((await shop.app.inject({ url })).json()).toMatchObject({ code: 'downloads.ticket_not_valid' });
    expect((await list({ action: 'audit.download', user_id: night.user_id })).map(({ after }) => after)).toEqual([
      { asked_for: [] },
    ]);
    expect((await download({ action: '' })).statusCode).toBe(422);
    expect((await download({ by: 'x' })).statusCode).toBe(422);
  });
});
