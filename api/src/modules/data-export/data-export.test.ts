import type { Download, StaffJob } from '@tessera/shared/contract';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startDemoShop } from '../../../test/demo-shop';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { fillOrders } from '../orders/testing/many-orders';
import { LATER_TABLES } from './later-tables';
import { TABLES } from './tables';
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

it('names nothing by an id that leads nowhere: whose an order is, of which product a review, of which variant a line', async () => {
  const { files } = await exported();
  const tables = new Map(
    [...files].filter(([name]) => name.endsWith('.csv')).map(([name, text]) => [name, rowsOf(text)]),
  );
  const known = new Set([...tables.values()].flat().flatMap(({ id = '' }) => id));
  const named = [...tables].flatMap(([file, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([column, id]) => column.endsWith('_id') && column !== 'dispute_id' && id !== '')
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

it('holds nothing that is secret: no hash, no token, nothing sealed', async () => {
  for (const { columns } of [...TABLES, ...LATER_TABLES])
    expect(columns.filter((name) => /hash|token|sealed|secret|search/.test(name))).toEqual([]);
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
