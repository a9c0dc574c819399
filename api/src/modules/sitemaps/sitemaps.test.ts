import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { startTestShop } from '../../../test/harness';
import { newId } from '../../infra/basics/ids';
import { createSitemapsService } from './sitemaps.service';

const HOUR_MS = 3_600_000;
const shop = forAllTests(startTestShop);

const read = async (url: string) => shop.app.inject({ url: `/api/sitemaps${url}` });
const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('the site map', () => {
  it('is an index of parts, the first of which holds the pages of the shop and its categories', async () => {
    const now = shop.clock.now();
    const category = { id: newId(), name: 'Cups & more', slug: 'cups&more', parent_id: null, image_id: null };
    await shop.infra.db
      .insertInto('categories')
      .values({ ...category, created_at: now, last_modified_at: now })
      .execute();
    const text = { slug: 'faq', title: 'Questions', markdown: 'None.', created_at: now, updated_at: now };
    const texts = (['en', 'de'] as const).map((language) => ({ ...text, language, last_modified_by: null }));
    await shop.infra.db.insertInto('content_pages').values(texts).execute();
    const index = await read('');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locationsIn(index.body)).toEqual(['http://localhost:3000/sitemaps/1.xml']);
    const { body, headers } = await read('/1');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locationsIn(body)).toEqual(
      expect.arrayContaining([
        'http://localhost:3000/',
        'http://localhost:3000/de',
        'http://localhost:3000/products',
        'http://localhost:3000/products/category/cups%26more',
        'http://localhost:3000/faq',
        'http://localhost:3000/de/faq',
      ]),
    );
  });

  it('names each page in every language, and in each of them all the others', async () => {
    const { slug } = await addGoods(shop);
    shop.clock.advance(HOUR_MS);
    const { body } = await read('/2');
    const [, entry = ''] =
      new RegExp(`<url><loc>http://localhost:3000/de/products/${slug}</loc>(.*?)</url>`).exec(body) ?? [];
    expect(entry).toMatch(/^<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, href]) => [name, href]);
    expect(links).toEqual([
      ['en', `http://localhost:3000/products/${slug}`],
      ['de', `http://localhost:3000/de/products/${slug}`],
      ['x-default', `http://localhost:3000/products/${slug}`],
    ]);
  });

  it('has the languages that the shop is offered in alone', async () => {
    const { slug } = await addGoods(shop);
    shop.clock.advance(HOUR_MS);
    await shop.services.store.update({ languages: ['en'] });
    const { body } = await read('/2');
    await shop.services.store.update({ languages: ['en', 'de'] });
    expect(locationsIn(body)).toContain(`http://localhost:3000/products/${slug}`);
    expect(body).not.toMatch(/hreflang|\/de\//);
  });

  it('holds every published product exactly once, however small its parts are', async () => {
    const all = await Promise.all(Array.from({ length: 11 }, () => addGoods(shop)));
    const draft = await addGoods(shop, { published: false });
    const published = await shop.infra.db.selectFrom('products').select('slug').where('published', '=', true).execute();
    for (const part_size of [1, 4, 12, 25_000]) {
      const sitemaps = createSitemapsService({ ...shop.infra, store: shop.services.store, part_size });
      const parts = locationsIn(await sitemaps.index()).length;
      const slugs: string[] = [];
      for (let part = 2; part <= parts; part += 1) {
        const locations = locationsIn([...(await sitemaps.part(part))].join(''));
        expect(locations.length).toBeLessThanOrEqual(2 * part_size);
        slugs.push(
          ...locations.filter((address) => !address.includes('/de/')).map((address) => address.split('/').at(-1) ?? ''),
        );
      }
      expect([...slugs].sort()).toEqual(published.map(({ slug }) => slug).sort());
      expect(slugs).not.toContain(draft.slug);
      await expect(sitemaps.part(parts + 1)).rejects.toMatchObject({ code: 'sitemaps.part_not_found' });
    }
    expect(all).toHaveLength(11);
  });

  it('answers 404 for a part that is not there', async () => {
    expect((await read('/99')).statusCode).toBe(404);
    expect((await read('/0')).statusCode).toBe(422);
    expect((await read('/first')).statusCode).toBe(422);
  });
});
