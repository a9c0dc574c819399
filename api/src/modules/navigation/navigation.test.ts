import fc from 'fast-check';
import type {
  AdminCategoryList,
  AuditList,
  NavigationSettings,
  NavigationVersion,
  NavigationVersionList,
  Store,
} from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import { isAddress } from './navigation-rules';
import { USUAL } from './navigation-words';

type Branch = NonNullable<NavigationSettings['header']>[number];

const shop = forAllTests(startTestShop);
const owner = forAllTests(() => signIn(shop, 'ADMIN'));
beforeAll(() => shop.services.content.putSamples());

const get = (path = '', by = owner) => shop.app.inject({ url: `/api/admin/navigation${path}`, headers: by.headers });
const read = async () => (await get()).json<NavigationSettings>();
const put = (payload: object, by = owner) =>
  shop.app.inject({ method: 'PUT', url: '/api/admin/navigation', headers: by.headers, payload });
const save = async (change: object) => {
  const { usual: _usual, ...present } = await read();
  return put({ ...present, ...change });
};
const menus = async () => (await shop.app.inject({ url: '/api/store' })).json<Store>().menus;

let made = 0;
const entry = (kind: Branch['kind'], target: string | null, en = '', de = '') => ({
  id: `entry-${(made += 1)}`,
  kind,
  label: { en, de },
  target,
});
const branch = (kind: Branch['kind'], target: string | null, en = '', below: object[] = []) => ({
  ...entry(kind, target, en),
  below,
});

test('nothing of its own is shown until staff arrange it; what they begin with could be saved as it is', async () => {
  expect(await menus()).toEqual({ header: null, footer: null });
  const { usual, ...settings } = await read();
  expect(settings).toEqual({ header: null, footer: null, version: 0 });
  expect((await save({ header: usual.header, footer: usual.footer })).statusCode).toBe(200);
  await eventually(async () => (await menus()).footer?.length === 3);
  expect((await menus()).footer?.[2]?.below.map(({ target }) => target)).toContain('/privacy');
});

test('what is saved is in the shop, in its order and by language; the log says what it was, and every save is kept', async () => {
  const added = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/categories',
    headers: owner.headers,
    payload: { name: 'Mugs', parent_id: null },
  });
  const category = added.json<AdminCategoryList>().items[0]?.id ?? '';
  const below = [
    entry('category', category),
    entry('page', 'faq'),
    entry('link', ' https://example.com/blog ', ' Blog '),
  ];
  const header = [branch('heading', 'ignored', 'Shop', below), branch('categories', null)];
  const saved = await save({ header, footer: null });
  expect([saved.statusCode, saved.json().version]).toEqual([200, 2]);
  await eventually(async () => (await menus()).footer === null);
  expect((await menus()).header).toEqual([
    {
      kind: 'heading',
      label: { en: 'Shop', de: '' },
      target: null,
      below: [
        { kind: 'category', label: { en: '', de: '' }, target: category },
        { kind: 'link', label: { en: 'Frequently asked questions', de: 'Häufige Fragen' }, target: '/faq' },
        { kind: 'link', label: { en: 'Blog', de: '' }, target: 'https://example.com/blog' },
      ],
    },
    { kind: 'categories', label: { en: '', de: '' }, target: null, below: [] },
  ]);
  const url = '/api/admin/audit-log?record_type=navigation&record_id=navigation';
  const [logged] = (await shop.app.inject({ url, headers: owner.headers })).json<AuditList>().items;
  expect(Object(logged?.after).header).toEqual([
    'Shop',
    `– category · ${category}`,
    '– page · faq',
    '– Blog · https://example.com/blog',
    'categories',
  ]);
  const { items } = (await get('/versions')).json<NavigationVersionList>();
  expect(items.map(({ version, saved_by }) => [version, saved_by?.id])).toEqual([
    [2, owner.user_id],
    [1, owner.user_id],
  ]);
  expect((await get('/versions/1')).json<NavigationVersion>()).toMatchObject({ version: 1, header: USUAL.header });
  expect((await get('/versions/9')).statusCode).toBe(404);
  expect((await get('/versions/1e21')).statusCode).toBe(422);
});

test('a page that is taken off the shop is led to no more, and again once it is back', async () => {
  const leadsToFaq = async () => JSON.stringify((await menus()).header).includes('/faq');
  await shop.infra.db.updateTable('content_pages').set({ is_sample: false }).where('slug', '=', 'faq').execute();
  const states = async (language: string) =>
    (await shop.app.inject({ url: `/api/admin/pages/faq/${language}`, headers: owner.headers })).json();
  const call = (method: 'PUT' | 'POST', path: string, payload: object) =>
    shop.app.inject({ method, url: `/api/admin/pages/faq/${path}`, headers: owner.headers, payload });
  for (const language of ['en', 'de']) {
    const { version } = await states(language);
    expect((await call('POST', `${language}/hide`, { version })).statusCode).toBe(200);
  }
  await eventually(async () => !(await leadsToFaq()));
  const { title, description, markdown, version } = await states('en');
  await call('PUT', 'en', { title, description, markdown, version, publish: true });
  await eventually(leadsToFaq);
});

test.each([
  [{ header: [branch('link', 'javascript:alert(1)', 'X')] }, 'header.0.target'],
  [{ header: [branch('link', '//evil.example.com', 'X')] }, 'header.0.target'],
  [{ footer: [branch('heading', null, 'X', [entry('link', '/\\evil.example.com', 'X')])] }, 'footer.0.below.0.target'],
  [{ header: [branch('link', 'http://example.com', 'X')] }, 'header.0.target'],
  [{ header: [branch('link', '/shipping', ' ')] }, 'header.0.label.en'],
  [{ header: [branch('category', 'no id')] }, 'header.0.target'],
  [{ header: [branch('category', '01920000-0000-7000-8000-000000000000')] }, 'header.0.target'],
  [{ header: [branch('page', 'no-such-page')] }, 'header.0.target'],
  [{ header: [branch('categories', null), branch('categories', null)] }, 'header.1.kind'],
  [{ header: [branch('heading', null, 'X', [entry('categories', null)])] }, 'header.0.below.0.kind'],
  [{ footer: [branch('link', '/shipping', 'X')] }, 'footer.0.kind'],
])('%j is refused at its field, and nothing is lost', async (change, field) => {
  const before = await read();
  const answer = await save(change);
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  expect(await read()).toEqual(before);
});

test('an edit of an older version is refused with what is there; the same again writes nothing', async () => {
  const { version, header, footer } = await read();
  expect((await put({ header: null, footer, version })).statusCode).toBe(200);
  const refused = await put({ header, footer, version });
  expect(refused.json()).toMatchObject({ status: 409, code: 'conflict', present: { header: null } });
  expect((await put({ header, footer, version: 1e21 })).statusCode).toBe(409);
  expect((await save({ header: null })).json()).toMatchObject({ version: version + 1 });
});

test('is read and changed by those whose role says so', async () => {
  const reader = await signIn(shop);
  await appoint(shop, reader.user_id, 'support');
  expect((await get('', reader)).statusCode).toBe(403);
  await appoint(shop, reader.user_id, 'read_only');
  expect((await get('', reader)).statusCode).toBe(200);
  expect((await put({ header: null, footer: null, version: 0 }, reader)).statusCode).toBe(403);
});

test('wherever an address that is taken leads, it is this shop or a site by https', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'a',
    ':',
    '@',
    '?',
    '#',
    'https:',
    'javascript:',
    'evil.example',
    '%2f',
    '\t',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
      (text) => {
        if (!isAddress(text)) return;
        const { protocol, origin, pathname } = new URL(text, 'https://shop.example');
        expect(protocol).toBe('https:');
        if (text.startsWith('/')) expect([origin, pathname.startsWith('//')]).toEqual(['https://shop.example', false]);
      },
    ),
  );
});
