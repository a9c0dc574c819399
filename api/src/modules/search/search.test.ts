import type { ProductList, RedirectList, SearchReport, SynonymList, Suggestions } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { startDemoShop } from '../../../test/demo-shop';
import { eventually, heard } from '../../../test/harness';
import { signIn, type SignedIn } from '../../../test/people';
import { mayBePersonal } from './search-terms.service';

const shop = forAllTests(startDemoShop, 120_000);
let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn(shop, 'ADMIN');
}, 60_000);

const search = async (typed: string) =>
  (await shop.app.inject({ url: `/api/products?search=${encodeURIComponent(typed)}` })).json<ProductList>();
const read = async <T>(what: string) =>
  (await shop.app.inject({ url: `/api/admin/search/${what}`, headers: admin.headers })).json<T>();
const put = (what: string, payload: object, { headers } = admin) =>
  shop.app.inject({ method: 'PUT', url: `/api/admin/search/${what}`, headers, payload });

describe('what the back office tells search', () => {
  it('is heeded at once: words that mean the same find the same', async () => {
    expect((await search('beaker')).total).toBe(0);
    const { items, version } = await read<SynonymList>('synonyms');
    const answer = await put('synonyms', {
      items: [...items, { words: ['beaker', 'mug', ' drinking cup '] }],
      version,
    });
    expect([answer.statusCode, answer.json<SynonymList>().version]).toEqual([200, version + 1]);
    // once, not until it is so: what is looked for is counted below
    await heard(shop);
    expect((await search('beaker')).items[0]?.name).toBe('Ember Mug');
    expect((await search('drinking cup')).items[0]?.name).toBe('Ember Mug');
  });

  it('leads searches to pages, in whatever form they are typed', async () => {
    const { items, version } = await read<RedirectList>('redirects');
    await put('redirects', { items: [...items, { term: 'Gift Cards!', path: '/products?search=gift' }], version });
    await heard(shop);
    expect((await search('gift cards')).redirect).toBe('/products?search=gift');
    const suggested = (await shop.app.inject({ url: '/api/products/suggest?q=gift%20cards' })).json<Suggestions>();
    expect(suggested.redirect).toBe('/products?search=gift');
    expect((await search('ember mug')).redirect).toBeNull();
  });

  it('keeps the searches as they were typed, and takes two that are the same search for one too many', async () => {
    const { items, version } = await read<RedirectList>('redirects');
    const typed = [...items, { term: 'Blumenkästen ', path: '/size-guide' }];
    const answer = await put('redirects', { items: typed, version });
    expect(answer.json<RedirectList>().items.at(-1)).toEqual({ term: 'Blumenkästen', path: '/size-guide' });
    expect((await read<RedirectList>('redirects')).items).toEqual(answer.json<RedirectList>().items);
    await eventually(async () => (await search('blumenkasten')).redirect === '/size-guide');
    const twice = [...typed, { term: 'BLUMENKASTEN', path: '/faq' }];
    expect((await put('redirects', { items: twice, version: version + 1 })).statusCode).toBe(422);
  });

  it('is not overwritten by who has read an older state', async () => {
    const { items, version } = await read<SynonymList>('synonyms');
    expect((await put('synonyms', { items, version })).statusCode).toBe(200);
    for (const old of [version, 2 ** 31]) {
      expect((await put('synonyms', { items: [], version: old })).statusCode).toBe(409);
    }
    expect((await read<SynonymList>('synonyms')).items).toEqual(items);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads nobody out of the shop: %s',
    async (path_) => {
      const { version } = await read<RedirectList>('redirects');
      expect((await put('redirects', { items: [{ term: 'x', path: path_ }], version })).statusCode).toBe(422);
    },
  );

  it('is for staff alone', async () => {
    const shopper = await signIn(shop);
    for (const what of ['synonyms', 'redirects', 'terms']) {
      expect((await shop.app.inject({ url: `/api/admin/search/${what}` })).statusCode).toBe(401);
      const { statusCode } = await shop.app.inject({ url: `/api/admin/search/${what}`, headers: shopper.headers });
      expect(statusCode).toBe(403);
    }
    expect((await put('synonyms', { items: [], version: 1 }, shopper)).statusCode).toBe(403);
  });
});

describe('what is looked for', () => {
  it('is counted by words, from the cache too, and offered once several have looked for it', async () => {
    for (let time = 0; time < 4; time += 1) await search('  Halo VASE ');
    for (let time = 0; time < 4; time += 1) await search('unobtainium');
    await search('someone@example.com');
    await search('+1 555 010 0142');
    await shop.app.inject({ url: '/api/products?search=halo+vase&page=2' });
    await new Promise((resolve) => setImmediate(resolve));
    const { items } = await read<SearchReport>('terms?days=1');
    expect(items).toEqual(
      expect.arrayContaining([
        { term: 'halo vase', searches: 4, found: 1 },
        { term: 'unobtainium', searches: 4, found: 0 },
      ]),
    );
    expect(JSON.stringify(items)).not.toMatch(/example com|0142/);
    const nothing = (await read<SearchReport>('terms?days=1&nothing_found=true')).items.map(({ term }) => term);
    expect(nothing).toContain('unobtainium');
    expect(nothing).not.toContain('halo vase');
    shop.clock.advance(120_000);
    const suggested = (await shop.app.inject({ url: '/api/products/suggest?q=hal' })).json<Suggestions>();
    expect(suggested.terms).toEqual(['halo vase']);
    // while nothing is typed: what several have looked for and found
    const offered = (await shop.app.inject({ url: '/api/products/suggest' })).json<Suggestions>();
    expect(offered.terms[0]).toBe('halo vase');
  });

  it('is forgotten after a year and a month', async () => {
    shop.clock.advance(401 * 86_400_000);
    await shop.services.searchTerms.removeRare();
    await shop.services.retention.run();
    // Nobody stays signed in for that long.
    admin = await signIn(shop, 'ADMIN');
    expect((await read<SearchReport>('terms?days=366')).items).toEqual([]);
  });

  it('is not kept where it may say who somebody is', () => {
    expect(['a@b.example', '+49 30 1234567', '4242 4242 4242 4242'].every(mayBePersonal)).toBe(true);
    expect(['ember mug', 'KO-EM677-OAT', '40 x 40 cm', '2026'].some(mayBePersonal)).toBe(false);
  });
});
