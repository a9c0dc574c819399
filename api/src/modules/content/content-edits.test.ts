import type { AdminPage, AdminPageList, Page, PageVersion, PageVersionList } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';

const shop = forAllTests(startTestShop);
let headers: Record<string, string>;
beforeAll(async () => {
  await shop.services.content.putSamples();
  await shop.services.store.update({ name: 'Kiln & Oak' });
  headers = (await signIn(shop, 'ADMIN')).headers;
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, as = headers) =>
  shop.app.inject({ method, url: `/api/${url}`, headers: as, ...(payload && { payload }) });
const shown = (slug: string, language = 'en') => call('GET', `pages/${slug}?language=${language}`);
const introOf = async (slug: string, language = 'en') => (await shown(slug, language)).json<Page>().intro_html;
const text = (markdown: string, more: object) => ({ title: 'Our story', description: 'Who we are', markdown, ...more });

async function begin(slug: string): Promise<AdminPage> {
  const answer = await call('POST', 'admin/pages', { slug, title: 'Our story' });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const save = async (slug: string, body: object, language = 'en') =>
  (await call('PUT', `admin/pages/${slug}/${language}`, body)).json<AdminPage>();

describe('a page that staff add (docs/product.md §4, ‘Shop front’)', () => {
  it('is a draft until it is published; then it has an address and changes are drafts until they are published, too', async () => {
    const begun = await begin('our-story');
    expect(begun).toMatchObject({ state: 'draft', version: 1, address: '/pages/our-story', is_own: false });
    expect((await shown('our-story')).statusCode).toBe(404);
    const first = await save('our-story', text('We fire *clay*.', { publish: true, version: 1 }));
    expect(first).toMatchObject({ state: 'published', version: 2, published_version: 2 });
    await eventually(async () => (await introOf('our-story')) === '<p>We fire <em>clay</em>.</p>');
    const second = await save('our-story', text('We fire wood.', { publish: false, version: 2 }));
    expect(second).toMatchObject({ state: 'changed', version: 3, published_version: 2, markdown: 'We fire wood.' });
    expect(await introOf('our-story')).toContain('clay');
    const hidden = await call('POST', 'admin/pages/our-story/en/hide', { version: 3 });
    expect(hidden.json()).toMatchObject({ state: 'draft', version: 4, markdown: 'We fire wood.' });
    await eventually(async () => (await shown('our-story')).statusCode === 404);
  });

  it('is written in German beside, and shown in English while that is a draft', async () => {
    await begin('garden');
    await save('garden', text('English.', { publish: true, version: 1 }));
    const { version, title } = (await call('GET', 'admin/pages/garden/de')).json<AdminPage>();
    expect([version, title]).toEqual([0, '']);
    await save('garden', text('Deutsch.', { publish: false, version: 0 }), 'de');
    expect(await introOf('garden', 'de')).toBe('<p>English.</p>');
    await save('garden', text('Deutsch.', { publish: true, version: 1 }), 'de');
    await eventually(async () => (await introOf('garden', 'de')) === '<p>Deutsch.</p>');
    const { items } = (await call('GET', 'admin/pages')).json<AdminPageList>();
    expect(items.find(({ slug }) => slug === 'garden')?.states).toEqual({ en: 'published', de: 'published' });
    expect(items.find(({ slug }) => slug === 'imprint')).toMatchObject({ address: '/imprint', is_sample: true });
  });

  it('cannot take a name that is taken, or one that is no address', async () => {
    const taken = await call('POST', 'admin/pages', { slug: 'faq', title: 'Questions' });
    expect(taken.json()).toMatchObject({ code: 'validation.failed', errors: { slug: [expect.any(String)] } });
    expect((await call('POST', 'admin/pages', { slug: '../x', title: 'X' })).statusCode).toBe(422);
  });
});

describe('what is saved', () => {
  it('is kept, each with who did it, and can be saved again as it was', async () => {
    await begin('kept');
    await save('kept', text('One.', { publish: true, version: 1 }));
    await save('kept', text('Two.', { publish: false, version: 2 }));
    const { items } = (await call('GET', 'admin/pages/kept/en/versions')).json<PageVersionList>();
    expect(items.map(({ version, is_published }) => [version, is_published])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ]);
    expect(items[0]?.saved_by?.name).toEqual(expect.any(String));
    const first = (await call('GET', 'admin/pages/kept/en/versions/2')).json<PageVersion>();
    expect(first).toMatchObject({ markdown: 'One.', description: 'Who we are' });
    expect((await call('GET', 'admin/pages/kept/en/versions/9')).statusCode).toBe(404);
  });

  it('of a version that somebody else has changed is refused with what is there, in the log or anywhere else nothing', async () => {
    await begin('two');
    await save('two', text('Theirs.', { publish: true, version: 1 }));
    const stale = await call('PUT', 'admin/pages/two/en', text('Mine.', { publish: true, version: 1 }));
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'conflict', present: { markdown: 'Theirs.', version: 2 } });
    const never = await call('PUT', 'admin/pages/two/en', text('Mine.', { publish: true, version: 2 ** 31 }));
    expect(never.statusCode).toBe(409);
    const { items } = (await call('GET', 'admin/audit-log?record_type=page&record_id=two%2Fen')).json<{
      items: { action: string; after: object }[];
    }>();
    expect(items.map(({ action }) => action)).toEqual(['pages.publish', 'pages.create']);
    expect(items[0]?.after).toEqual({ description: 'Who we are', markdown: 'Theirs.', published: true });
  });
});

it('a preview is what the shop would show, sanitised, and keeps nothing', async () => {
  const markdown = '{{name}} <script>alert(1)</script>\n\n## Delivery\n\n[x](javascript:alert(1))';
  const answer = await call('POST', 'admin/pages/terms/en/preview', { title: 'T', description: '', markdown });
  expect(answer.body).toContain('intro_html');
  const { intro_html, sections } = answer.json<Page>();
  expect(intro_html).toContain('Kiln &amp; Oak');
  expect(sections.map(({ id }) => id)).toEqual(['delivery']);
  expect(JSON.stringify([intro_html, sections])).not.toMatch(/script|javascript/);
  expect((await call('GET', 'admin/pages/terms/en')).json<AdminPage>().version).toBe(1);
});

it('whoever may not write the shop’s texts only reads them', async () => {
  const reader = await signIn(shop);
  await appoint(shop, reader.user_id, 'read_only');
  expect((await call('GET', 'admin/pages', undefined, reader.headers)).statusCode).toBe(200);
  expect((await call('POST', 'admin/pages', { slug: 'x', title: 'X' }, reader.headers)).statusCode).toBe(403);
});

it('a page is deleted once it is a draft in no other language; what every shop has is not', async () => {
  await begin('gone');
  await save('gone', text('Deutsch.', { publish: true, version: 0 }), 'de');
  const remove = async (language: string, version: number, slug = 'gone') => {
    const { statusCode, body } = await call('DELETE', `admin/pages/${slug}/${language}?version=${version}`);
    return statusCode === 204 ? 204 : (JSON.parse(body) as { code: string }).code;
  };
  expect(await remove('en', 1)).toBe('content.not_possible');
  expect(await remove('de', 1)).toBe('content.not_possible');
  await call('POST', 'admin/pages/gone/de/hide', { version: 1 });
  expect(await remove('de', 1)).toBe('conflict');
  expect(await remove('de', 2 ** 31)).toBe('conflict');
  expect([await remove('de', 2), await remove('en', 1)]).toEqual([204, 204]);
  expect(await remove('en', 1)).toBe('content.page_not_found');
  expect(await remove('en', 1, 'imprint')).toBe('content.not_possible');
});

it('a page that is made again under the name of a deleted one is not written over by whoever still has that open', async () => {
  const begun = await begin('again');
  const left = await save('again', text('Of before.', { publish: false, version: begun.version }));
  expect((await call('DELETE', `admin/pages/again/en?version=${left.version}`)).statusCode).toBe(204);
  expect((await begin('again')).version).toBeGreaterThan(left.version);
  const stale = await call('PUT', 'admin/pages/again/en', text('Of before.', { publish: true, version: left.version }));
  expect(stale.statusCode).toBe(409);
});

it('of the versions that are kept the one that is shown stays, however many drafts follow it', async () => {
  const begun = await begin('many');
  const shownAt = await save('many', text('Shown.', { publish: true, version: begun.version }));
  let { version } = shownAt;
  for (let drafts = 0; drafts < 52; drafts += 1) {
    ({ version } = await save('many', text(`Draft ${drafts}.`, { publish: false, version })));
  }
  const { items } = (await call('GET', 'admin/pages/many/en/versions')).json<PageVersionList>();
  expect(items).toHaveLength(51);
  expect(items.at(-1)).toMatchObject({ version: shownAt.version, is_published: true });
});
