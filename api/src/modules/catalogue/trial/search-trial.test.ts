import type { ProductList, SearchReport, SearchTrial, SynonymList } from '@tessera/shared/contract';
import { startDemoShop } from '../../../../test/demo-shop';
import { forAllTests } from '../../../../test/for-all-tests';
import { signIn, type SignedIn } from '../../../../test/people';

const shop = forAllTests(startDemoShop, 120_000);
let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn(shop, 'ADMIN');
}, 60_000);

const read = async <T>(url: string) =>
  (await shop.app.inject({ url: `/api/${url}`, headers: admin.headers })).json<T>();
const preview = (payload: object, { headers } = admin) =>
  shop.app.inject({ method: 'POST', url: '/api/admin/search/preview', headers, payload });

test('answers searches with words that nobody has saved, beside what the shop answers today', async () => {
  const saved = await read<SynonymList>('admin/search/synonyms');
  const answer = await preview({
    language: 'en',
    searches: ['beaker', 'Ember Mugg', 'Gift Cards!'],
    synonyms: [...saved.items, { words: ['Beaker', 'ember mug'] }],
    redirects: [{ term: 'gift cards', path: '/faq' }],
  });
  expect(answer.statusCode).toBe(200);
  const [beaker, mended, led] = answer.json<SearchTrial>().items;
  expect(beaker).toMatchObject({
    search: 'beaker',
    before: { total: 0, products: [], synonyms: [] },
    after: { total: 1, products: [{ name: 'Ember Mug' }], synonyms: [{ term: 'beaker', words: ['ember mug'] }] },
  });
  const shown = await read<ProductList>('products?search=Ember%20Mugg');
  expect(mended?.before).toMatchObject({ understood: shown.understood, total: shown.total });
  expect(mended?.before.products.map(({ id }) => id)).toEqual(shown.items.slice(0, 4).map(({ id }) => id));
  expect([led?.before.redirect, led?.after.redirect]).toEqual([null, '/faq']);
});

test('writes and counts nothing', async () => {
  await preview({ language: 'de', searches: ['schlummertrunk'], synonyms: [], redirects: [] });
  expect((await read<ProductList>('products?search=beaker')).total).toBe(0);
  const { items } = await read<SearchReport>('admin/search/terms?days=1');
  expect(items.map(({ term }) => term)).not.toContain('schlummertrunk');
});

test('tries ten searches at most, for who may change the words', async () => {
  const searches = Array.from({ length: 11 }, (_, at) => `mug ${at}`);
  const lists = { language: 'en', synonyms: [], redirects: [] };
  expect((await preview({ ...lists, searches })).statusCode).toBe(422);
  expect((await preview({ ...lists, searches: ['mug'] }, await signIn(shop))).statusCode).toBe(403);
});

test.each([' ', '!!!', '\u0000mug', '\ud800', "mug' | !(", 'the', 'x'.repeat(200)])(
  'answers whatever is typed, or says what is wrong with it: %j',
  async (search) => {
    const answer = await preview({ language: 'de', searches: [search], synonyms: [], redirects: [] });
    expect([200, 422]).toContain(answer.statusCode);
  },
);
