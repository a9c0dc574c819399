import type { Download, StaffJob } from '@tessera/shared/contract';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startDemoShop } from '../../../test/demo-shop';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { fillOrders } from '../orders/testing/many-orders';
import { LATER_TABLES } from './tables/later-tables';
import { TABLES } from './tables/tables';
import { fillOthers } from './testing/other-rows';
import { readZip } from './testing/read-zip';

jest.setTimeout(120_000);
const shop = forAllTests(() => startDemoShop(), 120_000);
let owner: SignedIn;
beforeAll(async () => {
  owner = await signIn(shop, 'ADMIN');
  await fillOrders(shop.infra.db, 2_600);
  await sql`update orders set user_id = ${owner.user_id} where number = (select min(number) from orders)`.execute(
    shop.infra.db,
  );
  await fillOthers(shop.infra.db, owner.user_id);
});

const post = (url: string, by: SignedIn, payload?: object) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/${url}`,
    headers: { ...by.headers, 'idempotency-key': newId() },
    ...(payload ? { payload } : {}),
  });
const start = (by = owner) => post('jobs', by, { kind: 'data.export', parameters: {} });

async function unpack(archive: Buffer): Promise<Map<string, string>> {
  const files = [...(await readZip(archive))];
  return new Map(files.map(([name, content]) => [name, content.toString()]));
}

const rowsOf = (text = ''): Record<string, string>[] => parse(text, { columns: true, bom: true });

async function exported(): Promise<{ job: StaffJob; files: Map<string, string> }> {
  const { id } = (await start()).json<StaffJob>();
  while (await shop.services.jobRunner.turn());
  const job = (await shop.app.inject({ url: `/api/admin/jobs/${id}`, headers: owner.headers })).json<StaffJob>();
  const { url } = (await post(`jobs/${id}/downloads`, owner)).json<Download>();
  return { job, files: await unpack((await shop.app.inject({ url })).rawPayload) };
}

it('has every order to the cent, over many parts, and says of itself what is in it', async () => {
  const { job, files } = await exported();
  expect(job).toMatchObject({ state: 'done', file: { name: expect.stringMatching(/^shop-data-[\d-]+\.zip$/) } });
  expect([...files.keys()]).toEqual([
    'products.csv',
    'customers.csv',
    ...TABLES.map(({ file }) => file),
    'settings.json',
    ...LATER_TABLES.map(({ file }) => file),
    'README.txt',
  ]);
  const products = await sql<{ slug: string }>`select slug from products order by slug`.execute(shop.infra.db);
  const slugs = new Set(rowsOf(files.get('products.csv')).map(({ slug = '' }) => slug));
  expect([...slugs].sort()).toEqual(products.rows.map(({ slug }) => slug).sort());
  const kept = await sql<{ number: string; total: number; tax: number; refunded: number }>`
    select number, total, tax, refunded from orders order by id`.execute(shop.infra.db);
  const rows = rowsOf(files.get('orders.csv'));
  expect(
    rows.map(({ number, total, tax, refunded }) => [number, Number(total), Number(tax), Number(refunded)]),
  ).toEqual(kept.rows.map(({ number, total, tax, refunded }) => [number, total, tax, refunded]));
  const lines = await sql<{ sum: number }>`select coalesce(sum(total), 0)::float8 as sum from order_items`.execute(
    shop.infra.db,
  );
  const sum = rowsOf(files.get('order-lines.csv')).reduce((all, { total }) => all + Number(total), 0);
  expect(sum).toBe(lines.rows[0]?.sum);
  expect(files.get('README.txt')).toContain('orders.csv: Orders; amounts in minor units');
  expect(files.get('README.txt')).not.toMatch(/: $/m); // each file has its words
});

it('has what orders came to later: changes, exchanges, plans and decisions of paying later, reasons, closed months', async () => {
  const { files } = await exported();
  const [first] = rowsOf(files.get('orders.csv'));
  const by = owner.user_id;
  const cells = (name: string, ...wanted: string[]) =>
    rowsOf(files.get(name)).map((row) => wanted.map((column) => row[column]));
  expect(cells('order-edits.csv', 'order_id', 'author_id', 'reason', 'amount')).toEqual([
    [first?.['id'], by, 'One less', "'-100"],
  ]);
  expect(cells('order-exchanges.csv', 'order_id', 'amount')).toEqual([[first?.['id'], '500']]);
  const plans = await shop.infra.db.selectFrom('pay_later_plans').select('code').orderBy('code').execute();
  expect(plans.length).toBeGreaterThan(0);
  expect(cells('pay-later-plans.csv', 'code')).toEqual(plans.map(({ code }) => [code]));
  expect(cells('pay-later-applications.csv', 'decision', 'granted_limit')).toEqual([['approved', '90000']]);
  expect(cells('pay-later-adjustments.csv', 'kind', 'amount', 'reason', 'requested_by')).toEqual([
    ['write_off', '900', 'Nobody answers', by],
  ]);
  const [entry] = cells('stored-value-entries.csv', 'id', 'amount', 'staff_id');
  expect(entry?.slice(1)).toEqual(['700', by]);
  expect(cells('stored-value-reasons.csv', 'entry_id', 'reason')).toEqual([[entry?.[0], 'Late parcel']]);
  const [[month, figures] = []] = cells('month-closings.csv', 'month', 'figures');
  expect([month, JSON.parse(figures ?? '')]).toEqual(['2026-04', [expect.objectContaining({ amount: 1234 })]]);
  expect(cells('audit-log.csv', 'user_id', 'action')).toContainEqual([by, 'jobs.start']);
});

/** Ids of providers and of requests, what somebody did something to (which may be gone), and what staff say of money. */
const OF_OTHERS = ['dispute_id', 'error_id', 'request_id', 'record_id', 'by_hand', 'respond_by'];

it('names nothing by an id that leads nowhere: whose an order is, of which product a review, of which variant a line', async () => {
  const { files } = await exported();
  const tables = new Map(
    [...files].filter(([name]) => name.endsWith('.csv')).map(([name, text]) => [name, rowsOf(text)]),
  );
  const known = new Set([...tables.values()].flat().flatMap(({ id = '' }) => id));
  const named = [...tables].flatMap(([file, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([column, id]) => /_(id|by)$/.test(column) && !OF_OTHERS.includes(column) && id !== '')
        .map(([column, id]) => ({ place: `${file} ${column}`, id })),
    ),
  );
  expect([...new Set(named.filter(({ id }) => !known.has(id)).map(({ place }) => place))]).toEqual([]);
  const places = new Set(named.map(({ place }) => place));
  for (const place of ['orders.csv user_id', 'reviews.csv product_id', 'order-lines.csv variant_id'])
    expect([place, places.has(place)]).toEqual([place, true]);
});

it('says of itself in the language of the store what is in it, and in English', async () => {
  const set = (locale: string) =>
    sql`update settings set value = jsonb_set(value, '{locale}', to_jsonb(${locale}::text)) where key = 'store'`.execute(
      shop.infra.db,
    );
  expect((await exported()).files.get('README.txt')).not.toContain('Bestellungen');
  await set('de-AT');
  const text = (await exported()).files.get('README.txt') ?? '';
  await set('en-US');
  expect(text.indexOf('orders.csv: Bestellungen; Beträge')).toBeGreaterThan(0);
  expect(text.indexOf('orders.csv: Orders; amounts')).toBeGreaterThan(text.indexOf('orders.csv: Bestellungen'));
  expect(text).not.toMatch(/: $/m); // each file has its words, in both
});

const SECRET = /[.].*(hash|token|sealed|secret|search$)/;

it('holds nothing that is secret: no hash, no token, nothing sealed', async () => {
  const named = [...TABLES, ...LATER_TABLES].flatMap(({ table, columns, later = [] }) =>
    [...columns, ...later].map((column) => `${table}.${column}`),
  );
  // what a picture's file is called, and which of the tokens somebody acted by
  const open = ['images.hash', 'videos.hash', 'audit_log.token_id'];
  expect(named.filter((name) => SECRET.test(name))).toEqual(expect.arrayContaining(open));
  expect(named.filter((name) => SECRET.test(name) && !open.includes(name))).toEqual([]);
  const { db } = shop.infra;
  const value = JSON.stringify({ sealed: 'never-to-be-seen' });
  await db.insertInto('settings').values({ key: 'stripe_keys', value, last_modified_at: new Date() }).execute();
  const { files } = await exported();
  const all = [...files.values()].join('\n');
  expect(all).not.toContain('never-to-be-seen');
  const users = await db.selectFrom('users').select('password_hash').execute();
  const tokens = await db.selectFrom('refresh_tokens').selectAll().execute();
  const secrets = [
    ...users.map(({ password_hash }) => password_hash),
    ...tokens.flatMap((row) =>
      Object.values(row).flatMap((cell) => (Buffer.isBuffer(cell) ? cell.toString('hex') : [])),
    ),
  ];
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of secrets.filter((text) => text.length > 8)) expect(all.includes(secret)).toBe(false);
});

it('is for whoever has its right alone: an owner, no manager', async () => {
  const manager = await signIn(shop);
  await appoint(shop, manager.user_id, 'manager');
  const refused = await start(manager);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'staff.right_missing']);
});
