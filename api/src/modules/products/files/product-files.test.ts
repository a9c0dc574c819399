import { Readable } from 'node:stream';
import type { Problem, ProductCheckResult, ProductFile, ProductRecord, StaffJob } from '@tessera/shared/contract';
import { parse } from 'csv-parse/sync';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { aProductDesk } from '../testing/product-desk';
import type { ProductDesk } from '../testing/product-desk';
import { aFileDesk } from './testing/file-desk';
import type { FileDesk } from './testing/file-desk';
import { csvOf } from '../../../framework/files/testing/csv';
import { clothes, manyRows, withHtml } from './testing/shopify-files';

jest.setTimeout(120_000);
const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);
let files: FileDesk;
let desk: ProductDesk;
beforeAll(async () => {
  files = await aFileDesk(shop);
  desk = await aProductDesk(shop);
});
afterEach(async () => {
  await shop.infra.db.deleteFrom('staff_jobs').execute();
  await shop.infra.db.deleteFrom('products').execute();
});

async function find(slug: string): Promise<ProductRecord> {
  const { id } = await shop.infra.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return desk.show(id);
}
const count = async (table: 'products' | 'variants' | 'stock_movements') =>
  (await shop.infra.db.selectFrom(table).select('id').execute()).length;
const problemsOf = async (check_id: string) =>
  (await files.items(check_id, 'verdict=wrong')).flatMap(({ problems }) => problems);

describe('a file that is sent', () => {
  it('says what its columns are, with samples, and nothing is written', async () => {
    const file = await files.sent(Buffer.from(`\ufeff${clothes('today').replaceAll('","', '";"')}`, 'utf16le'));
    expect(file).toMatchObject({ name: 'goods.csv', encoding: 'utf-16le', delimiter: ';' });
    const [handle] = file.columns;
    expect(handle).toEqual({ heading: 'URL handle', samples: ['linen-shirt'], field: 'slug' });
    expect(file.columns.find(({ heading }) => heading === 'Product category')?.field).toBeNull();
    expect(await count('products')).toBe(0);
  });

  it('is refused with why where it is no table', async () => {
    for (const content of ['', 'only,a,head', '\u0000\u0001'])
      expect((await files.send(content)).json<Problem>().code).toBe('files.not_possible');
  });

  it('is for those alone who may write products', async () => {
    const clerk = await signIn(shop, 'ADMIN');
    await appoint(shop, clerk.user_id, 'read_only');
    expect((await files.send(clothes('today'), clerk)).statusCode).toBe(403);
    const { id } = await files.sent(clothes('today'));
    const asked = await shop.app.inject({ url: `/api/admin/product-files/${id}`, headers: clerk.headers });
    expect(asked.statusCode).toBe(403);
    expect((await files.send(clothes('today'), await signIn(shop))).statusCode).toBe(403);
  });
});

describe('a file of Shopify', () => {
  it.each(['today', 'before'] as const)('brings its products, with the headings of %s', async (generation) => {
    const { products, job } = await files.bring(clothes(generation));
    expect(products).toEqual({ new: 1, changed: 0, same: 0, wrong: 0 });
    expect(job).toMatchObject({ state: 'done', done: 1, failed: 0 });
    const shirt = await find('linen-shirt');
    expect(shirt).toMatchObject({ name: 'Linen Shirt', status: 'active', published: true, vendor: 'Loom & Co' });
    expect(shirt.options.map(({ name, values }) => [name, values])).toEqual([
      ['Colour', ['Red', 'Blue']],
      ['Size', ['S', 'M', 'L']],
    ]);
    const [first, , , blue] = shirt.variants;
    expect(first).toMatchObject({ regular_price: 4900, sale_price: 3900, stock: 1, allow_backorder: true });
    expect(blue).toMatchObject({ regular_price: 3900, sale_price: 0, stock: 1 });
    expect((await files.check(clothes(generation))).products).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 });
    const told = await desk.audited(shirt.id);
    expect(told.map(({ action }) => action)).toEqual(['products.create', 'products.import']);
    expect(told.at(-1)?.after).toMatchObject({ job_id: job.id, stock_reason: 'goods.csv' });
  });

  it('brings one product in 41 rows, and HTML that is cleaned; pictures that cannot be had keep no product back', async () => {
    await files.bring(manyRows('before'));
    expect((await find('paint')).variants).toHaveLength(41);
    const { pictures_coming, job } = await files.bring(withHtml('today'));
    const oak = await find('oak-board');
    expect([oak.description_html, oak.pictures, pictures_coming, job.failed]).toEqual([
      '<h2>Board</h2>\r\n<p>Cut, "not" sawn;\nkeep dry.</p>',
      [],
      2,
      2,
    ]);
  });
});

describe('a check', () => {
  it('what somebody has said of columns is there again for a file with these headings, and for its rows that failed', async () => {
    const fieldsOf = ({ columns }: ProductFile) => columns.map(({ field }) => field);
    const heads = ['Artikel', 'Preis', 'Title', 'Zustand'];
    const file = await files.sent(csvOf([heads, ['Cup', 'x', 'Internal', 'active']]));
    expect(fieldsOf(file)).toEqual([null, null, 'name', null]);
    const chosen = ['name', 'price', null, 'status'];
    const job = await files.finish(await files.begin('products.check_file', { file_id: file.id, fields: chosen }));
    const again = await files.read<ProductFile>(`product-files/${file.id}`);
    expect(fieldsOf(again)).toEqual(chosen);
    // Where that is something else than headings say, it is told apart.
    const before = file.columns.map((column) => expect.objectContaining({ by_heading: column.field }));
    expect(again.columns).toEqual(before);
    expect(file.columns.filter((column) => 'by_heading' in column)).toEqual([]);
    const failed = await files.fileOf(await files.begin('products.failed_rows', { check_id: job.id }));
    expect(fieldsOf(await files.sent(failed))).toEqual([...chosen, null]);
    expect(fieldsOf(await files.sent(csvOf([heads.toReversed(), ['a', 'b', 'c', 'd']])))).toEqual([
      null,
      'name',
      null,
      null,
    ]);
    // A command is told what columns are, and follows nobody's choice.
    const source = Readable.from([Buffer.from(csvOf([heads, ['Jug', '1', 'x', 'draft']]))]);
    const taken = await shop.services.productFiles.take(
      { user_id: files.staff.user_id, address: '' },
      { name: 'x.csv', source },
    );
    expect(taken.columns.map(({ field }) => field)).toEqual([null, null, 'name', null]);
  });

  it('names what is wrong once, and not what comes of it', async () => {
    const { id } = await files.check(
      csvOf([
        ['slug', 'name', 'price', 'status', 'sku'],
        ['dear', 'Dear', 'x', 'active', 'D-1'],
        ['cheap', 'Cheap', '', 'active', 'C-1'],
        ['long', 'x'.repeat(201), '1.00', 'active', 'L-1'],
        ['free', 'Free', '0', 'active', 'F-1'],
      ]),
    );
    expect((await problemsOf(id)).map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [2, 'price', '‘x’ is not a price. Write it like 24.00.'],
      [3, 'price', 'The price is missing. Write it like 24.00.'],
      [4, 'name', 'The text is longer than 200 characters.'],
      [5, 'status', 'Give it a price above 0 first.'],
    ]);
  });

  it('names every row that is wrong, writes nothing, and an import leaves those out', async () => {
    await desk.make('Kept');
    const { id, products } = await files.check(
      csvOf([
        ['slug', 'name', 'regular_price', 'sale_price', 'stock', 'category', 'sku'],
        ['good', 'Good', '12.00', '', '3', '', 'G-1'],
        ['dear', 'Dear', '12,000', '', 'many', '', 'D-1'],
        ['lost', 'Lost', '12.00', '15.00', '1', 'Nowhere', 'L-1'],
        ['good-too', 'Good', '9.00', '', '', '', 'g-1'],
        ['', '', '1.00', '', '', '', 'X-1'],
        ['short', 'Short'],
        ['good', 'Again', '1.00', '', '', '', 'A-1'],
        ['!!!', 'Nowhere', '1.00', '', '', '', 'N-1'],
        ['!?', 'Nowhere', '1.00', '', '', '', 'N-2'],
      ]),
    );
    expect([products, await count('products')]).toEqual([{ new: 1, changed: 0, same: 0, wrong: 7 }, 1]);
    expect((await problemsOf(id)).map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [3, 'regular_price', '‘12,000’ is not a price. Write it like 24.00.'],
      [3, 'stock', '‘many’ is not a whole number.'],
      [4, 'category', 'There is no category Nowhere. Make it first.'],
      [4, 'sale_price', 'A sale price must be below the price.'],
      // A row that says no address belongs to the product before: it has a price of its own, and no options to tell it by.
      [5, 'sku', 'Row 2 has the SKU g-1, too.'],
      [6, null, 'Another variant has the same options.'],
      [7, null, 'The row has 2 cells where the first row has 7.'],
      [8, 'slug', 'The product began in row 2. The rows of one product must follow each other.'],
      [9, 'slug', 'The row has no address that could be one.'],
      [10, 'slug', 'The row has no address that could be one.'],
    ]);
    const job = await files.finish(await files.begin('products.import_file', { check_id: id }));
    expect([job.done, job.failed, await count('products')]).toEqual([1, 0, 2]);
  });

  it('names all of 40 rows that are wrong, and an import has nothing to write', async () => {
    const faults: [column: string, cell: string][] = [
      ['Variant Price', '12,000'],
      ['Variant Inventory Qty', 'many'],
      ['Variant Grams', '-1'],
      ['Status', 'sold'],
      ['Title', ''],
      ['Variant Inventory Policy', 'maybe'],
      ['Published', 'perhaps'],
      ['Country of Origin', 'Portugal'],
    ];
    const good = { Handle: '', Title: 'Good', 'Variant SKU': '', 'Variant Price': '5.00', Status: 'draft' };
    const heads = [...new Set([...Object.keys(good), ...faults.map(([column]) => column)])];
    const rows = Array.from({ length: 40 }, (_, at) => {
      const [column, cell] = faults[at % faults.length] ?? ['', ''];
      const row: Record<string, string> = { ...good, Handle: `good-${at}`, 'Variant SKU': `G-${at}`, [column]: cell };
      return heads.map((head) => row[head] ?? '');
    });
    const { id, products } = await files.check(csvOf([heads, ...rows]));
    expect(products).toEqual({ new: 0, changed: 0, same: 0, wrong: 40 });
    const told = await problemsOf(id);
    expect(told.map(({ row }) => row)).toEqual(Array.from({ length: 40 }, (_, at) => at + 2));
    expect(told.map(({ column }) => column)).toEqual(rows.map((_, at) => faults[at % faults.length]?.[0]));
    const refused = await files.start('products.import_file', { check_id: id });
    expect([refused.json<Problem>().code, await count('products')]).toEqual(['jobs.nothing_to_do', 0]);
    const csv = await files.fileOf(await files.begin('products.failed_rows', { check_id: id }));
    expect((parse(csv, { bom: true }) as string[][]).slice(1).every((row) => row.at(-1) !== '')).toBe(true);
  });

  it('tells categories that the shop does not have, and puts their products where somebody says', async () => {
    const file = csvOf([
      ['slug', 'name', 'category'],
      ['cup', 'Cup', 'Kitchen Things'],
      ['bowl', 'Bowl', 'kitchen things'],
      ['vase', 'Vase', 'Elsewhere'],
    ]);
    const { id, file: sent } = await files.check(file);
    const found = await files.read<ProductCheckResult>(`product-checks/${id}`);
    expect(found.unknown_categories).toEqual([
      { name: expect.stringMatching(/^kitchen things$/i), products: 2 },
      { name: 'Elsewhere', products: 1 },
    ]);
    const now = shop.clock.now();
    const category_id = newId();
    const stamps = { created_at: now, last_modified_at: now };
    const shelf = { id: category_id, name: 'Crockery', slug: 'crockery', parent_id: null, image_id: null, ...stamps };
    await shop.infra.db.insertInto('categories').values(shelf).execute();
    const categories = [
      { name: 'Kitchen things', category_id },
      { name: 'Elsewhere', category_id: newId() },
    ];
    const { fields } = found;
    const job = await files.finish(await files.begin('products.check_file', { file_id: sent.id, fields, categories }));
    const again = await files.read<ProductCheckResult>(`product-checks/${job.id}`);
    expect([again.counts.new.products, again.unknown_categories]).toEqual([2, [{ name: 'Elsewhere', products: 1 }]]);
    await files.finish(await files.begin('products.import_file', { check_id: job.id }));
    expect([(await find('cup')).category_id, (await find('bowl')).category_id]).toEqual([category_id, category_id]);
  });

  it('says what changes, by variant', async () => {
    await files.bring(clothes('today'));
    const other = clothes('today').replace('"39.00","49.00"', '"35.00","49.00"').replace('Washed', 'Soft');
    const { id, products } = await files.check(other);
    expect(products).toEqual({ new: 0, changed: 1, same: 0, wrong: 0 });
    expect((await files.items(id))[0]?.changes).toEqual([
      { field: 'description_html', sku: null, before: '<p>Washed linen.</p>', after: '<p>Soft linen.</p>' },
      { field: 'sale_price', sku: 'LS-RED-S', before: '39.00', after: '35.00' },
    ]);
  });

  it('is refused where columns make no sense, and an import before it has ended', async () => {
    const file = await files.sent(clothes('today'));
    const fields = file.columns.map(({ field }) => field);
    for (const wrong of [fields.map(() => null), fields.map(() => 'name'), ['name'], ['eaten', ...fields.slice(1)]]) {
      const answer = await files.start('products.check_file', { file_id: file.id, fields: wrong });
      expect(answer.json<Problem>().code).toBe('files.not_possible');
    }
    const job = await files.begin('products.check_file', { file_id: file.id, fields });
    const early = await files.start('products.import_file', { check_id: job.id });
    expect(early.statusCode).toBe(404);
  });
});

describe('what a file does not say', () => {
  const head = ['slug', 'name', 'vendor', 'tags', 'option1_name', 'option1_value', 'sku', 'regular_price', 'stock'];
  const two = [
    ['cup', 'Cup', 'Kiln', 'a, b', 'Glaze', 'Oat', 'C-1', '10.00', '4'],
    ['cup', '', '', '', '', 'Sage', 'C-2', '12.00', '5'],
  ];

  it('stays: a column that is absent, a variant that is not named; an empty cell erases', async () => {
    await files.bring(csvOf([head, ...two]));
    await files.bring(
      csvOf([
        ['slug', 'vendor', 'sku', 'stock'],
        ['cup', '', 'C-2', ''],
      ]),
    );
    const cup = await find('cup');
    expect(cup).toMatchObject({ name: 'Cup', vendor: '', tags: ['a', 'b'] });
    expect(cup.variants.map(({ sku, regular_price, stock }) => [sku, regular_price, stock])).toEqual([
      ['C-1', 1000, 4],
      ['C-2', 1200, 0],
    ]);
  });

  it('a German address that is the first one is none: the file changes nothing the second time', async () => {
    const file = csvOf([
      ['slug', 'slug:de', 'name', 'name:de'],
      ['cup', 'cup', 'Cup', 'Tasse'],
    ]);
    await files.bring(file);
    expect((await find('cup')).words.de).toMatchObject({ name: 'Tasse', slug: '' });
    expect((await files.check(file)).products).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 });
  });

  it('a variant that was sold since the check stays sold', async () => {
    await files.bring(csvOf([head, ...two]));
    const { id } = await files.check(csvOf([head, ['cup', 'New Cup', ...(two[0]?.slice(2) ?? [])], two[1] ?? []]));
    await shop.infra.db.updateTable('variants').set({ stock: 1 }).where('sku', '=', 'C-1').execute();
    await files.finish(await files.begin('products.import_file', { check_id: id }));
    const cup = await find('cup');
    expect([cup.name, cup.variants[0]?.stock]).toEqual(['New Cup', 1]);
  });
});

describe('a job that writes', () => {
  const many = (count: number) =>
    csvOf([
      ['slug', 'name', 'sku', 'regular_price', 'stock'],
      ...Array.from({ length: count }, (_, at) => [`good-${at}`, `Good ${at}`, `G-${at}`, '5.00', '2']),
    ]);

  it('goes on where a worker died, is stopped after the product under way, and writes each once', async () => {
    const { id } = await files.check(many(30));
    const moved = await count('stock_movements');
    const job = await files.begin('products.import_file', { check_id: id });
    await files.turn();
    // As a worker leaves it that was killed in its turn.
    const taken_until = new Date(shop.clock.now().getTime() + 15_000);
    await shop.infra.db.updateTable('staff_jobs').set({ taken_until }).where('id', '=', job.id).execute();
    expect([await files.turn(), await count('products')]).toEqual([false, 25]);
    shop.clock.advance(15_000);
    expect(await files.finish(job)).toMatchObject({ state: 'done', done: 30, failed: 0 });
    expect([await count('products'), await count('variants')]).toEqual([30, 30]);
    expect((await count('stock_movements')) - moved).toBe(30);

    await shop.infra.db.deleteFrom('products').execute();
    const check_id = (await files.check(many(30))).id;
    const second = await files.begin('products.import_file', { check_id });
    await files.turn();
    const headers = { ...files.staff.headers, 'idempotency-key': newId() };
    await shop.app.inject({ method: 'POST', url: `/api/admin/jobs/${second.id}/stop`, headers });
    expect(await files.finish(second)).toMatchObject({ state: 'stopped', done: 25 });
    expect(await count('products')).toBe(25);
    const rest = await files.begin('products.import_file', { check_id, failed_of: second.id });
    expect([rest.total, (await files.finish(rest)).done, await count('products')]).toEqual([5, 5, 30]);
    const nothing = await files.start('products.import_file', { check_id });
    expect(nothing.json<Problem>().code).toBe('jobs.nothing_to_do');
  });

  it('gives back the rows that failed with why, which can be tried again alone, or sent again', async () => {
    const source = csvOf([
      ['slug', 'name', 'sku', 'regular_price'],
      ['one', '=One', 'O-1', '5.00'],
      ['two', 'Two', 'T-1', '6.00'],
      ['bad', 'Bad', 'B-1', 'x'],
    ]);
    const { id } = await files.check(source);
    const other = await desk.setVariants(await desk.make('Other'), {
      options: [],
      variants: [{ sku: 'O-1', regular_price: 100 }],
    });
    const job = await files.finish(await files.begin('products.import_file', { check_id: id }));
    expect([job.done, job.failed]).toEqual([1, 1]);
    const csv = await files.fileOf(await files.begin('products.failed_rows', { check_id: id, import_id: job.id }));
    const [head = [], ...rows] = parse(csv, { bom: true }) as string[][];
    expect(head).toEqual(['slug', 'name', 'sku', 'regular_price', 'Error']);
    expect(rows).toEqual([
      ['one', `'=One`, 'O-1', '5.00', expect.stringContaining('O-1 is the SKU of another product')],
      ['bad', 'Bad', 'B-1', 'x', 'regular_price: ‘x’ is not a price. Write it like 24.00.'],
    ]);
    await desk.call('DELETE', `/${other.id}?version=${other.version}`);
    const again = await files.finish(await files.begin('products.import_file', { check_id: id, failed_of: job.id }));
    expect([again.total, again.done, (await find('one')).name]).toEqual([1, 1, '=One']);
    expect((await files.check(csv)).products).toEqual({ new: 0, changed: 0, same: 1, wrong: 1 });
  });
});

it('a file is gone after seven days, and more than twenty are not kept; not while a job reads it', async () => {
  const first = await files.sent(clothes('today'));
  const job: StaffJob = await files.begin('products.check_file', {
    file_id: first.id,
    fields: first.columns.map(({ field }) => field),
  });
  for (let sent = 0; sent < 21; sent += 1) await files.sent(manyRows('today'));
  const kept = async (): Promise<string[]> =>
    (await shop.infra.db.selectFrom('product_files').select('id').execute()).map(({ id }) => id);
  expect([(await kept()).length, (await kept()).includes(first.id)]).toEqual([21, true]);
  await files.finish(job);
  shop.clock.advance(8 * 24 * 3_600_000);
  await shop.services.productFiles.removeExpired();
  expect(await kept()).toEqual([]);
  expect(await shop.infra.files.exists(`private/product-files/${first.id}`)).toBe(false);
});
