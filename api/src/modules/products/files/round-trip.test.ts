import fc from 'fast-check';
import { forAllTests } from '../../../../test/for-all-tests';
import { startDemoShop } from '../../../../test/demo-shop';
import { sql } from 'kysely';
import { newId } from '../../../infra/basics/ids';
import type { Db } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { AskedWord } from '../../attributes/attribute-words.service';
import type { ProductEdit } from '../record/product-requests.schemas';
import { aFileDesk } from './testing/file-desk';

const FULL = Boolean(process.env['TESSERA_DRILL']);
const PRODUCTS = FULL ? 10_000 : 8;
/** Of the demo shop's. */
const KEPT = FULL ? 100_000 : 4;
jest.setTimeout(PRODUCTS * 300 + 120_000);
const shop = forAllTests(() => startDemoShop('roundtrip'), FULL ? 600_000 : 120_000);

/** What breaks files: what parts cells and lists, what spreadsheets reckon with, lines, letters of others. */
const letters = fc.constantFrom('a', 'Ä', '日', '"', "'", ',', ';', '\\', '=', '-', '@', '|', ' ', '0');
const words = (most: number) =>
  fc.array(letters, { minLength: 1, maxLength: Math.min(most, 12) }).map((all) => all.join('').trim() || 'x');
const price = fc.integer({ min: 1, max: 90_000 });

const variant = fc.record({
  regular_price: price,
  stock: fc.nat(50),
  track_stock: fc.boolean(),
  allow_backorder: fc.boolean(),
  expected_on: fc.constantFrom(null, '2020-02-29', '2031-03-03'),
  backorder_note: fc.oneof(fc.constant(''), words(20)),
  backorder_notes: fc.constantFrom({}, { de: '=3 Wochen; "auf Wunsch"' }),
  weight_grams: fc.nat(9_000),
  barcode: fc.oneof(fc.constant(''), words(20)),
  cost: fc.option(fc.nat(9_000)),
  unit: fc.constantFrom(null, { unit: 'kg' as const, unit_quantity: 0.125, unit_base: 1 }),
  on_sale: fc.boolean(),
});

const GERMAN = { name: '', description_html: '', seo_title: '', seo_description: '' };

/** Whoever gives staff a field more to write is asked by the type for values of it; what is left out is made below, or needs others. */
type Edited = Omit<ProductEdit, 'name' | 'slug' | 'status' | 'gift_card' | 'category_id' | 'related'>;

const product = fc.record({
  name: words(60),
  edit: fc.record({
    description_html: fc.constantFrom(
      '',
      '<p>One</p>\n<p>"Two", three;</p>',
      '<ul><li>a</li></ul>',
      '= plain & simple',
    ),
    vendor: fc.oneof(fc.constant(''), words(20)),
    type: fc.oneof(fc.constant(''), words(20)),
    tags: fc.uniqueArray(words(12), { maxLength: 4, selector: (tag) => tag.toLowerCase() }),
    seo_title: fc.option(words(30)),
    seo_description: fc.option(words(30)),
    origin_country: fc.constantFrom(null, 'PT', 'DE'),
    words: fc.constantFrom(
      { de: GERMAN },
      { de: { ...GERMAN, name: 'Ähre; "gelb"', seo_description: '=1+1\nzwei' } },
      {
        de: { ...GERMAN, description_html: '<p>Eins</p>\n<p>Zwei &amp; drei</p>' },
      },
    ),
    available_from: fc.constantFrom(null, '2020-05-01T08:00:00.000Z'),
    available_until: fc.constantFrom(null, '2031-05-01T08:00:00.000Z'),
    attributes: fc.constantFrom<{ name: string; values: string[] }[]>(
      [],
      [{ name: 'Finish', values: ['matt; soft', 'a\\b'] }],
      [{ name: 'Finish', values: ['a\\b', '= plain', 'matt; soft'] }],
    ),
  } satisfies { [Name in keyof Edited]-?: fc.Arbitrary<Edited[Name]> }),
  status: fc.constantFrom('draft' as const, 'active' as const, 'archived' as const),
  options: fc.uniqueArray(words(10), { maxLength: 2 }),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
});
type Made = typeof product extends fc.Arbitrary<infer T> ? T : never;

async function make({ name, edit, status, options, variants }: Made, user_id: string): Promise<void> {
  const { adminProducts, productVariants } = shop.services;
  const actor = { user_id, address: '127.0.0.1' };
  const made = await adminProducts.create(actor, name);
  const valueOf = (option: string, at: number): string => `${option}-${at}`;
  const wanted = options.length === 0 ? variants.slice(0, 1) : variants;
  const priced = await productVariants.replace(
    { actor, product_id: made.id, version: made.version },
    {
      options: options.map((option) => ({ name: option, values: wanted.map((_, at) => valueOf(option, at)) })),
      variants: wanted.map(({ on_sale, unit, ...one }, at) => ({
        ...one,
        ...unit,
        ...(on_sale && one.regular_price > 1 && { sale_price: one.regular_price - 1 }),
        options: Object.fromEntries(options.map((option) => [option, valueOf(option, at)])),
      })),
      stock_reason: '',
    },
  );
  await adminProducts.update({ actor, product_id: made.id, version: priced.version }, { ...edit, status });
}

/** German words for half of the attributes and their values, whatever they are made of. */
async function sayInGerman(user_id: string): Promise<void> {
  const { db } = shop.infra;
  const said = await sql<AskedWord>`
    select case when option_names = '{}' then 'product' else 'option' end as of, attributes.name as attribute, label as value
    from attribute_values join attributes on attributes.id = attribute_id
    union all select case when option_names = '{}' then 'product' else 'option' end, name, null from attributes`.execute(
    db,
  );
  const german = fc.sample(words(20), { numRuns: said.rows.length, seed: 11 });
  const wanted = said.rows.flatMap((one, at) => (at % 2 === 0 ? [{ ...one, word: german[at] ?? '' }] : []));
  const by = { actor: { user_id, address: '127.0.0.1' }, job_id: newId() };
  await withTransaction(db, (trx) => shop.services.attributeWords.sayWithin(trx, wanted, by));
}

const wordsOf = async (db: Db): Promise<{ of: string; word: string }[]> =>
  (
    await sql<{ of: string; word: string }>`
      select 'name' as of, names ->> 'de' as word from attributes where names ? 'de'
      union all select 'value', labels ->> 'de' from attribute_values where labels ? 'de'`.execute(db)
  ).rows;

it(`the file of products of the demo shop and ${PRODUCTS} others changes nothing when it comes back`, async () => {
  const files = await aFileDesk(shop);
  const { db } = shop.infra;
  const kept = db.selectFrom('products').select('id').orderBy('slug').limit(KEPT);
  await db.deleteFrom('products').where('id', 'not in', kept).execute();
  for (const one of fc.sample(product, { numRuns: PRODUCTS, seed: Number(process.env['TESSERA_SEED'] ?? 7) }))
    await make(one, files.staff.user_id);
  await sayInGerman(files.staff.user_id);
  const before = await db.selectFrom('products').select(['id', 'version']).orderBy('id').execute();
  const csv = await files.fileOf(await files.begin('products.export_whole', {}));
  const { id, products, pictures_left } = await files.check(csv);
  const wrong = await files.items(id, 'verdict=wrong');
  const changed = await files.items(id, 'verdict=changed');
  expect([wrong, changed]).toEqual([[], []]);
  expect([products, pictures_left]).toEqual([{ new: 0, changed: 0, same: before.length, wrong: 0 }, 0]);
  expect((await files.start('products.import_file', { check_id: id })).json().code).toBe('jobs.nothing_to_do');

  // And the same products come of it where there were none, with pictures that are still there, and words that were lost.
  await db.deleteFrom('products').execute();
  await db.updateTable('attributes').set({ names: '{}' }).execute();
  await db.updateTable('attribute_values').set({ labels: '{}' }).execute();
  expect(await wordsOf(db)).toEqual([]);
  const { job } = await files.bring(csv);
  expect(job).toMatchObject({ state: 'done', done: before.length, failed: 0 });
  const again = await files.fileOf(await files.begin('products.export_whole', {}));
  const linesOf = (text: string): string[] => text.split('\r\n').sort();
  expect(linesOf(again)).toEqual(linesOf(csv));
  const german = await wordsOf(db);
  expect([...new Set(german.map(({ of }) => of))].sort()).toEqual(['name', 'value']);
});
