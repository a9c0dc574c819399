import fc from 'fast-check';
import type { AdminAttributeRecord, Problem, Product } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { actionsOn } from '../../../../test/audit/audit-log';
import { forAllTests } from '../../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../../test/harness';
import { csvOf } from '../../../framework/files/testing/csv';
import { aFileDesk } from './testing/file-desk';
import type { FileDesk } from './testing/file-desk';

jest.setTimeout(120_000);
const shop = forAllTests(startTestShop, 120_000);
let files: FileDesk;
beforeAll(async () => void (files = await aFileDesk(shop)));
afterEach(async () => {
  await shop.infra.db.deleteFrom('staff_jobs').execute();
  await shop.infra.db.deleteFrom('products').execute();
  await shop.infra.db.deleteFrom('attributes').execute();
});

const HEAD = [
  'slug',
  'name',
  'status',
  'attribute:Material',
  'attribute_name:de:Material',
  'attribute_values:de:Material',
];
const OPTIONS = ['option1_name', 'option1_name:de', 'option1_value', 'option1_value:de', 'sku', 'regular_price'];
const shirt = (slug: string, ...said: string[]): string[] => [slug, slug, 'active', ...said];
const draft = (slug: string, ...said: string[]): string[] => [slug, slug, 'draft', ...said];
const NONE = ['', '', '', '', '', ''];
const table = (...rows: string[][]): string => csvOf([[...HEAD, ...OPTIONS], ...rows]);

const attribute = async (code: string): Promise<AdminAttributeRecord> =>
  files.read<AdminAttributeRecord>(`attributes/${code}`);
const labels = ({ values }: AdminAttributeRecord) => values.map(({ label, labels: { de } }) => [label, de]);
const wrong = async (csv: string): Promise<(string | number | null)[][]> => {
  const { id } = await files.check(csv);
  const items = await files.items(id, 'verdict=wrong');
  return items.flatMap(({ problems }) => problems.map(({ row, column, reason }) => [row, column, reason]));
};

it('German words of attributes, options and their values come in with products, and are in the shop', async () => {
  const csv = table(
    [
      ...shirt('shirt', 'Linen; Cotton', 'Werkstoff', 'Leinen; Baumwolle'),
      'Tint',
      'Ton',
      'Rust',
      'Rost; dunkel',
      's-1',
      '9.00',
    ],
    ['shirt', '', '', '', '', '', '', '', 'Sand', '', 's-2', '9.00'],
    [...shirt('towel', 'Cotton', '', ''), 'Tint', '', 'Sand', 'Sandfarben', 't-1', '5.00'],
  );
  const { products, job } = await files.bring(csv);
  expect([products.new, job.failed]).toEqual([2, 0]);
  const material = await attribute('material');
  expect([material.names.de, labels(material)]).toEqual([
    'Werkstoff',
    [
      ['Cotton', 'Baumwolle'],
      ['Linen', 'Leinen'],
    ],
  ]);
  const tint = await attribute('tint');
  expect([tint.names.de, labels(tint)]).toEqual([
    'Ton',
    [
      ['Rust', 'Rost; dunkel'],
      ['Sand', 'Sandfarben'],
    ],
  ]);
  expect(await actionsOn(shop, 'tint')).toContain('attributes.update');
  await eventually(async () => {
    const url = '/api/products/towel';
    const shown = await shop.app.inject({ url, headers: { 'accept-language': 'de' } });
    const { attributes, options } = shown.json<Product>();
    return JSON.stringify([attributes, options]).match(/Werkstoff.*Baumwolle.*Ton.*Sandfarben/) !== null;
  });
  expect((await files.check(csv)).products).toMatchObject({ same: 2, changed: 0 });
  expect((await files.check(table([...shirt('towel', 'Cotton', '', ''), ...NONE]))).products).toMatchObject({
    same: 1,
  });

  const other = table([...shirt('towel', 'Cotton', 'Stoff', 'Kattun'), ...NONE]);
  const { id } = await files.check(other);
  const [changed] = await files.items(id, 'verdict=changed');
  expect(changed?.changes).toEqual([
    { field: 'attribute_name:de:Material', sku: null, before: 'Werkstoff', after: 'Stoff' },
    { field: 'attribute_values:de:Material', sku: null, before: 'Baumwolle', after: 'Kattun' },
  ]);
  await files.bring(other);
  expect(labels(await attribute('material'))).toEqual([
    ['Cotton', 'Kattun'],
    ['Linen', 'Leinen'],
  ]);
});

it('words that do not stand for the values, or are others in another row, are named with their rows', async () => {
  expect(
    await wrong(
      table(
        [...draft('one', 'Linen', '', 'Leinen; Baumwolle'), ...NONE],
        [...draft('two', '', 'Werkstoff', ''), ...NONE],
        [...draft('three', 'Linen', '', 'Leinen'), ...NONE],
        [...draft('four', 'LINEN', '', 'Flachs'), ...NONE],
      ),
    ),
  ).toEqual([
    [2, 'attribute_values:de:Material', expect.stringContaining('2')],
    [3, 'attribute_name:de:Material', expect.stringContaining('0')],
    [5, 'attribute_values:de:Material', expect.stringContaining('“Flachs”, row 4 to “Leinen”')],
  ]);
});

const PRESENT = 'Leinen';
/** What a row says of the value, and whether something else of it changes. */
const saying = fc.record({
  word: fc.constantFrom('', PRESENT, PRESENT, 'Flachs', 'Lein'),
  changes: fc.boolean(),
});

it('a word that the shop has is no claim: one changed word among unchanged rows becomes the word, two contradict each other', async () => {
  const name = (at: number) => `linen-${at}`;
  await fc.assert(
    fc.asyncProperty(fc.array(saying, { minLength: 2, maxLength: 6 }), async (rows) => {
      const claims = rows.flatMap(({ word }, at) => (word === '' || word === PRESENT ? [] : [{ at, word }]));
      fc.pre(claims.length > 0 || rows.some(({ changes }) => changes)); // a file that changes nothing begins no job
      await shop.infra.db.deleteFrom('products').execute();
      await shop.infra.db.deleteFrom('attributes').execute();
      const first = rows.map((_, at) => [...draft(name(at), 'Linen', '', PRESENT), ...NONE]);
      expect((await files.bring(table(...first))).products.wrong).toBe(0);

      const said = rows.map(({ word, changes }, at) => [
        name(at),
        changes ? `New ${at}` : name(at),
        'draft',
        'Linen',
        '',
        word,
        ...NONE,
      ]);
      const { id, job } = await files.bring(table(...said));
      const [claim] = claims;
      const others = claims.filter(({ word }) => word !== claim?.word).map(({ at }) => at);
      const items = await files.items(id, 'verdict=wrong');
      expect(items.flatMap(({ problems }) => problems.map(({ row }) => row))).toEqual(others.map((at) => at + 2));
      for (const { problems } of items)
        expect(problems[0]?.reason).toContain(`row ${(claim?.at ?? 0) + 2} to “${claim?.word}”`);

      expect([job.state, job.failed]).toEqual(['done', 0]);
      expect(labels(await attribute('material'))).toEqual([['Linen', claim?.word ?? PRESENT]]);
      const { rows: kept } = await sql<{ name: string }>`select name from products order by slug`.execute(
        shop.infra.db,
      );
      expect(kept.map((product) => product.name)).toEqual(
        rows.map(({ changes }, at) => (changes && !others.includes(at) ? `New ${at}` : name(at))),
      );
    }),
    { numRuns: process.env['TESSERA_DRILL'] ? 100 : 3 },
  );
});

it('a column of words needs the one beside it', async () => {
  const file = await files.sent(
    csvOf([
      ['slug', 'name', 'attribute_values:de:Material'],
      ['one', 'One', 'Leinen'],
    ]),
  );
  const fields = file.columns.map(({ field }) => field);
  expect(fields).toEqual(['slug', 'name', 'attribute_values:de:Material']);
  const refused = await files.start('products.check_file', { file_id: file.id, fields });
  expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
    422,
    expect.stringContaining('“attribute:Material”'),
  ]);
});
