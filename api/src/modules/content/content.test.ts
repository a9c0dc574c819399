import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, PageList } from '@tessera/shared/contract';
import { signIn } from '../../../test/people';
import { eventually, startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { deliveryWords } from '../delivery/delivery-words';
import { readSamples } from './read-samples';

const SLUGS = 'accessibility contact cookies faq imprint privacy returns shipping size-guide terms'.split(' ');

let shop: TestShop;
let folder: string;
let staff: { user_id: string; address: string };
beforeAll(async () => {
  shop = await startTestShop();
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-pages-'));
  await shop.services.content.putSamples();
  await shop.services.store.update({ name: 'Kiln & Oak' });
  staff = { user_id: (await signIn(shop, 'ADMIN')).user_id, address: '' };
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

/** As staff, who publish it at once. */
const save = (slug: string, version: number, text: { title: string; description: string; markdown: string }) =>
  shop.services.contentEdits.save(staff, { slug, language: 'en' }, { ...text, publish: true, version });
const get = (url: string, headers = {}) => shop.app.inject({ url: `/api/${url}`, headers });
const page = async (slug: string, language = 'en') => (await get(`pages/${slug}?language=${language}`)).json<Page>();
const htmlOf = ({ intro_html, sections }: Page) => intro_html + sections.map(({ html }) => html).join('');
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

async function writeSample(slug: string, markdown: string): Promise<string[]> {
  writeFileSync(path.join(folder, `${slug}.md`), `title: A title\ndescription: What it is\n\n${markdown}`);
  return shop.services.content.putSamples(folder);
}

describe('the texts of an empty shop', () => {
  it('are there: every page that the footer names (docs/product.md §2), each marked as a sample', async () => {
    const { items } = (await get('pages')).json<PageList>();
    expect(items.map(({ slug }) => slug)).toEqual(SLUGS);
    for (const slug of SLUGS) {
      const { is_sample, title, description, updated_at } = await page(slug);
      expect([slug, is_sample, title !== '', description !== '']).toEqual([slug, true, true, true]);
      expect(updated_at).toBe(shop.clock.now().toISOString());
    }
  });

  const each_text = ['en', 'de'].flatMap((language) => SLUGS.map((slug) => [slug, language] as const));

  it.each(each_text)('%s (%s) is rendered without losing a word', async (slug, language) => {
    const samples = await readSamples();
    const sample = samples.find((each) => each.slug === slug && each.language === language);
    const source = (sample?.markdown ?? '')
      .replaceAll('{{name}}', 'Kiln & Oak')
      .replaceAll('{{contact}}', '')
      .replaceAll('{{delivery_prices}}', deliveryWords[language === 'de' ? 'de' : 'en'].nowhere);
    const shown = await page(slug, language);
    expect([shown.language, shown.is_sample]).toEqual([language, true]);
    const plain = source
      .replace(/\{#[a-z-]+\}/g, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/^\d+\. /gm, '');
    const titles = shown.sections.map(({ title }) => title).join(' ');
    const seen = `${titles} ${htmlOf(shown)
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')}`;
    expect(words(seen).sort()).toEqual(words(plain).sort());
    expect(htmlOf(shown)).not.toMatch(/\{\{|\{#|\*\*|\]\(/);
  });

  it('tell how the shop is reached, as its settings say', async () => {
    const contact = { email: 'hello@example.com', phone: '+1 (555) 010-0142', address: '1 Some Street\nPortland' };
    await shop.services.store.update({ contact });
    await eventually(async () => htmlOf(await page('imprint')).includes('hello@example.com'));
    const shown = htmlOf(await page('imprint', 'de')).replace(/<br ?\/?>/g, ' / ');
    expect(shown.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toContain(
      '1 Some Street / Portland / hello@example.com / +1 (555) 010-0142',
    );
    await shop.services.store.update({ contact: { email: '', phone: '', address: '' } });
    await eventually(async () => !htmlOf(await page('imprint')).includes('hello@example.com'));
  });

  it('tell the prices of delivery that the checkout takes, and the new ones at once', async () => {
    expect(htmlOf(await page('shipping'))).toContain('Nothing is delivered at the moment.');
    const method = { code: 'standard', names: { en: 'Standard', de: 'Standardversand' }, free_from: null };
    const replace = (price: number) =>
      shop.infra.db.transaction().execute((trx) =>
        shop.services.delivery.replace(trx, [
          {
            name: 'Home',
            countries: ['US'],
            methods: [{ ...method, prices: [{ up_to_grams: null, price }], min_days: 2, max_days: 3 }],
          },
        ]),
      );
    await replace(590);
    await eventually(async () => htmlOf(await page('shipping')).includes('$5.90'));
    expect(htmlOf(await page('shipping', 'de'))).toMatch(/<td>Standardversand<\/td>\s*<td>2 bis 3 Werktage<\/td>/);
    await replace(750);
    await eventually(async () => htmlOf(await page('shipping')).includes('$7.50'));
    await shop.infra.db.transaction().execute((trx) => shop.services.delivery.replace(trx, []));
    await eventually(async () => htmlOf(await page('shipping')).includes('Nothing is delivered'));
  });

  it('are cut alike in every language, so that a link to a section or a question leads there in each', async () => {
    for (const slug of SLUGS) {
      const ids = ({ sections }: Page) => sections.map(({ id, parts }) => [id, parts.map((part) => part.id)]);
      expect([slug, ids(await page(slug, 'de'))]).toEqual([slug, ids(await page(slug))]);
    }
    const titles = (await get('pages?language=de')).json<PageList>().items.map(({ title }) => title);
    expect(titles).toContain('Häufige Fragen');
    expect(titles).toHaveLength(SLUGS.length);
  });

  it('link to pages of this shop alone', async () => {
    const others = [
      '/cart',
      '/orders',
      '/account',
      '/account/pay-later',
      '/auth/forgot-password',
      '/shipping#prices',
      '/terms#contributions',
    ];
    const known = [...others, ...SLUGS.map((slug) => `/${slug}`)];
    for (const [slug, language] of each_text) {
      const shown = await page(slug, language);
      const ids = shown.sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
      for (const [, href = ''] of htmlOf(shown).matchAll(/href="([^"]*)"/g)) {
        expect([slug, href, [...known, ...ids.map((id) => `#${id}`)].includes(href)]).toEqual([slug, href, true]);
      }
    }
  });

  it('answer at least twelve questions in groups, each with an id to link to', async () => {
    const { sections } = await page('faq');
    const questions = sections.flatMap(({ parts }) => parts);
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeGreaterThanOrEqual(12);
    for (const { title, html } of questions) expect([title, /^<p>.+<\/p>/s.test(html)]).toEqual([title, true]);
  });

  it('give sizes of rugs, bed linen, curtains and tableware in tables', async () => {
    const { sections } = await page('size-guide');
    for (const id of ['rugs', 'bed-linen', 'curtains', 'tableware']) {
      expect(sections.find((section) => section.id === id)?.html).toMatch(/<table>[\s\S]*<th scope="col">/);
    }
  });

  it('speak of the shop by its name, whatever it is called', async () => {
    await shop.services.store.update({ name: 'Ash *& <b>Elm</b>' });
    await eventually(async () => (await page('terms')).intro_html.includes('Ash *&amp; &lt;b&gt;Elm&lt;/b&gt;'));
    expect((await page('terms')).description).toBe('The terms on which Ash *& <b>Elm</b> sells to you.');
    await shop.services.store.update({ name: 'Kiln & Oak' });
    await eventually(async () => (await page('terms')).intro_html.includes('Kiln &amp; Oak'));
  });
});

describe('GET pages/{slug}', () => {
  it('can be kept: it has an ETag and names what it shows', async () => {
    const answer = await get('pages/faq', { 'x-cache-tags': '1' });
    expect(answer.headers['cache-tag']).toBe('pages page:faq store');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const again = await get('pages/faq', { 'if-none-match': answer.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('pages', { 'x-cache-tags': '1' })).headers['cache-tag']).toBe('pages');
  });

  it('keeps one entry, whatever stands behind the question mark', async () => {
    await get('pages/faq');
    const { entries } = shop.infra.readCache.stats();
    await get('pages/faq?utm_source=x');
    await get('pages/faq?utm_source=y');
    expect(shop.infra.readCache.stats().entries).toBe(entries);
  });

  it('that is not there names what its coming will be told by', async () => {
    const { statusCode, headers } = await shop.app.inject({
      url: '/api/pages/later',
      headers: { 'x-cache-tags': '1' },
    });
    expect([statusCode, headers['cache-tag']]).toEqual([404, 'pages page:later']);
  });

  it.each(['nothing', 'FAQ', '..%2Ffaq', '%00', "x'--"])('refuses %s plainly', async (slug) => {
    const answer = await get(`pages/${slug}`);
    expect([answer.statusCode < 500, answer.statusCode >= 400]).toEqual([true, true]);
    if (answer.statusCode === 404) expect(answer.json()).toMatchObject({ message: 'We could not find this page.' });
  });
});

describe('a page that is not written in a language', () => {
  it('is shown in English, and says so', async () => {
    await writeSample('alone', 'Only English.');
    expect(await page('alone', 'de')).toMatchObject({ language: 'en', intro_html: '<p>Only English.</p>' });
    // The list of before is kept until the change is heard.
    const listed = async () => (await get('pages?language=de')).json<PageList>().items.map(({ slug }) => slug);
    await eventually(async () => (await listed()).includes('alone'));
    await shop.infra.db.deleteFrom('content_pages').where('slug', '=', 'alone').execute();
  });

  it('is refused in a language that the shop does not speak', async () => {
    expect((await get('pages/faq?language=xx')).statusCode).toBe(422);
  });
});

describe('an edit', () => {
  it('is seen at once, and ends the mark of a sample', async () => {
    await writeSample('one', 'Old words.');
    expect((await page('one')).is_sample).toBe(true);
    shop.clock.advance(60_000);
    const text = { title: 'New', description: 'd', markdown: 'New words.' };
    await save('one', 1, text);
    await eventually(async () => (await page('one')).title === 'New');
    expect(await page('one')).toMatchObject({ is_sample: false, intro_html: '<p>New words.</p>' });
    expect((await page('one')).updated_at).toBe(shop.clock.now().toISOString());
  });

  it('of an older version is refused with the present state: nobody overwrites unseen work', async () => {
    const text = { title: 'T', description: 'd', markdown: 'x' };
    await expect(save('one', 1, text)).rejects.toMatchObject({
      code: 'conflict',
      extensions: { present: { title: 'New', version: 2 } },
    });
    await expect(save('none', 1, text)).rejects.toMatchObject({ code: 'content.page_not_found' });
  });

  it.each(['>'.repeat(20_000), 'a*_'.repeat(5_000), 'x'.repeat(100_001)])(
    'that cannot be shown is refused (%#)',
    async (markdown) => {
      const saving = save('one', 2, { title: 'T', description: 'd', markdown });
      await expect(saving).rejects.toMatchObject({
        code: 'validation.failed',
        message: expect.stringMatching(/^The text is /),
        errors: { markdown: [expect.any(Function)] },
      });
      expect((await page('one')).title).toBe('New');
    },
  );

  it('outlives a new release, which renews only what nobody has edited', async () => {
    await writeSample('two', 'As it came.');
    expect(await writeSample('two', 'As it came.')).toEqual([]);
    expect(await writeSample('two', 'As it comes now.')).toEqual(['two']);
    await eventually(async () => (await page('two')).intro_html === '<p>As it comes now.</p>');
    expect(await writeSample('one', 'From the release.')).toEqual([]);
    expect((await page('one')).title).toBe('New');
  });

  it('past all checks is shown as it was typed rather than not at all', async () => {
    const markdown = `${'>'.repeat(20_000)} <b>`;
    await shop.infra.db.updateTable('content_pages').set({ markdown }).where('slug', '=', 'two').execute();
    await shop.infra.changes.notify(shop.infra.db, ['page:two']);
    await eventually(async () => (await page('two')).intro_html.endsWith('&gt; &lt;b&gt;</p>'));
  });
});
