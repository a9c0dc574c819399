import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { AuditList, Store, StoreSettings } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { eventually, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';

const shop = forAllTests(startTestShop);
const owner = forAllTests(() => signIn(shop, 'ADMIN'));

const read = async () =>
  (await shop.app.inject({ url: '/api/admin/store', headers: owner.headers })).json<StoreSettings>();
const put = (payload: object) =>
  shop.app.inject({ method: 'PUT', url: '/api/admin/store', headers: owner.headers, payload });

/** What is there, as a form sends it back. */
async function editOf(change: Omit<Partial<StoreSettings>, 'languages'> & { languages?: unknown } = {}) {
  const { currencies: _currencies, translated: _translated, locale: _locale, logo: _logo, ...edit } = await read();
  return { ...edit, ...change };
}
const entries = async () => {
  const url = '/api/admin/audit-log?record_type=store&record_id=store';
  return (await shop.app.inject({ url, headers: owner.headers })).json<AuditList>().items;
};

test('languages are told to everybody, the first one is always among them, and they stay where a form does not know of them', async () => {
  const told = async () => (await shop.app.inject({ url: '/api/store' })).json<Store>().languages;
  expect([(await read()).languages, await told()]).toEqual([
    ['en', 'de'],
    ['en', 'de'],
  ]);
  const refused = await put(await editOf({ languages: ['de'] }));
  expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
    422,
    { languages: ['English is the shop’s first language: the shop is always offered in it'] },
  ]);
  for (const languages of [['en', 'fr'], ['en', 'en'], 'en']) {
    expect((await put(await editOf({ languages }))).statusCode).toBe(422);
  }
  expect((await put(await editOf({ languages: ['en'] }))).json<StoreSettings>().languages).toEqual(['en']);
  await eventually(async () => isDeepStrictEqual(await told(), ['en']));
  const { languages: _languages, ...older } = await editOf();
  expect((await put({ ...older, low_stock: 7 })).json<StoreSettings>().languages).toEqual(['en']);
  expect((await put(await editOf({ languages: ['de', 'en'] }))).json<StoreSettings>().languages).toEqual(['en', 'de']);
  const [on, , off] = await entries();
  expect([off?.after, on?.before, on?.after]).toEqual([
    { languages: ['en'] },
    { languages: ['en'] },
    { languages: ['en', 'de'] },
  ]);
});

test('what there is in a language is counted, whether the shop is offered in it or not', async () => {
  expect((await read()).translated).toEqual([{ language: 'de', products: 0, pages: 0 }]);
  const [goods] = [await addGoods(shop), await addGoods(shop)];
  const words = JSON.stringify({ de: { name: 'Becher' } });
  await sql`update products set words = ${words}::jsonb where id = ${goods.product_id}`.execute(shop.infra.db);
  const now = shop.clock.now();
  const text = { slug: 'faq', title: 'Fragen', markdown: 'Keine.', language: 'de', last_modified_by: null } as const;
  await shop.infra.db
    .insertInto('content_pages')
    .values({ ...text, created_at: now, updated_at: now })
    .execute();
  expect((await read()).translated).toEqual([{ language: 'de', products: 1, pages: 1 }]);
});
