import type {
  AdminRedirect,
  AdminRedirectList,
  Problem,
  RedirectCheckItemList,
  RedirectCheckResult,
  RedirectFile,
  Redirects,
  RedirectTarget,
} from '@tessera/shared/contract';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { heard, LONG_SESSIONS, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import { aFileDesk } from '../../framework/files/testing/file-desk';
import { newId } from '../../infra/basics/ids';
import { MOST_REDIRECTS } from './records/redirects.service';

jest.setTimeout(120_000);
const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);
let desk: Awaited<ReturnType<typeof aFileDesk>>;
beforeAll(async () => {
  desk = await aFileDesk(shop);
});
afterEach(() => shop.infra.db.deleteFrom('redirects').execute());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (method: Method, path = '', payload?: object, { headers } = desk.staff) =>
  shop.app.inject({ method, url: `/api/admin/redirects${path}`, headers, ...(payload && { payload }) });
const make = async (path: string, target: string) => (await ask('POST', '', { path, target })).json<AdminRedirect>();
const list = async (query = '') => (await ask('GET', query)).json<AdminRedirectList>();
const known = async (after = '') => {
  await heard(shop);
  return (await shop.app.inject({ url: `/api/redirects?after=${encodeURIComponent(after)}` })).json<Redirects>();
};

/** As many as there may be. */
const fill = (count: number) =>
  sql`insert into redirects (id, path, target, target_path, created_at, last_modified_at)
    select gen_random_uuid(), '/filled-' || lpad(number::text, 5, '0'), '/products', '/products', now(), now()
    from generate_series(1, ${count}::integer) as number`.execute(shop.infra.db);

/** What a check of this file finds. */
async function check(content: string) {
  const file = (await desk.sendTo(['POST', 'redirect-files'], content, 'old.csv')).json<RedirectFile>();
  const fields = file.columns.map(({ field }) => field);
  const job = await desk.finish(await desk.begin('redirects.check_file', { file_id: file.id, fields }));
  if (job.state !== 'done' || job.failed > 0) throw new Error(JSON.stringify(job));
  const { counts } = await desk.read<RedirectCheckResult>(`redirect-checks/${job.id}`);
  const found = Object.fromEntries(Object.entries(counts).map(([verdict, { redirects }]) => [verdict, redirects]));
  const { items } = await desk.read<RedirectCheckItemList>(`redirect-checks/${job.id}/items?page_size=100`);
  return { check_id: job.id, found, items };
}
async function bring(content: string) {
  const checked = await check(content);
  return {
    ...checked,
    job: await desk.finish(await desk.begin('redirects.import_file', { check_id: checked.check_id })),
  };
}
const whole = async (): Promise<string> => desk.fileOf(await desk.begin('redirects.export_whole', {}));

const targetOf = async (path: string) =>
  (await shop.app.inject({ url: `/api/redirects/target?path=${encodeURIComponent(path)}` })).json<RedirectTarget>()
    .target;

describe('redirects (docs/product.md §4)', () => {
  it('tell anybody where one address leads, however it is written and in any language', async () => {
    await make('/old/Mugs', '/products?category=all#top');
    for (const path of ['/old/mugs', '/OLD/%6dugs/', '/de/old/mugs'])
      expect(await targetOf(path)).toBe('/products?category=all#top');
    for (const path of ['/old', '/', '/%', '']) expect(await targetOf(path)).toBeNull();
  });

  it('are made, changed, found and deleted; web servers are told of all, and the log of each', async () => {
    const { id } = await make('/Old/', '/products/new');
    await make('/b', '/pages/about');
    expect(await known()).toEqual({
      items: [
        { path: '/b', target: '/pages/about' },
        { path: '/old', target: '/products/new' },
      ],
      next: null,
    });
    expect((await list('?search=NEW')).items.map(({ path }) => path)).toEqual(['/old']);
    const changed = await ask('PATCH', `/${id}`, { path: '/old', target: '/products/newer', version: 1 });
    expect(changed.json<AdminRedirect>()).toMatchObject({ target: '/products/newer', version: 2 });
    expect((await known('/b')).items).toEqual([{ path: '/old', target: '/products/newer' }]);
    expect((await ask('DELETE', `/${id}?version=2`)).statusCode).toBe(204);
    expect((await list()).items.map(({ path }) => path)).toEqual(['/b']);
    const log = shop.infra.db.selectFrom('audit_log').select('action').where('record_id', '=', id).orderBy('id');
    expect((await log.execute()).map(({ action }) => action)).toEqual([
      'redirects.create',
      'redirects.update',
      'redirects.delete',
    ]);
  });

  it('lead nowhere else, not in a circle, and each address once', async () => {
    const { id } = await make('/a', '/b');
    await make('/b', '/c');
    const field = async (path: string, target: string) =>
      Object.entries((await ask('POST', '', { path, target })).json<Problem>().errors ?? {}).flat(2);
    expect(await field('/c', '/A?x=1')).toEqual(['target', expect.stringMatching(/circle/)]);
    expect(await field('/d', '/de/d')).toEqual(['target', expect.stringMatching(/circle/)]);
    expect(await field('/A', '/x')).toEqual(['path', expect.stringMatching(/already/)]);
    expect(await field('/e', 'https://other.example/')).toEqual(['target', expect.stringMatching(/another site/)]);
    const turned = await ask('PATCH', `/${id}`, { path: '/c', target: '/b', version: 1 });
    expect(turned.json<Problem>().errors).toHaveProperty('target');
    for (let step = 1; step <= 8; step += 1) await make(`/way-${step}`, step === 1 ? '/a' : `/way-${step - 1}`);
    expect(await field('/way-9', '/way-8')).toEqual(['target', expect.stringMatching(/ten/)]);
  });

  it('are not changed by whoever has seen another version, or may not', async () => {
    const { id } = await make('/a', '/b');
    await ask('PATCH', `/${id}`, { path: '/a', target: '/c', version: 1 });
    const stale = [
      await ask('PATCH', `/${id}`, { path: '/a', target: '/d', version: 1 }),
      await ask('DELETE', `/${id}?version=1`),
      await ask('DELETE', `/${newId()}?version=1`),
    ];
    expect(stale.map((answer) => answer.json<Problem>().code)).toEqual([
      'redirects.stale',
      'redirects.stale',
      'redirects.not_found',
    ]);
    const reader = await signIn(shop, 'ADMIN');
    await appoint(shop, reader.user_id, 'read_only');
    expect((await ask('GET', '', undefined, reader)).statusCode).toBe(200);
    expect((await ask('POST', '', { path: '/x', target: '/y' }, reader)).statusCode).toBe(403);
    expect((await desk.sendTo(['POST', 'redirect-files'], 'x\ny\n', 'a.csv', reader)).statusCode).toBe(403);
  });

  it('are told to web servers in parts, and are no more than these can hold', async () => {
    await fill(MOST_REDIRECTS);
    const refused = await ask('POST', '', { path: '/one-more', target: '/products' });
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, 'redirects.not_possible']);
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { items, next }: Redirects = await known(after);
      seen.push(...items.map(({ path }) => path));
      after = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([MOST_REDIRECTS, MOST_REDIRECTS]);
    const { found, items } = await check('Redirect from,Redirect to\n/one-more,/products\n/filled-00001,/cart\n');
    expect(found).toEqual({ new: 0, changed: 1, same: 0, wrong: 1 });
    expect(items[0]?.problems[0]?.reason).toMatch(/at most 20000/);
  });
});

describe('redirects from files', () => {
  it('are taken as Shopify writes them, and come back without a change', async () => {
    await make('/stays', '/products');
    await make('/moves', '/products');
    const { found, job } = await bring(
      'Redirect from,Redirect to\r\n/products/old,/products/new\r\n/moves,/pages/about\r\n/STAYS,/products\r\n/=1+1,/products\r\n',
    );
    expect([found, job.state, job.done]).toEqual([{ new: 2, changed: 1, same: 1, wrong: 0 }, 'done', 3]);
    const file = await whole();
    expect(file).toBe(
      '\ufeffRedirect from,Redirect to\r\n/=1+1,/products\r\n/moves,/pages/about\r\n/products/old,/products/new\r\n/stays,/products\r\n',
    );
    expect((await check(file)).found).toEqual({ new: 0, changed: 0, same: 4, wrong: 0 });
    const tidied = (await known()).items.map(({ path }) => path);
    await shop.infra.db.deleteFrom('redirects').execute();
    await bring(file);
    expect((await known()).items.map(({ path }) => path)).toEqual(tidied);
  });

  it('name every row that is wrong with its column and why, and write nothing of it; it can be downloaded', async () => {
    const { check_id, found, items, job } = await bring(
      [
        'from;to',
        '/good;/products',
        'no-slash;/products',
        '/external;https://other.example/x',
        '/good;/cart',
        '/good;/products',
        '/ring-1;/ring-2',
        '/ring-2;/ring-1',
        '/nowhere;',
        '',
      ].join('\n'),
    );
    expect([found, job.done]).toEqual([{ new: 2, changed: 0, same: 1, wrong: 5 }, 2]);
    expect(items.flatMap(({ problems }) => problems.map(({ row, column }) => `${row} ${column}`))).toEqual([
      '3 from',
      '4 to',
      '5 from',
      '8 to',
      '9 to',
    ]);
    expect((await known()).items).toEqual([
      { path: '/good', target: '/products' },
      { path: '/ring-1', target: '/ring-2' },
    ]);
    const failed = await desk.fileOf(await desk.begin('redirects.failed_rows', { check_id }));
    expect(failed.split('\r\n').slice(1, -1)).toHaveLength(5);
    expect(failed).toContain('another site');
  });

  it('need both columns, and rows that were overtaken meanwhile fail by themselves', async () => {
    const { id } = (await desk.sendTo(['POST', 'redirect-files'], 'Redirect from\n/a\n', 'a.csv')).json<RedirectFile>();
    const refused = await desk.start('redirects.check_file', { file_id: id, fields: ['path'] });
    expect(refused.json<Problem>().detail).toMatch(/One column must be the old address/);
    const { check_id } = await check('Redirect from,Redirect to\n/a,/b\n/x,/y\n');
    await make('/b', '/a');
    const job = await desk.finish(await desk.begin('redirects.import_file', { check_id }));
    expect([job.done, job.failed]).toEqual([1, 1]);
    expect((await known()).items.map(({ path }) => path)).toEqual(['/b', '/x']);
  });
});
